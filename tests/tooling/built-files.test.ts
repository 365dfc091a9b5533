/** Tests what a build adds to the page's files: the list of the service worker, and compressed copies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { computeBuildStamp } from '../../scripts/build-stamp.mjs';
import { compressFolder } from '../../scripts/compress.mjs';
import { writeServiceWorker } from '../../scripts/precache.mjs';
import { scratchTree } from './scratch-tree.ts';

describe('the list of the service worker', () => {
  const listIn = (files: Readonly<Record<string, string>>, script = 'store(PRECACHED_FILES, PRECACHED_FILES)') => {
    const root = scratchTree({ 'worker/service-worker.js': script, 'web/index.html': 'page', ...files });
    writeServiceWorker(join(root, 'worker'), join(root, 'web'));
    const [, first = '', second] = /^store\((.+), (.+)\)$/.exec(
      readFileSync(join(root, 'web/service-worker.js'), 'utf8'),
    ) ?? ['', '[]'];
    expect(second).toBe(first);
    return JSON.parse(first) as { url: string; revision: string | null }[];
  };
  const urlsIn = (files: Readonly<Record<string, string>>) => listIn(files).map(({ url }) => url);

  test('has each file that the page can load, and the page by the address that no host redirects', () => {
    const files = ['a/b.html', 'icon.svg', 'photo.png', 'sg.webmanifest', 'static/a.css', 'static/a.json'];
    files.push('static/js/async/a.js', 'static/js/index.js', 'static/text.woff2');
    const urls = urlsIn(Object.fromEntries(files.map((file) => [`web/${file}`, file])));
    expect(urls.sort()).toEqual(['/', ...files.map((file) => `/${file}`)]);
  });

  test('has neither the worker itself, nor the inspector, nor a file that the page does not load', () => {
    const files = ['service-worker.js', 'inspector.html', 'static/js/inspector.1c07e3.js', 'favicon.ico', 'a.js.br'];
    expect(urlsIn(Object.fromEntries(files.map((file) => [`web/${file}`, file])))).toEqual(['/']);
  });

  test('has a revision, which changes with the content, of each file whose name does not change with it', () => {
    const [before, after] = ['one', 'two'].map((text) => listIn({ 'web/icon.svg': text, 'web/static/a.js': text }));
    const revisionsOf = (list: typeof before = []) =>
      Object.fromEntries(list.map(({ url, revision }) => [url, revision]));
    expect(revisionsOf(before)['/static/a.js']).toBeNull();
    expect(revisionsOf(before)['/']).toMatch(/^[\da-f]{16}$/);
    expect(revisionsOf(after)['/']).toBe(revisionsOf(before)['/']);
    expect(revisionsOf(after)['/icon.svg']).not.toBe(revisionsOf(before)['/icon.svg']);
  });

  test('is not written into a script that does not read it', () => {
    expect(() => listIn({}, 'store()')).toThrow('The service worker does not read PRECACHED_FILES');
  });
});

describe('the compressed copies', () => {
  const text = readFileSync('api/db/migrations/0007_watery_adam_destine.sql', 'utf8');
  const compress = (files: readonly string[], content: string) => {
    const root = scratchTree(Object.fromEntries(files.map((file) => [file, content])));
    compressFolder(root);
    return root;
  };

  test('are those of texts, in every folder', () => {
    const texts = ['a.html', 'a.js', 'a.css', 'a.svg', 'a.json', 'a.txt', 'a.webmanifest'];
    texts.push('static/js/a.js');
    const root = compress([...texts, 'a.woff2', 'a.png', 'a.ico', 'a.js.map'], 'text');
    const names = readdirSync(root, { recursive: true }).map(String);
    const copies = texts.flatMap((name) => [`${name}.br`, `${name}.gz`]);
    expect(names.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual(copies.sort());
  });

  test('are as small as these formats allow, and decode to the text', () => {
    const root = compress(['a.js'], text);
    const [br, gz] = ['a.js.br', 'a.js.gz'].map((file) => readFileSync(join(root, file)));
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
    expect(gunzipSync(gz ?? '').toString()).toBe(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    expect(br?.length).toBeLessThan(brotliCompressSync(text, { params }).length);
    expect(gz?.length).toBeLessThanOrEqual(gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length);
  });
});

describe('the stamp of a build', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('changes with the variables that are built into the page, and with no other', () => {
    const stamp = computeBuildStamp();
    vi.stubEnv('API_BASE', 'https://api.example');
    expect(computeBuildStamp()).toBe(stamp);
    vi.stubEnv('PUBLIC_API_BASE', 'https://api.example');
    const other = computeBuildStamp();
    expect(other).not.toBe(stamp);
    vi.stubEnv('PUBLIC_API_BASE', 'https://api2.example');
    expect(computeBuildStamp()).not.toBe(other);
  });
});
