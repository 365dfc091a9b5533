import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '../../src/services/upload.ts';
import { FakeXhr } from './fake-xhr.ts';
import { UnreadableFile } from './unreadable-file.ts';

const file = new File(['%PDF-1.7'], 'سيرة.pdf');
const now = Date.UTC(2026, 2, 5);
const uploaded = { name: 'f1', file_name: 'سيرة.pdf', file_size: 8, expires_on: '2026-03-06 12:00:00.000000' };

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = (more: Partial<Parameters<typeof uploadFile>[1]> = {}) => {
  const answer = uploadFile('uploadCv', { language: 'ar', file, ...more });
  answer.catch(() => undefined); // asserted later
  return { answer, sending: FakeXhr.last };
};
const apiErrorOf = (answer: Promise<unknown>) => answer.then(() => null).catch((error) => error.apiError);

describe('a file', () => {
  it('is sent to the address of its call as the only field of a form, without credentials', async () => {
    const { answer, sending } = start();
    expect(sending.opened).toEqual([
      'POST',
      '/api/method/mandate?version=v1&method=upload_cv&entity=registration&language=ar',
    ]);
    expect([sending.headers, sending.withCredentials]).toEqual([{ accept: 'application/json' }, false]);
    expect([...(sending.body ?? [])]).toEqual([['file', expect.objectContaining({ name: 'سيرة.pdf', size: 8 })]]);
    sending.answer(200, { message: { msg: 'success', data: uploaded } });
    expect(await answer).toEqual(uploaded);
  });

  it('reports its progress until it is aborted', async () => {
    const progress: number[] = [];
    const stop = new AbortController();
    const { answer, sending } = start({ onProgress: (share) => progress.push(share), signal: stop.signal });
    sending.upload.onprogress?.({ loaded: 2, total: 8 });
    sending.upload.onprogress?.({ loaded: 8, total: 8 });
    stop.abort();
    sending.upload.onprogress?.({ loaded: 8, total: 8 });
    expect(progress).toEqual([0.25, 1]);
    expect(sending.isAborted).toBe(true);
    expect(await apiErrorOf(answer)).toMatchObject({ kind: 'canceled', message: 'Request canceled' });
  });

  it('reports no progress while its size is unknown', async () => {
    const onProgress = vi.fn();
    const { sending } = start({ onProgress });
    sending.upload.onprogress?.({ loaded: 0, total: 0 });
    expect(onProgress).not.toHaveBeenCalled();
    sending.upload.onprogress?.({ loaded: 1, total: 1 });
    expect(onProgress.mock.calls).toEqual([[1]]);
  });

  it('times out after one minute without any progress', async () => {
    const { answer, sending } = start();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(sending.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([sending.isAborted, await apiErrorOf(answer)]).toMatchObject([true, { kind: 'timedOut' }]);
  });

  it('times out one minute after the last progress', async () => {
    const { answer, sending } = start();
    await vi.advanceTimersByTimeAsync(59_000);
    sending.upload.onprogress?.({ loaded: 2, total: 8 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sending.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sending.isAborted).toBe(true);
    expect(await apiErrorOf(answer)).toMatchObject({ kind: 'timedOut', message: 'Request timed out' });
  });

  it.each([
    ['the server is unreachable', (sending: FakeXhr) => sending.onerror?.(), { kind: 'unreachable' }],
    ['it is too large', (sending: FakeXhr) => sending.answer(413, {}), { kind: 'tooLarge', status: 413 }],
    ['the response is a page', (sending: FakeXhr) => sending.answer(200, '<!doctype html>'), { kind: 'unreadable' }],
    [
      'the response is declared as a page',
      (sending: FakeXhr) => sending.answer(200, { message: { data: uploaded } }, { 'content-type': 'text/html' }),
      { kind: 'unreadable' },
    ],
    [
      'the server fails',
      (sending: FakeXhr) => sending.answer(500, {}, { 'x-frappe-request-id': 'R-1' }),
      { kind: 'server', reference: 'R-1' },
    ],
    [
      'there were too many requests',
      (sending: FakeXhr) => sending.answer(429, {}, { 'retry-after': '7' }),
      { kind: 'throttled', retryAt: now + 7_000 },
    ],
    [
      'there were too many requests until a time of the server, whose clock is behind',
      (sending: FakeXhr) =>
        sending.answer(
          429,
          {},
          { date: new Date(now - 60_000).toUTCString(), 'retry-after': new Date(now - 51_000).toUTCString() },
        ),
      { kind: 'throttled', retryAt: now + 9_000 },
    ],
  ])('fails like every call when %s', async (_, outcome, apiError) => {
    const { answer, sending } = start();
    outcome(sending);
    expect(await apiErrorOf(answer)).toMatchObject(apiError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that can no longer be read is not reported as a network without connection', async () => {
    const { answer, sending } = start({ file: new UnreadableFile(['%PDF-1.7'], 'cv.pdf') });
    sending.onerror?.();
    expect(await apiErrorOf(answer)).toMatchObject({ kind: 'unreadableFile', status: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no listener on its signal', async () => {
    const { signal } = new AbortController();
    const { answer, sending } = start({ signal });
    sending.answer(200, { message: { msg: 'success', data: uploaded } });
    await answer;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('of a person is sent with the token', async () => {
    void uploadFile('uploadPhoto', { language: 'ar', file, token: 'T1' });
    expect(FakeXhr.last.headers).toEqual({ accept: 'application/json', authorization: 'Bearer T1' });
  });

  it('of a person is not sent without a token', async () => {
    const before = FakeXhr.last;
    expect(await apiErrorOf(uploadFile('uploadPhoto', { language: 'ar', file }))).toMatchObject({
      kind: 'unauthorized',
    });
    expect(FakeXhr.last).toBe(before);
  });

  it('is not sent when it was aborted before', async () => {
    const before = FakeXhr.last;
    const { answer } = start({ signal: AbortSignal.abort() });
    expect(await apiErrorOf(answer)).toMatchObject({ kind: 'canceled' });
    expect(FakeXhr.last).toBe(before);
  });
});
