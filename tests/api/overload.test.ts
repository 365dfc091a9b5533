/**
 * Tests of the limits of simultaneous requests. Long because of the kinds of requests that wait, and of stored
 * replies.
 */
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyPlaces } from '../../api/create-deps.ts';
import { lookups } from '../../api/db/schema/lookup.ts';
import { usualBodyBytes } from '../../api/http/body-limits.ts';
import { isPublicRead } from '../../api/http/public-reads.ts';
import { unsubscribePath } from '../../api/mail/digest.ts';
import { devMailPath } from '../../api/routes/dev-mail.ts';
import type { Env } from '../../api/settings.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { photoPath } from '../../src/services/contract/fields/file-rules.ts';
import { pageViewPath } from '../../src/services/contract/paths.ts';
import { eventually } from '../support/eventually.ts';
import { hold } from '../support/hold.ts';
import { read } from './reading.ts';
import { addressOf, createTestApi, type TestApi } from './test-api.ts';
import { openTestDatabase } from './test-database.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createServer({ MAX_WAITING_REQUESTS: '1', CACHE_SECONDS: '3600' });
  token = await api.signIn();
});
afterAll(() => api.close());

/** One server, also on PostgreSQL, that works on one request at a time. */
async function createServer(env: Env): Promise<TestApi> {
  const [database, ...others] = await openTestDatabase();
  for (const other of others) await other.close();
  return createTestApi({ MAX_ACTIVE_REQUESTS: '1', ...env }, database);
}

/** Keeps the database busy, so that the next request is worked on until `release`. */
async function occupy({ db }: Pick<TestApi, 'db'> = api) {
  const { released, release } = hold();
  const { released: begun, release: begin } = hold();
  const occupied = db.transaction(async (tx) => {
    await tx.execute('lock table sessions, profiles in access exclusive mode');
    begin();
    await released;
  });
  await begun;
  return async () => {
    release();
    await occupied;
  };
}

const readProfile = (init: RequestInit = {}) =>
  api.request(addressOf('getProfile'), { headers: { Authorization: `Bearer ${token}` }, ...init });

describe('too many requests', () => {
  it('wait for their turn, and beyond that are answered with 503', async () => {
    const release = await occupy();
    const first = readProfile();
    const second = readProfile();
    const third = await readProfile();
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '2']);
    const { excType, messages } = await read(third);
    expect([excType, messages[0]?.message]).toEqual([
      'SessionStopped',
      'The service is busy right now. Try again in a few seconds.',
    ]);
    await release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });

  it.each([
    ['a page view', 'POST', pageViewPath],
    ['a photo', 'GET', `${photoPath}name`],
    ['the page that ends the digest', 'GET', unsubscribePath],
    ['the page of messages', 'GET', devMailPath],
  ])('keep %s from being worked on', async (_, method, address) => {
    const release = await occupy();
    const waiting = [readProfile(), readProfile()];
    expect((await readProfile()).status).toBe(503); // the first is worked on, and the second waits
    expect((await api.request(address, { method })).status).toBe(503);
    await release();
    await Promise.all(waiting);
  });

  it('that clients abandon while they wait make room, and are not worked on', async () => {
    const release = await occupy();
    const first = readProfile();
    const leaving = new AbortController();
    const second = readProfile({ signal: leaving.signal });
    leaving.abort();
    expect((await second).status).toBe(499);
    const third = readProfile();
    await release();
    expect([(await first).status, (await third).status]).toEqual([200, 200]);
  });

  it('that clients abandon while their session is read are not worked on', async () => {
    const release = await occupy();
    const leaving = new AbortController();
    const first = readProfile({ signal: leaving.signal });
    const second = readProfile();
    expect((await readProfile()).status).toBe(503); // the first is worked on, and the second waits
    leaving.abort();
    await release();
    expect([(await first).status, (await second).status]).toEqual([499, 200]);
  });

  it('of one address leave room for another', async () => {
    const other = await createServer({ MAX_WAITING_REQUESTS: '2' });
    const signedIn = { headers: { Authorization: `Bearer ${await other.signIn()}` } };
    const release = await occupy(other);
    const send = (peer: string) => other.requestFrom(peer, addressOf('getProfile'), signedIn);
    const many = Array.from({ length: 4 }, () => send('203.0.113.1'));
    expect((await many[3])?.status).toBe(503);
    const one = send('203.0.113.2');
    expect((await many[2])?.status).toBe(503);
    await release();
    expect([(await one).status, (await many[0])?.status, (await many[1])?.status]).toEqual([200, 200, 200]);
    await other.close();
  });

  it('do not include those of which the body is still being received', async () => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const body = { method: 'POST', body: readable, duplex: 'half', headers };
    const saving = Array.from({ length: 3 }, (_, at) =>
      api.request(addressOf('saveRfq'), { ...body, body: at === 0 ? readable : new ReadableStream({}) }),
    );
    await eventually(async () => expect((await readProfile()).status).toBe(200));
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode('{}'));
    await writer.close();
    expect((await saving[0])?.status).toBe(417);
  });

  it('include those of which a large body arrives slowly, but leave places for other addresses', async () => {
    const { released, release } = hold();
    let begun = 0;
    const pull = async (body: ReadableStreamDefaultController): Promise<void> => {
      begun += 1;
      await released;
      body.close();
    };
    const headers = { 'Content-Type': 'application/json' };
    const post = (peer: string, init: RequestInit) =>
      api.requestFrom(peer, addressOf('registerCandidate'), { method: 'POST', headers, ...init });
    const postSlowly = (peer: string) => {
      const init = { body: new ReadableStream({ pull }, { highWaterMark: 0 }), duplex: 'half' };
      return post(peer, init);
    };
    const postJson = async (peer: string, body: string) => {
      const announced = { ...headers, 'Content-Length': String(body.length) };
      return (await post(peer, { headers: announced, body })).status;
    };
    const [slow, other] = ['203.0.113.1', '203.0.113.2'];
    const { placesPerOwner } = bodyPlaces;
    const posting = Array.from({ length: placesPerOwner + 1 }, () => postSlowly(slow));
    await eventually(() => expect(begun).toBe(placesPerOwner));
    const large = JSON.stringify({ no_such_field: 'x'.repeat(usualBodyBytes) });
    expect([await postJson(other, large), await postJson(slow, '{}')]).toEqual([417, 417]);
    expect(begun).toBe(placesPerOwner);
    release();
    for (const each of posting) expect((await each).status).toBe(417);
  });

  it('do not include uploads of which the file is still being received', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
    const leaving = new AbortController();
    const { readable, writable } = new TransformStream<Uint8Array>();
    const init = { method: 'POST', headers, body: readable, duplex: 'half', signal: leaving.signal };
    const uploading = Promise.resolve(api.request(addressOf('uploadCv'), init));
    const writer = writable.getWriter();
    const start = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    await writer.write(new TextEncoder().encode(start));
    await eventually(async () => expect((await readProfile()).status).toBe(200));
    expect((await readProfile()).status).toBe(200);
    await writer.write(new TextEncoder().encode('\r\n--edge--\r\n'));
    await writer.close();
    expect((await uploading).status).toBeLessThan(500);
  });
});

