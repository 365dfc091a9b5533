import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-paths.mjs';

/** The entry file of each tool. `node_modules/.bin` is not used because it contains shell scripts on some systems. */
const entries = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  redocly: 'node_modules/@redocly/cli/bin/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Runs a tool or one of the project's scripts and waits until it ends.
 * @param {keyof typeof entries | `${string}.mjs`} tool
 * @param {string[]} [args]
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {boolean} whether it exited with 0
 */
export function run(tool, args = [], env = {}) {
  const file = join(projectRoot, entries[tool] ?? join('scripts', tool));
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Runs a tool beside others.
 * @param {keyof typeof entries} tool
 * @param {string[]} args
 * @param {{ isOutputHeld?: boolean }} [options] whether the output is written at the end, in one piece
 * @returns {Promise<boolean>} whether it exited with 0
 */
export async function runBeside(tool, args, { isOutputHeld = false } = {}) {
  const output = isOutputHeld ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [join(projectRoot, entries[tool]), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', output, output],
  });
  /** @type {Buffer[]} */
  const held = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(held));
  return status === 0;
}

/**
 * Whether a module is the one that `node` was started with, and not only imported.
 * @param {string} url the module's `import.meta.url`
 */
export function isMainModule(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
}
