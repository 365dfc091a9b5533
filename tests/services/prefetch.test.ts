import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCall } from '../../src/services/http.ts';
import type { Prefetched } from '../../src/services/prefetch.ts';
import { answer, html, scriptFetch } from './script-fetch.ts';

const address = '/api/method/mandate?version=v1&method=get_translation_text&entity=utils&language=en';
const read = (language: 'en' | 'ar' = 'en') => runCall('getTranslationText', { language });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The response that the page requested before the script was loaded. Returns the function that ends the request. */
function stash(
  response: Promise<Response>,
  { at = address, authorization }: { at?: string; authorization?: string } = {},
) {
  const stop = vi.fn();
  vi.stubGlobal('__prefetched', { [at]: { response, stop, authorization } satisfies Prefetched });
  return stop;
}

it('a prefetched response is used once', async () => {
  const sent = scriptFetch(answer({ next: 'later' }));
  stash(Promise.resolve(answer({ next: 'prefetched' })));
  await expect(read()).resolves.toEqual({ next: 'prefetched' });
  expect(sent).toEqual([]);
  await expect(read()).resolves.toEqual({ next: 'later' });
  expect(sent).toHaveLength(1);
});

it('a prefetched response is not used for another request', async () => {
  const sent = scriptFetch(answer({ next: 'later' }));
  stash(Promise.resolve(answer({ next: 'prefetched' })));
  await expect(read('ar')).resolves.toEqual({ next: 'later' });
  expect(sent).toHaveLength(1);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['is HTML', () => Promise.resolve(html()), 'unreadable'],
] as const)('a prefetched response that %s fails like any other', async (_, prefetched, kind) => {
  scriptFetch(answer({}));
  stash(prefetched());
  await expect(read()).rejects.toMatchObject({ apiError: { kind } });
});

it('a prefetched request without a reply is ended at the deadline of its call', async () => {
  scriptFetch(answer({}));
  const stop = stash(new Promise(() => undefined));
  const call = expect(read()).rejects.toMatchObject({ apiError: { kind: 'timedOut', message: 'Request timed out' } });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(stop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(stop).toHaveBeenCalledOnce();
});

it('a prefetched response of another session is dropped', async () => {
  const at = '/api/method/mandate?version=v1&method=get_rfq&entity=job_request&language=en';
  const readList = () => runCall('getJobRequests', { language: 'en', token: 'T2' });
  scriptFetch(answer([]), answer([]));
  const stop = stash(Promise.resolve(answer([{ name: 'RFQ-1', job_title: 'A job' }])), {
    at,
    authorization: 'Bearer T1',
  });
  await expect(readList()).resolves.toEqual([]);
  expect(stop).toHaveBeenCalledOnce();
  const kept = stash(Promise.resolve(answer([{ name: 'RFQ-1', job_title: 'A job' }])), {
    at,
    authorization: 'Bearer T2',
  });
  await expect(readList()).resolves.toMatchObject([{ name: 'RFQ-1', job_title: 'A job' }]);
  expect(kept).not.toHaveBeenCalled();
});
