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

const text = (content: string) => new Response(content, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
const file = { address: '/private/files/سيرة 1.pdf', fileName: 'سيرة.pdf' };
const start = (outcome: Outcome, more: object = {}, fileName = file.fileName) => {
  const sent = scriptFetch(outcome);
  const bytes = downloadFile({ ...file, fileName }, { language: 'ar', token: 'T1', ...more });
  bytes.catch(() => undefined); // asserted later
  return { sent, bytes };
};
const apiErrorOf = (bytes: Promise<unknown>) => bytes.then(() => null).catch((error) => error.apiError);

describe('a file', () => {
  it('is requested from the API only, with the token', async () => {
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

  it('may be a text', async () => {
    const { bytes } = start(text('one'), {}, 'notes.txt');
    expect(await (await bytes).text()).toBe('one');
  });

  it('is not requested without a token', async () => {
    const { sent, bytes } = start(pdf, { token: '' });
    expect(await apiErrorOf(bytes)).toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['the server is unreachable', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    ['it does not exist', json({ exc_type: 'DoesNotExistError' }, 404), { kind: 'missing', status: 404 }],
    ['the server gives a reason', json({ message: 'Not yours' }, 403), { kind: 'forbidden', message: 'Not yours' }],
    ['the session has expired', json({ exc_type: 'AuthenticationError' }, 401), { kind: 'unauthorized' }],
    ['the database ends it twice', json({ exc_type: 'QueryDeadlockError' }, 500), { kind: 'server' }],
    ['the response is a page', html(), { kind: 'unreadable' }],
    ['the response is an envelope', json({ message: {} }), { kind: 'unreadable' }],
    ['the response is a text, though a PDF is wanted', text('Log in'), { kind: 'unreadable' }],
    ['the response has no content', new Response(null, { status: 204 }), { kind: 'unreadable' }],
    ['the response is empty', new Response('', { headers: pdf.headers }), { kind: 'unreadable' }],
    ['the response is an error page', html(502), { status: 502 }],
  ] as const)('fails like every call when %s', async (_, outcome, apiError) => {
    expect(await apiErrorOf(start(outcome).bytes)).toMatchObject(apiError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is requested again once when the database has ended the request', async () => {
    const sent = scriptFetch(json({ exc_type: 'QueryTimeoutError' }, 500), pdf.clone());
    const blob = await downloadFile(file, { language: 'ar', token: 'T1' });
    expect([await blob.text(), sent.length]).toEqual(['%PDF-1.7', 2]);
    const failed = scriptFetch(json({ exc_type: 'QueryDeadlockError' }, 500));
    await apiErrorOf(downloadFile(file, { language: 'ar', token: 'T1' }));
    expect(failed.length).toBe(2);
    const refused = scriptFetch(json({ exc_type: 'TypeError' }, 500));
    await apiErrorOf(downloadFile(file, { language: 'ar', token: 'T1' }));
    expect(refused.length).toBe(1);
  });

  it('ends the request of a page that is not read', async () => {
    const sent = vi.fn(async (_address: string, _init: RequestInit) => html());
    vi.stubGlobal('fetch', sent);
    expect(await apiErrorOf(downloadFile(file, { language: 'ar', token: 'T1' }))).toMatchObject({ kind: 'unreadable' });
    expect(sent.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it('fails as that of an earlier session when a later one has replaced it', async () => {
    const { bytes } = start(json({}, 401), { isSessionReplaced: () => true });
    expect(await apiErrorOf(bytes)).toMatchObject({ kind: 'earlierSession', status: 401 });
  });

  it('times out after fifteen seconds without a byte', async () => {
    const { bytes } = start('silence');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await apiErrorOf(bytes)).toMatchObject({ kind: 'timedOut', message: 'Request timed out' });
  });

  /**
   * Starts a download whose bytes arrive as the test gives them, `null` at the end. An abort ends it, as in a browser.
   */
  function startInPieces() {
    let arriving: ReadableStreamDefaultController<Uint8Array> | undefined;
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          arriving = controller;
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/pdf' } });
    });
    const bytes = downloadFile(file, { language: 'en', token: 'T1' });
    bytes.catch(() => undefined); // asserted later
    const receive = (text: string | null) =>
      text === null ? arriving?.close() : arriving?.enqueue(new TextEncoder().encode(text));
    return { bytes, receive };
  }

  it('times out after fifteen seconds without a further byte', async () => {
    const { bytes, receive } = startInPieces();
    await vi.advanceTimersByTimeAsync(1_000);
    receive('one ');
    await vi.advanceTimersByTimeAsync(14_999);
    receive('two ');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await apiErrorOf(bytes)).toMatchObject({ kind: 'timedOut' });
  });

  it('resets the time-out while bytes arrive', async () => {
    const { bytes, receive } = startInPieces();
    for (const piece of ['one ', 'two ', 'three']) {
      await vi.advanceTimersByTimeAsync(10_000);
      receive(piece);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    receive(null);
    expect(await (await bytes).text()).toBe('one two three');
  });

  it('can be aborted', async () => {
    const stop = new AbortController();
    const { bytes } = start('silence', { signal: stop.signal });
    stop.abort();
    expect(await apiErrorOf(bytes)).toMatchObject({ kind: 'canceled' });
  });

  it('is not requested once it was aborted', async () => {
    const { sent, bytes } = start(pdf, { signal: AbortSignal.abort() });
    expect(await apiErrorOf(bytes)).toMatchObject({ kind: 'canceled' });
    expect(sent).toEqual([]);
  });
});
