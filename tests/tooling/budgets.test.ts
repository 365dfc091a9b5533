/** Compares builds with the budgets, without a browser: the files are those in the markup of the page. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { scratchTree } from './scratch-tree.ts';

const page = '<script src="/static/js/index.1.js"></script>"/static/assets/en.1.json""/static/assets/ar.1.json"';
const built = {
  'web/index.html': page,
  'web/static/js/index.1.js': 'start();',
  'web/static/js/async/1.1.js': 'load();',
  'web/static/assets/en.1.json': '{}',
  'web/static/assets/ar.1.json': '{}',
  'web/static/font/a.woff2': 'font',
};

function compare(files: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/budgets.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, DIST_DIR: relative(projectRoot, scratchTree(files)), CHROME_PATH: 'no-browser' },
  });
  return { status, over: stdout.split('\n').filter((line) => line.startsWith('OVER')), stderr };
}

/** Letters that need this many kilobytes when they are compressed. */
const text = (kilobytes: number) => randomBytes(kilobytes * 1000).toString('base64');

test('passes within the budgets', () => {
  expect(compare(built)).toEqual({ status: 0, over: [], stderr: '' });
});

test('fails for each budget that is exceeded, and names the file', () => {
  const { status, over } = compare({
    ...built,
    'web/static/js/index.1.js': text(111),
    'web/static/js/async/2.1.js': text(61),
    'web/static/font/b.woff2': text(41),
    'web/inspector.html': '',
  });
  expect(status).toBe(1);
  expect(over.map((line) => line.replace(/^OVER +/, '').replace(/^\d+\.\d/, 'more'))).toEqual([
    'more of 110 KB  first-load JavaScript, en',
    'more of 110 KB  first-load JavaScript, ar',
    '1 of 0  files of the inspector inspector.html',
    'more of 40 KB  largest font, b.woff2',
    'more of 60 KB  largest lazy chunk, 2.1.js',
  ]);
});

test('fails when there is no font and no lazy chunk to measure', () => {
  const { 'web/static/font/a.woff2': _font, 'web/static/js/async/1.1.js': _chunk, ...others } = built;
  const { status, over } = compare(others);
  expect(status).toBe(1);
  expect(over).toEqual(
    ['font', 'lazy chunk'].map((name) => expect.stringMatching(`largest ${name}, of which there is none$`)),
  );
});

test('asks for a build when there is none', () => {
  const { status, stderr } = compare({ 'web/robots.txt': '' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^There is no page in .*web: run npm run build first\.\n$/),
  ]);
});
