import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseBusy } from '../../api/db/is-unavailable.ts';
import { handleFailure } from '../../api/http/failure.ts';
import { createPublicReads, hasTag } from '../../api/http/public-reads.ts';
import { createWork } from '../../api/http/work.ts';
import { createMetrics } from '../../api/metrics.ts';
import { hold } from '../support/hold.ts';

afterEach(() => vi.useRealTimers());

/** An app whose reply is stored for so many seconds, and what loads its body. */
function createReads(seconds: number, body = 'body', isUncompressed = false) {
  const load = vi.fn(async () => body);
  const reads = createPublicReads(seconds);
  const app = new Hono<{ Variables: { isUncompressed: boolean } }>().onError((_, context) => context.text('', 500));
  app.get('/:language', (context) => {
    context.set('isUncompressed', isUncompressed);
    return reads.respond(context, 'getRegions', context.req.param('language') as 'en' | 'ar', load);
  });
  const read = (headers: Record<string, string> = {}, language = 'en') => app.request(`/${language}`, { headers });
  return { load, read, clear: reads.clear };
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe('the reply of a public read', () => {
  it('is stored for as many seconds as set, from the moment it is loaded, for each language', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { load, read } = createReads(2);
    const { released, release } = hold<string>();
    load.mockReturnValueOnce(released);
    const first = read();
    vi.advanceTimersByTime(5_000);
    const second = read();
    release('slow');
    expect([await (await first).text(), await (await second).text()]).toEqual(['slow', 'slow']);
    vi.advanceTimersByTime(1_999);
    expect(await (await read()).text()).toBe('slow');
    expect(load).toHaveBeenCalledTimes(1);
    await read({}, 'ar');
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(await (await read()).text()).toBe('body');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not stored where the time is zero, nor after it failed, nor when all are discarded', async () => {
    const never = createReads(0);
    for (let at = 0; at < 2; at++) await never.read();
    expect(never.load).toHaveBeenCalledTimes(2);
    const { load, read, clear } = createReads(3_600);
    load.mockRejectedValueOnce(new Error('gone'));
    expect((await read()).status).toBe(500);
    for (let at = 0; at < 2; at++) expect((await read()).status).toBe(200);
    expect(load).toHaveBeenCalledTimes(2);
    clear();
    await read();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is read for each of two simultaneous requests where the time is zero', async () => {
    const { load, read } = createReads(0);
    const { released, release } = hold<string>();
    load.mockReturnValueOnce(released);
    const replies = [read(), read()];
    release('first');
    expect(await Promise.all(replies.map(async (reply) => (await reply).text()))).toEqual(['first', 'body']);
  });

  it('stays stored when an earlier one fails that was discarded while it was read', async () => {
    const { load, read, clear } = createReads(3_600);
    const { released, release } = hold<string>();
    load.mockReturnValueOnce(released.then(() => Promise.reject(new Error('gone'))));
    const failing = read();
    clear();
    expect(await (await read()).text()).toBe('body');
    release('');
    expect((await failing).status).toBe(500);
    await read();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('varies by encoding in addition to what else it varies by', async () => {
    const reads = createPublicReads(60);
    const app = new Hono().get('/', (context) => {
      context.header('Vary', 'Origin');
      return reads.respond(context, 'getRegions', 'en', async () => 'body');
    });
    expect((await app.request('/')).headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it.each<[string, 'br' | 'gzip' | null]>([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    [' GZIP ;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.00, gzip ;q=0', null],
    ['br;q=0.01', 'br'],
    ['br;q=0., gzip;q=0.5', 'gzip'],
    ['deflate', null],
    ['', null],
  ])('to a client that accepts %j is in the encoding %j', async (accepted, encoding) => {
    const body = 'ب'.repeat(600);
    const { read } = createReads(3_600, body);
    const reply = await read({ 'Accept-Encoding': accepted });
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(decode[encoding ?? 'identity'](bytes).toString()).toBe(body);
    const { headers } = reply;
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers.get('content-length')).toBe(String(bytes.byteLength));
    const tag = String(headers.get('etag'));
    expect(tag).toMatch(encoding === null ? /^"[\w-]{22}"$/ : new RegExp(`^"[\\w-]{22}-${encoding}"$`));
    const again = await read({ 'Accept-Encoding': accepted, 'If-None-Match': tag });
    expect([again.status, again.headers.get('etag'), again.headers.get('vary')]).toEqual([304, tag, 'Accept-Encoding']);
    expect(await again.text()).toBe('');
  });

  it('is not compressed for a client that names no encoding', async () => {
    const reply = await createReads(3_600, 'x'.repeat(2_000)).read();
    expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, null]);
  });

  it('is compressed from a kilobyte on, unless it must not be', async () => {
    const encodingOf = async (length: number, isUncompressed = false) => {
      const { read } = createReads(3_600, 'x'.repeat(length), isUncompressed);
      return (await read({ 'Accept-Encoding': 'br' })).headers.get('content-encoding');
    };
    expect([await encodingOf(1_023), await encodingOf(1_024), await encodingOf(1_024, true)]).toEqual([
      null,
      'br',
      null,
    ]);
  });
});

it('are read again after the database could not be reached', async () => {
  const limits = { maxActive: 1, maxWaiting: 1, maxWait: 60_000 };
  const work = createWork({ cacheSeconds: 3_600, ...limits }, () => 'a', createMetrics());
  const load = vi.fn(async () => 'body');
  const app = new Hono()
    .get('/read', (context) => work.publicReads.respond(context, 'getRegions', 'en', load))
    .get('/write', () => Promise.reject(new DatabaseBusy()))
    .onError((error, context) => handleFailure(error, context, work));
  for (const path of ['/read', '/read']) await app.request(path);
  expect(load).toHaveBeenCalledTimes(1);
  expect((await app.request('/write')).status).toBe(503);
  await app.request('/read');
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  [undefined, false],
  ['"a"', true],
  ['"b"', false],
  ['"b", W/"a"', true],
  ['"b" ,"a" ', true],
  [' * ', true],
  ['a', false],
])('a client with the tags %j has the tag: %j', (header, isThere) => {
  expect(hasTag(header, '"a"')).toBe(isThere);
});
