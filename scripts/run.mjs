import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { home } from './home.mjs';

/** What a tool is started with; a path, because `node_modules/.bin` is a shell script on some systems. */
const entries = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/@playwright/test/cli.js',
  redocly: 'node_modules/@redocly/cli/bin/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Runs a tool, or one of our scripts, to its end. Returns whether it went well.
 * @param {keyof typeof entries | `${string}.mjs`} tool
 * @param {string[]} [args]
 * @param {Record<string, string>} [env]
 */
export function run(tool, args = [], env = {}) {
  const file = join(home, entries[tool] ?? join('scripts', tool));
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: home,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
