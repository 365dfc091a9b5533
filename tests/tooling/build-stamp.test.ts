/** A build is used again only when nothing has changed from which it was made. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { scratchTree } from './scratch-tree.ts';

type BuildStamp = typeof import('../../scripts/build-stamp.mjs');

async function builtProject() {
  const root = scratchTree({ 'src/main.tsx': 'start();', 'locales/en.po': 'Start', 'dist/web/index.html': 'page' });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of ['build-stamp.mjs', 'project-paths.mjs'])
    cpSync(join(projectRoot, 'scripts', name), join(root, 'scripts', name));
  const script = join(root, 'scripts/build-stamp.mjs');
  const stamp: BuildStamp = await import(script);
  const before = stamp.isBuildCurrent();
  stamp.writeBuildStamp(stamp.computeBuildStamp());
  expect([before, stamp.isBuildCurrent()]).toEqual([false, true]);
  return { ...stamp, root, write };
}

test.each([
  'src/main.tsx',
  'src/ui/new.tsx',
  'api/server.ts',
  'public/favicon.svg',
  'locales/en.po',
  'scripts/build.mjs',
  'package-lock.json',
  'tsconfig.json',
  'rsbuild.config.ts',
  '.env.production',
])('a build is not current after a change of %s', async (path) => {
  const { isBuildCurrent, write } = await builtProject();
  write(path, 'changed');
  expect(isBuildCurrent()).toBe(false);
});

test.each(['locales/en.json', 'locales/ids.ts', 'locales/en.po.4711', 'tests/ui/page.test.tsx', 'README.md'])(
  'a build stays current after a change of %s',
  async (path) => {
    const { isBuildCurrent, write } = await builtProject();
    write(path, 'changed');
    expect(isBuildCurrent()).toBe(true);
  },
);

test('a build is not current after a file was removed or renamed, nor without its stamp', async () => {
  const renamed = await builtProject();
  rmSync(join(renamed.root, 'src/main.tsx'));
  expect(renamed.isBuildCurrent()).toBe(false);
  renamed.write('src/other.tsx', 'start();');
  expect(renamed.isBuildCurrent()).toBe(false);
  const unstamped = await builtProject();
  unstamped.removeBuildStamp();
  expect(unstamped.isBuildCurrent()).toBe(false);
});
