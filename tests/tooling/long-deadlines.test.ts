import { expect, test } from 'vitest';
import { shortestDeadline } from '../../scripts/long-deadlines.mjs';
import { calls } from '../../src/services/contract/calls.ts';

test('no call has a shorter deadline than those that are lengthened on a page', () => {
  const deadlines = Object.values(calls).flatMap(({ timeout }) => timeout ?? []);
  expect(Math.min(...deadlines)).toBe(shortestDeadline);
});