describe('a public read', () => {
  beforeEach(async () => void (await api.db.update(lookups).set({ rank: 1 }).where(eq(lookups.list, 'language'))));
  const get = (name: CallName, headers: Record<string, string> = {}, language = 'en') =>
    api.call(name, { headers, language });

  it('is one of these calls', () => {
    expect((Object.keys(calls) as CallName[]).filter(isPublicRead)).toEqual([
      'getLanguages',
      'getTechnicalSkills',
      'getEducationLevels',
      'getPreferences',
      'getPriceBasis',
      'getTranslationText',
      'getLandingPage',
      'getServices',
      'getOpenRequests',
      'getLoginTheme',
      'getCurrencies',
      'getIndustries',
      'getRegions',
      'getServiceLines',
      'getYearsOfExperience',
    ]);
  });

  it('is sent from memory, while no request waits for its turn', async () => {
    const { body } = await read(await get('getRegions'));
    const release = await occupy();
    const waiting = [readProfile(), readProfile()];
    expect((await read(await get('getRegions'))).body).toEqual(body);
    await release();
    await Promise.all(waiting);
  });

  it('has a tag by which an unchanged reply is 304', async () => {
    const first = await get('getRegions');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    for (const sent of [tag, `"other", W/${tag}`, '*']) {
      const second = await get('getRegions', { 'If-None-Match': sent });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await get('getRegions', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('has another reply and another tag in each language and encoding', async () => {
    const english = await get('getRegions');
    const arabic = await get('getRegions', {}, 'ar');
    const compressed = await get('getRegions', { 'Accept-Encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(await english.text());
    expect(await arabic.text()).toContain('غرب آسيا');
    const tags = [english, arabic, compressed].map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
  });

  it('is kept when a client leaves while it sends its body', async () => {
    const { body } = await read(await get('getRegions'));
    api.logged.length = 0;
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const init = { method: 'POST', body: new ReadableStream({ pull: (sent) => sent.error(reset) }), duplex: 'half' };
    const headers = { 'Content-Type': 'application/json' };
    expect((await api.requestFrom('203.0.113.1', pageViewPath, { ...init, headers })).status).toBe(499);
    expect(api.logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', status: 499 }]);
    const release = await occupy();
    const waiting = [readProfile(), readProfile()];
    expect((await read(await get('getRegions'))).body).toEqual(body);
    await release();
    await Promise.all(waiting);
  });

  it('is not kept when it failed', async () => {
    const release = await occupy();
    const waiting = [readProfile(), readProfile()];
    expect((await get('getIndustries')).status).toBe(503);
    await release();
    await Promise.all(waiting);
    expect((await get('getIndustries')).status).toBe(200);
  });
});
