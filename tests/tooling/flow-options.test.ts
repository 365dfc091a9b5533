import { expect, test } from 'vitest';
import { UsageError } from '../../scripts/command-line.mjs';
import { readOptions } from '../../scripts/flows/options.mjs';

const all = ['auth', 'signUp'];

test('a command without arguments runs the flows of every machine', () => {
  expect(readOptions([], all)).toEqual({ task: 'flows', machines: all, isNarrowed: false, seed: 12 });
});

test.each([
  [['report'], 'report'],
  [['--update'], 'update'],
  [['--coverage=pairs'], 'pairs'],
  [['--coverage', 'pairs'], 'pairs'],
  [['--coverage', 'transitions'], 'flows'],
  [['--walk', '--seed', '7'], 'walk'],
  [['--mutants'], 'mutants'],
] as const)('%j has the task %s', (args, task) => {
  expect(readOptions([...args], all).task).toBe(task);
});

test('a machine is given by the name of its file', () => {
  const { task, machines, isNarrowed } = readOptions(['--machine', 'sign-up', '--coverage', 'pairs'], all);
  expect([task, machines, isNarrowed]).toEqual(['pairs', ['signUp'], true]);
});

test.each([[['--machine', 'sign-up,auth']], [['--machine', 'sign-up', '--machine=auth']]])(
  '%j names two machines',
  (args) => {
    expect(readOptions(args, all).machines).toEqual(['signUp', 'auth']);
  },
);

test('an unknown machine fails with the names of all', () => {
  expect(() => readOptions(['--machine', 'wizard'], all)).toThrow(
    new UsageError('There is no machine named “wizard”. The machines are: auth, sign-up.'),
  );
});

test('a task that does not exist, and a second one, are named', () => {
  expect(() => readOptions(['reprot'], all)).toThrow(/^There is no task named reprot\.\nUsage: /);
  expect(() => readOptions(['--walk', '--mutants'], all)).toThrow(/^Choose one of walk, mutants\.\nUsage: /);
});

test.each([
  [['reports']],
  [['--coverage=triples']],
  [['--unknown']],
  [['--walk', '--seed', 'x']],
  [['--walk', '--mutants']],
])('%j fails', (args) => {
  expect(() => readOptions([...args], all)).toThrow(UsageError);
});

test('a seed fails where it would have no effect, and when it is not exact', () => {
  expect(() => readOptions(['--seed', '7'], all)).toThrow(/^A seed is for --walk and --coverage=pairs\.\nUsage: /);
  expect(() => readOptions(['--mutants', '--seed=7'], all)).toThrow(/^A seed is for --walk/);
  expect(() => readOptions(['--walk', '--seed', '99999999999999999999'], all)).toThrow(/at most nine digits/);
  expect(readOptions(['--walk', '--seed', '0'], all).seed).toBe(0);
  expect(readOptions(['--coverage=pairs', '--seed=7'], all).seed).toBe(7);
});
