import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';

/** Runs a script of a checkout that was not built. */
const runScript = (script: string, words: string) =>
  spawnSync(process.execPath, [join(projectRoot, script), ...words.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, DIST_DIR: 'dist-that-does-not-exist' },
  });

test.each([
  ['scripts/faults.mjs', '--cal=signIn', /^Unknown option '--cal'.*\nUsage: [^\n]*\n$/s],
  ['scripts/faults.mjs', '--call=typo', /^There is no call “typo”\.[^\n]*\n$/],
  ['scripts/machines.mjs', 'chek', /^Usage: [^\n]*\n$/],
  ['bench/run.mjs', 'peer', /^Unexpected argument 'peer'.*\nUsage: [^\n]*\n$/s],
  ['scripts/screens.mjs', 'contract nope', /^No picture has a name with contract and nope\.\nUsage: [^\n]*\n$/],
  ['scripts/start.mjs', '--port 4000', /^Unknown option '--port'.*\nUsage: npm start[^\n]*\n$/s],
  ['scripts/dev.mjs', '4000', /^Unexpected argument '4000'.*\nUsage: npm run dev[^\n]*\n$/s],
  ['scripts/check.mjs', '--fix', /^Unknown option '--fix'.*\nUsage: [^\n]*\n$/s],
  ['scripts/build.mjs', '--if-change', /^Unknown option '--if-change'.*\nUsage: [^\n]*\n$/s],
  ['scripts/fixtures.mjs', '--froce', /^Unknown option '--froce'.*\nUsage: [^\n]*\n$/s],
  ['scripts/replay.mjs', '--quite recording.json', /^Usage: [^\n]*\n$/],
  ['scripts/licences.mjs', 'chek', /^Usage: [^\n]*\n$/],
  ['scripts/sbom.mjs', 'release', /^Unexpected argument 'release'.*\nUsage: [^\n]*\n$/s],
  ['scripts/messages.mjs', 'chek', /^Usage: [^\n]*\n$/],
  ['scripts/messages.mjs', 'remove', /^Usage: [^\n]*\n$/],
  ['scripts/create-account.mjs', 'layla@example.com Layla', /^Usage: [^\n]*\n$/],
  ['scripts/create-account.mjs', 'layla@example.com Layla Haddad', /^The API is not built: run npm run build first\./],
  ['scripts/delete-account.mjs', 'layla', /^“layla” is not an email address\.\nUsage: [^\n]*\n$/],
  ['scripts/delete-account.mjs', '--yes layla@example.com', /^Unknown option '--yes'.*\nUsage: [^\n]*\n$/s],
  ['scripts/delete-account.mjs', 'layla@example.com', /^The API is not built: run npm run build first\./],
])('%s prints the reason for %s, and exits with 2', (script, words, reason) => {
  const { status, stderr } = runScript(script, words);
  expect(stderr).toMatch(reason);
  expect(status).toBe(2);
});

test('screens without a browser states what is missing, and starts no server', () => {
  const browser = join(projectRoot, 'no-browser');
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, 'scripts/screens.mjs'), 'contract'], {
    encoding: 'utf8', // until no process has the output open
    env: { ...process.env, CHROME_PATH: browser },
  });
  expect([status, stderr]).toEqual([2, `CHROME_PATH is ${browser}, which cannot be executed.\n`]);
});

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const commands = Object.entries<string>(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (\S+\.mjs)$/.exec(command) ?? [];
  return file ? [[name, file]] : [];
});

test('every command except that of a package is a script of the project', () => {
  expect(Object.keys(scripts).filter((name) => commands.every(([known]) => known !== name))).toEqual(['db:generate']);
});

test.each(commands)('%s -- --help prints the usage and does nothing else', (name = '', file = '') => {
  const { status, stdout, stderr } = runScript(file, '--help');
  expect(stdout).toMatch(new RegExp(`^Usage: npm (run )?${name}(?![\\w-])[^\\n]*\\n$`));
  expect([status, stderr]).toEqual([0, '']);
});

test('the image has every script that its scripts import', () => {
  const copied = [...readFileSync(join(projectRoot, 'Dockerfile'), 'utf8').matchAll(/\/app\/scripts\/(\S+)/g)];
  const names = copied.map(([, name = '']) => name);
  const imported = names.flatMap((name) => {
    const text = readFileSync(join(projectRoot, 'scripts', name), 'utf8');
    return [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path);
  });
  expect(imported.filter((name) => !names.includes(name))).toEqual([]);
});
