import { expect, test, vi } from 'vitest';
import { lengthenTimers, minDeadline } from '../../scripts/long-deadlines.mjs';
import { calls } from '../../src/services/contract/calls.ts';

test('no call has a shorter deadline than those that are lengthened', () => {
  const deadlines = Object.values(calls).flatMap(({ timeout }) => timeout ?? []);
  expect(Math.min(...deadlines)).toBe(minDeadline);
});

test('long timers wait a hundred times as long, once, and never longer than a timer can wait', () => {
  const original = vi.fn();
  vi.stubGlobal('setTimeout', original);
  lengthenTimers(minDeadline);
  lengthenTimers(minDeadline);
  for (const delay of [0, 4_999, 5_000, 86_400_000]) setTimeout(() => {}, delay);
  vi.unstubAllGlobals();
  expect(original.mock.calls.map(([, delay]) => delay)).toEqual([0, 4_999, 500_000, 2 ** 31 - 1]);
});
