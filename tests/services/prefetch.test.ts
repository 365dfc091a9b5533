import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCall } from '../../src/services/http.ts';
import { answer, html, scriptFetch } from './script-fetch.ts';

const address = '/api/method/mandate?version=v1&method=get_translation_text&entity=utils&language=en';
const read = (language: 'en' | 'ar' = 'en') => runCall('getTranslationText', { language });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The responses that the page requested before the script was loaded. */
function stash(prefetched: Promise<Response>): void {
  vi.stubGlobal('__prefetched', { [address]: prefetched });
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

it('a late prefetched response is subject to the deadline of its call', async () => {
  scriptFetch(answer({}));
  stash(new Promise(() => undefined));
  const call = expect(read()).rejects.toMatchObject({ apiError: { kind: 'timedOut', message: 'Request timed out' } });
  await vi.advanceTimersByTimeAsync(5_000);
  await call;
});
