/** Runs `npm run check` with a stand-in for the tools that it runs. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { scratchTree } from './scratch-tree.ts';

const tools = {
  'scripts/run.mjs': `export function run(tool, args = []) {
    const command = [tool, ...args].join(' ');
    console.log(\`runs \${command}\`);
    return command !== process.env.FAILING;
  }`,
  'scripts/build-stamp.mjs': `export const isBuildCurrent = () => process.env.BUILT === 'yes';`,
  'scripts/catalogue.mjs': `export const compileCatalogue = () => console.log('runs the compiler of the catalogue');`,
};

function check(env: Readonly<Record<string, string>>) {
  const root = scratchTree(tools);
  for (const name of ['check', 'command-line'])
    cpSync(join(projectRoot, `scripts/${name}.mjs`), join(root, `scripts/${name}.mjs`));
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/check.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const lines = stdout.trimEnd().split('\n');
  return {
    status,
    runs: lines.filter((line) => line.startsWith('runs ')).map((line) => line.slice(5)),
    end: lines.at(-1),
  };
}

/** Each command, and the check of which it is a part. */
const commands = [
  ['messages.mjs check', 'messages'],
  ['tsc', 'types'],
  ['tsc -p src/service-worker', 'types'],
  ['biome check --error-on-warnings', 'lint and format'],
  ['import-table.mjs', 'import table'],
  ['knip --no-progress', 'unused code'],
  ['licences.mjs check', 'licences'],
  ['status-check.mjs', 'statuses'],
  ['openapi.mjs', 'openapi'],
  ['machines.mjs check', 'machines'],
  ['build.mjs', 'build'],
  ['budgets.mjs', 'budgets'],
] as const;
const all = commands.map(([command]) => command);

test('passes when every command does, with a new catalogue', () => {
  expect(check({})).toEqual({
    status: 0,
    runs: ['the compiler of the catalogue', ...all],
    end: 'Check passed.',
  });
});

test.each(commands)('fails when `%s` does, names the check, and runs the others', (FAILING, name) => {
  const { status, runs, end } = check({ FAILING });
  expect({ status, end }).toEqual({ status: 1, end: `Check failed: ${name}.` });
  const skipped = FAILING === 'tsc' ? ['tsc -p src/service-worker'] : [];
  expect(runs.slice(1)).toEqual(all.filter((command) => !skipped.includes(command)));
});

test('does not build what is built', () => {
  expect(check({ BUILT: 'yes' }).runs.slice(1)).toEqual(all.filter((command) => command !== 'build.mjs'));
});
