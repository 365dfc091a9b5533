/** Runs the check of licences in a project with one package. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { scratchTree } from './scratch-tree.ts';

function checkWith(license?: string) {
  const locked = { '': { name: 'a', version: '1.0.0', dependencies: { left: '1.2.3' } } };
  const left = { version: '1.2.3', license, integrity: 'sha512-AAAA' };
  const root = scratchTree({
    'package.json': JSON.stringify({ ...locked[''], type: 'module' }),
    'package-lock.json': JSON.stringify({
      name: 'a',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { ...locked, 'node_modules/left': left },
    }),
  });
  for (const name of ['licences', 'bill-of-materials', 'command-line', 'project-paths'])
    cpSync(join(projectRoot, `scripts/${name}.mjs`), join(root, `scripts/${name}.mjs`));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/licences.mjs'), 'check'], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([
  ['GPL-3.0-only', 'GPL-3.0-only'],
  [undefined, 'none'],
])('a package with the licence %s fails, and is named', (licence, named) => {
  expect(checkWith(licence)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Not examined yet: ${named}, the licence of left@1.2.3.\n`,
  });
});

test('a package with a licence that was examined passes', () => {
  expect(checkWith('MIT')).toEqual({ status: 0, stdout: 'Licences: each was examined.\n', stderr: '' });
});
