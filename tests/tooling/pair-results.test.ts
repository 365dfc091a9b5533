/** The command that takes the pairs of transitions reports what is impossible apart from what was not taken. */
import { expect, test } from 'vitest';
import { describePairs, lostPairProblems } from '../../scripts/flows/measure-machines.mjs';

test('counts a pair as impossible only if no context allows it', () => {
  const untaken = [
    { reason: 'the machine has ended after the first', isImpossible: true },
    { reason: 'not taken in 2 tries: its guard isNew did not hold', isImpossible: false },
    { reason: 'not taken in 1 try: another transition was taken for its event: none', isImpossible: false },
  ];
  expect(describePairs({ taken: 5, allowed: 8, untaken })).toBe(
    '5 of 8 pairs taken, 1 impossible (1 after the end), 2 not taken (1 by a guard, 1 hidden by another transition)',
  );
});

test('fails by the name of a machine that leaves more pairs untaken than was counted', () => {
  const pair = { reason: 'the machine has ended after the first', isImpossible: true };
  const results = [
    { machine: 'auth', untaken: [pair, pair] },
    { machine: 'list', untaken: [pair] },
    { machine: 'logout', untaken: [] },
    { machine: 'app', untaken: [pair] },
  ];
  expect(lostPairProblems(results, { auth: 1, list: 1, logout: 3 })).toEqual([
    'auth leaves 2 pairs untaken, and tests/flows/untaken-pairs.ts has 1.',
    'app leaves 1 pairs untaken, and tests/flows/untaken-pairs.ts has 0.',
  ]);
});
