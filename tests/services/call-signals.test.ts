/** What is left on the signal of the caller, which can be that of a page, after a call. */
import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile } from '../../src/services/download.ts';
import { readNotificationState } from '../../src/services/notifications.ts';
import { runCall } from './run-call.ts';
import { answer, type Outcome, scriptFetch } from './script-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { language: 'ar', token: 'T1' } as const;
const file = { address: '/private/files/a.pdf', fileName: 'a.pdf' };
const calls: [string, Outcome, (signal: AbortSignal) => Promise<unknown>][] = [
  ['a read', answer([]), (signal) => runCall('getRegions', { ...request, signal })],
  ['a download', new Response('%PDF-1.7'), (signal) => downloadFile(file, { ...request, signal })],
  [
    'a read of the notifications',
    answer({ items: [], unread: 0 }),
    (signal) => readNotificationState({ ...request, etag: null, signal }),
  ],
];

it.each(calls)('%s leaves nothing there, whether it succeeds or fails', async (_, reply, run) => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  for (const outcome of [reply, new Error('No network')]) {
    scriptFetch(outcome);
    await run(signal).catch(() => undefined);
  }
  const listeners = added.mock.calls.map(([, listener]) => listener);
  expect(listeners).toHaveLength(2);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(listeners);
});
