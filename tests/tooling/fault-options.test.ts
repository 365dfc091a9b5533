import { expect, test } from 'vitest';
import { UsageError } from '../../scripts/command-line.mjs';
import { checkSelection, readOptions } from '../../scripts/faults/options.mjs';
import * as cells from '../faults/selection.ts';

const check = (...args: string[]) => checkSelection(readOptions(args).env, cells);

test('the options are those that the selection of the cells reads', () => {
  const { isReport, env } = readOptions(['--quick', '--resume', '--call=signIn,saveBio', '--language=both']);
  expect(isReport).toBe(false);
  expect(cells.readSelection(env)).toEqual({
    ...{ isReported: true, isResumed: true, isQuick: true, patience: 60_000 },
    ...{ call: ['signIn', 'saveBio'], fault: [], route: [], visit: undefined, language: 'both' },
  });
  expect(readOptions(['report']).isReport).toBe(true);
});

test.each([[['reprot']], [['--cal=signIn']], [['--patience=soon']]])('%j fails', (args) => {
  expect(() => readOptions(args)).toThrow(UsageError);
});

test('an unknown call fails with the names of all', () => {
  expect(() => check('--call=typo')).toThrow(UsageError);
  expect(() => check('--call=typo')).toThrow(/^There is no call “typo”\. There are: .*signIn/);
});

test.each([
  [['--call=signIn', '--fault=fullAtOnce']],
  [['--call=signIn', '--route=landing']],
  [['--route=landing', '--visit=first']],
])('%j fails, because it selects no cell', (args) => {
  expect(() => check(...args)).toThrow(UsageError);
  expect(() => check(...args)).toThrow(/^No cell is selected/);
});

test('a selection with a cell is accepted', () => {
  expect(() => check('--route=landing', '--fault=fullAtOnce')).not.toThrow();
});
