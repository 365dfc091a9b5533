import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compareClocks, serverNow } from '../../src/services/contract/server-time.ts';
import { readNotificationState } from '../../src/services/notifications.ts';
import { answer, scriptFetch } from './script-fetch.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const minutes = (count: number) => count * 60_000;
const dateAfter = (difference: number) => new Date(now + difference).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  compareClocks(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['a year behind', minutes(365 * 24 * 60)],
  ['two days ahead', -minutes(2 * 24 * 60)],
  ['eleven minutes ahead', -minutes(11)],
])('the time is that of the server when the clock of the device is %s', (_, difference) => {
  compareClocks(dateAfter(difference));
  expect(serverNow()).toBe(now + difference);
  vi.setSystemTime(now + minutes(1));
  expect(serverNow()).toBe(now + difference + minutes(1));
});

it.each([0, minutes(10), -minutes(10)])('a difference of %i ms is that of a slow reply', (difference) => {
  compareClocks(dateAfter(difference));
  expect(serverNow()).toBe(now);
});

it.each([null, '', 'today'])('the time is that of the device again after the date %j', (date) => {
  compareClocks(dateAfter(minutes(60)));
  compareClocks(date);
  expect(serverNow()).toBe(now);
});

it('the clocks are compared when the notifications are read', async () => {
  const reply = answer({ items: [], unread: 0, email_digest: true });
  reply.headers.set('date', dateAfter(minutes(600)));
  scriptFetch(reply);
  await readNotificationState({ language: 'en', token: 'T1', etag: null });
  expect(serverNow()).toBe(now + minutes(600));
});
