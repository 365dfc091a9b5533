// Reads the command lines of the scripts that change accounts, and loads the built API for them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseOptions, UsageError } from './command-line.mjs';
import { distFolder, projectRoot } from './project-paths.mjs';

/**
 * The arguments, of which the first is the email address.
 * @param {number} count
 * @param {string} usage
 * @returns {string[]}
 * @throws UsageError
 */
export function readAccountArguments(count, usage) {
  const { positionals } = parseOptions({ args: process.argv.slice(2), allowPositionals: true }, usage);
  const [email = ''] = positionals;
  if (positionals.length !== count || positionals.includes('')) throw new UsageError(usage);
  if (!email.includes('@')) throw new UsageError(`“${email}” is not an email address.\n${usage}`);
  return positionals;
}

/**
 * @returns {typeof import('../api/server.ts')}
 * @throws UsageError when the product has not been built
 */
export function loadBuiltApi() {
  const path = join(projectRoot, distFolder, 'api/server.cjs');
  if (!existsSync(path)) throw new UsageError(`The API is not built: run npm run build first. There is no ${path}.`);
  return createRequire(import.meta.url)(path);
}
