/** The command that runs the mutants fails by the names of those that are neither detected nor explained. */
import { expect, test } from 'vitest';
import { scoreProblems } from '../../scripts/flows/measure-machines.mjs';

const auth = { machine: 'auth', total: 100, killed: 98, survivors: ['auth: begin in failed', 'auth: drop the guard'] };
const reasons = new Map(auth.survivors.map((id) => [id, 'Both are the same.']));

test('accepts mutants that have a reason', () => {
  expect(scoreProblems([auth], reasons)).toEqual([]);
});

test('names a mutant that nothing detects and that has no reason', () => {
  expect(scoreProblems([auth], new Map([['auth: begin in failed', 'Both are the same.']]))).toEqual([
    'No path and no walk detects this mutant: auth: drop the guard',
  ]);
});

test('names a reason of a mutant that is detected, and leaves those of other machines alone', () => {
  const others = new Map([...reasons, ['auth: drop token', 'It is empty.'], ['list: drop data', 'It is empty.']]);
  expect(scoreProblems([auth], others)).toEqual([
    'This mutant has a reason, and is detected or does not exist: auth: drop token',
  ]);
});

test('names a machine of which too few mutants are detected', () => {
  const list = { machine: 'list', total: 10, killed: 9, survivors: ['list: drop data'] };
  expect(scoreProblems([auth, list], new Map([...reasons, ['list: drop data', 'It is empty.']]))).toEqual([
    'Only 90.0 % of the mutants of list are detected.',
  ]);
});
