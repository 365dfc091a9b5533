import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from '../../src/services/download.ts';
import { html, json, type Outcome, scriptFetch } from './script-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
const file = { address: '/private/files/سيرة 1.pdf' };
const start = (outcome: Outcome, more: object = {}) => {
  const sent = scriptFetch(outcome);
  const bytes = downloadFile(file, { language: 'ar', token: 'T1', ...more });
  bytes.catch(() => undefined); // looked at later
  return { sent, bytes };
};
const faultOf = (bytes: Promise<unknown>) => bytes.then(() => null).catch((error) => error.apiError);

describe('a file', () => {
  it('is asked for at the API alone, with the token', async () => {
    const { sent, bytes } = start(pdf);
    const blob = await bytes;
    expect(sent.map(({ address, verb, headers }) => ({ address, verb, headers }))).toEqual([
      {
        address: `/api/method/mandate?version=v1&method=download_file&entity=file&language=ar&file_url=${encodeURIComponent(file.address)}`,
        verb: 'GET',
        headers: { accept: 'application/json', authorization: 'Bearer T1' },
      },
    ]);
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF-1.7']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not asked for without a token', async () => {
    const { sent, bytes } = start(pdf, { token: '' });
    expect(await faultOf(bytes)).toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['nothing answers', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    ['it is gone', json({ exc_type: 'DoesNotExistError' }, 404), { kind: 'missing', status: 404 }],
    ['the session is over', json({ exc_type: 'AuthenticationError' }, 401), { kind: 'unauthorized' }],
    ['the database is stuck', json({ exc_type: 'QueryDeadlockError' }, 500), { kind: 'server' }],
    ['a page comes in its place', html(), { kind: 'unreadable' }],
    ['an envelope comes in its place', json({ message: {} }), { kind: 'unreadable' }],
    ['a page refuses it', html(502), { status: 502 }],
  ] as const)('fails as every call does when %s', async (_, outcome, apiError) => {
    expect(await faultOf(start(outcome).bytes)).toMatchObject(apiError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when nothing has come for fifteen seconds', async () => {
    const { bytes } = start('silence');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await faultOf(bytes)).toMatchObject({ kind: 'timedOut', message: 'Request timed out' });
  });

  it('may take its time as long as something comes', async () => {
    let come = (_: string | null) => undefined as undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        come = (text) => {
          if (text === null) controller.close();
          else controller.enqueue(new TextEncoder().encode(text));
          return undefined;
        };
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/pdf' } }));
    const bytes = downloadFile(file, { language: 'en', token: 'T1' });
    for (const piece of ['one ', 'two ', 'three']) {
      await vi.advanceTimersByTimeAsync(10_000);
      come(piece);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    come(null);
    expect(await (await bytes).text()).toBe('one two three');
  });

  it('is called off', async () => {
    const stop = new AbortController();
    const { bytes } = start('silence', { signal: stop.signal });
    stop.abort();
    expect(await faultOf(bytes)).toMatchObject({ kind: 'canceled' });
  });
});
