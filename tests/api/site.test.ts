/** Tests how the pages and the files of the build are served. Long because each header of a response has a test. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../api/log.ts';
import { createMetrics } from '../../api/metrics.ts';
import { readSettings } from '../../api/settings.ts';
import { createSite } from '../../api/site.ts';
import { eventually } from '../support/eventually.ts';

const page = '<!doctype html><style>b{}</style><script>var a=1</script><script src="/static/js/a.js"></script>';
let folder: string;
let web: string;
let site: Hono;
const logged: string[] = [];
const deps = {
  log: createLog('info', { write: (line) => logged.push(line) }),
  metrics: createMetrics(),
  rules: readSettings({
    TRUST_PROXY: '1',
    PUBLIC_API_BASE: 'https://api.example/base',
    PUBLIC_ANALYTICS_URL: '/views',
    CONNECT_ORIGINS: 'https://analytics.example',
    IMG_ORIGINS: 'https://pictures.example/, https://photos.example',
  }).rules,
};

const api = new Hono().on('POST', ['/api/*', '/dev/*'], (context) => context.json({ path: context.req.path }));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sg-site-'));
  web = join(folder, 'web');
  mkdirSync(join(web, 'static/js'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(web, 'index.html'), page);
  writeFileSync(join(web, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(web, 'favicon.svg'), '<svg/>');
  writeFileSync(join(web, 'service-worker.js'), 'addEventListener');
  writeFileSync(join(web, 'logo.1c07e3.svg'), '<svg/>');
  for (const name of ['plain.js', 'index.1c07e.js', 'index.1c07e3.js'])
    writeFileSync(join(web, 'static/js', name), 'go()');
  writeFileSync(join(web, 'static/js/index.1c07e3.js.br'), brotliCompressSync('go()'));
  site = createSite(web, api, deps);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  '/',
  '/index.html',
  '/login',
  '/contract/CON-2026-00017',
  '/contract/Sadu.com',
  '/nothing/at/all',
  '/v1.2/all',
  '/help/live',
  '/?a=1',
])('serves the page for %s, to be revalidated', async (path) => {
  const response = await site.request(path);
  expect([response.status, await response.text()]).toEqual([200, page]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
});

it('serves hashed assets compressed and as immutable', async () => {
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const response = await site.request('/static/js/index.1c07e3.js', { headers });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(brotliCompressSync('go()'));
});

it('serves the page compressed at each of its addresses', async () => {
  for (const path of ['/', '/login']) {
    const response = await site.request(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(brotliCompressSync(page));
  }
});

it.each(['/favicon.svg', '/service-worker.js', '/logo.1c07e3.svg', '/static/js/plain.js', '/static/js/index.1c07e.js'])(
  'serves %s to be revalidated',
  async (path) => {
    const response = await site.request(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  },
);

describe('a file without a hash in its name', () => {
  const tagOf = async (path: string, headers = {}) => (await site.request(path, { headers })).headers.get('etag') ?? '';

  it.each(['/', '/login', '/favicon.svg', '/service-worker.js'])('is not sent again: %s', async (path) => {
    const tag = await tagOf(path);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const sent of [tag, `"other", W/${tag}`]) {
      const response = await site.request(path, { headers: { 'If-None-Match': sent, Range: 'bytes=0-3' } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      const { headers } = response;
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual([tag, 'no-cache']);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('content-length')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await site.request(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect((await site.request(path, { method: 'HEAD', headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('has another tag when it is compressed, and when its content changes, though its time and size do not', async () => {
    expect(await tagOf('/', { 'Accept-Encoding': 'br' })).not.toBe(await tagOf('/'));
    const path = join(web, 'changing.txt');
    const write = (text: string): void => {
      writeFileSync(path, text);
      utimesSync(path, 0, 0);
    };
    write('one');
    const first = await tagOf('/changing.txt');
    await eventually(async () => {
      write('two');
      expect(await tagOf('/changing.txt')).not.toBe(first);
    });
    rmSync(path);
  });

  it('has no time, which would be no reason to keep it', async () => {
    const response = await site.request('/', { headers: { 'If-Modified-Since': new Date().toUTCString() } });
    expect([response.status, response.headers.get('last-modified')]).toEqual([200, null]);
  });
});

it.each(['/', '/favicon.svg', '/static/js/index.1c07e3.js'])('states that %s depends on the encoding', async (path) => {
  expect((await site.request(path)).headers.get('vary')).toBe('Accept-Encoding');
});

it.each([
  ['bytes=0-3', {}, 206, 'go()'],
  ['bytes=1-2', {}, 206, 'o('],
  ['bytes=2-', {}, 206, '()'],
  ['bytes=-1', {}, 206, ')'],
  ['bytes=9-', {}, 416, ''],
  ['bytes=2-1', {}, 200, 'go()'],
  ['bytes=-', {}, 200, 'go()'],
  ['bytes=abc', {}, 200, 'go()'],
  ['items=0-3', {}, 200, 'go()'],
  ['0-1', {}, 200, 'go()'],
  ['bytes=0-0,2-2', {}, 200, 'go()'],
  ['bytes=1-2', { 'If-Range': '"other"' }, 200, 'go()'],
])('answers the range %s with %j by %i', async (Range, headers, status, text) => {
  const response = await site.request('/static/js/plain.js', { headers: { Range, ...headers } });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.has('content-range')).toBe(status !== 200);
});

it.each([
  '/static/js/gone.1c07e3.js',
  '/static/folder',
  '/gone.png',
  '/gone.PNG',
  '/files/gone.pdf',
  '/private/files/gone.pdf',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/../../secret.txt',
])('responds with 404 to %s, which may exist later', async (path) => {
  const response = await site.request(`http://localhost${path}`);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
});

it.each(['POST', 'PUT', 'DELETE'])('rejects %s', async (method) => {
  expect((await site.request('/login', { method })).status).toBe(404);
});

it.each(['/api/anything', '/dev/mail'])('forwards %s to the API, which logs it', async (path) => {
  logged.length = 0;
  expect(await (await site.request(path, { method: 'POST' })).json()).toEqual({ path });
  expect(logged).toEqual([]);
});

it('logs a request of the page or of a file once', async () => {
  logged.length = 0;
  vi.spyOn(performance, 'now').mockReturnValue(0); // a slow request has another level
  for (const path of ['/login', '/gone.png']) await site.request(path);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', path: '/login', status: 200 },
    { level: 'warn', path: '/gone.png', status: 404 },
  ]);
});

it.each(['/healthcheck', '/health/x', '/metrics', '/metrics/', '/HEALTHZ', '/livez2', '/live'])(
  'forwards %s to the API, which has no such question',
  async (path) => {
    expect((await site.request(path)).status).toBe(404);
  },
);

it('allows only the inline scripts of the page', async () => {
  const policy = (await site.request('/')).headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update('var a=1').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('sends the headers of a page', async () => {
  const { headers } = await site.request('/');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash('var a=1')}`,
    `style-src 'self' ${hash('b{}')}`,
    "img-src 'self' data: blob: https://api.example https://pictures.example https://photos.example",
    "font-src 'self'",
    "connect-src 'self' https://api.example https://analytics.example",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify chart',
  ]);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const denied = headers.get('permissions-policy')?.split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'serial'])
    expect(denied).toContain(`${feature}=()`);
});

it('lets the inspector of a build for developers open another origin, and run its own script only', async () => {
  const inspector = join(web, 'inspector.html');
  writeFileSync(inspector, '<script>inspect()</script>');
  const other = createSite(web, api, deps);
  rmSync(inspector);
  const headers = (await other.request('/inspector.html')).headers;
  const hash = createHash('sha256').update('inspect()').digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/', '/inspector.html'])
    expect((await other.request(path)).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect((await other.request('/')).headers.get('content-security-policy')).not.toContain(hash);
});

it('requires TLS in future only of clients that use it', async () => {
  const header = 'strict-transport-security';
  const overTls = await site.request('/', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(overTls.headers.get(header)).toBe('max-age=31536000; includeSubDomains');
  expect((await site.request('/')).headers.has(header)).toBe(false);
});

it.each(['ftp://a.example', 'a.example', "https://a.example; script-src 'unsafe-inline'"])(
  'does not start with the origin %s',
  (IMG_ORIGINS) => {
    expect(() => readSettings({ IMG_ORIGINS })).toThrow('IMG_ORIGINS must have addresses');
  },
);
