import { expect, test } from 'vitest';
import { readOptions } from '../../bench/comparison/options.mjs';
import { UsageError } from '../../scripts/command-line.mjs';

const measures = ['slowLoad', 'visits'];

test.each([
  [[], { comparison: null, only: undefined, samples: undefined, isRecorded: false }],
  [['--quick'], { comparison: 'recorded', only: undefined, samples: undefined, isRecorded: false }],
  [
    ['--peer', '--only=visits,slowLoad', '--samples=3', '--record'],
    { comparison: 'peer', only: ['visits', 'slowLoad'], samples: 3, isRecorded: true },
  ],
])('%j is read', (args, options) => {
  expect(readOptions(args, measures)).toEqual(options);
});

test.each([
  [['--only=visits'], /^--only, --samples and --record need --peer\.\nUsage: /],
  [['--quick', '--samples=3'], /^--only, --samples and --record need --peer\.\nUsage: /],
  [['--record'], /^--only, --samples and --record need --peer\.\nUsage: /],
  [['--peer', '--quick'], /^Choose one of --peer and --quick\.\nUsage: /],
  [['--peer', '--samples=abc'], /^The samples are a number, not abc\.$/],
  [['--peer', '--samples=0'], /^The samples are a number, not 0\.$/],
  [['--peer', '--only=visits,typo'], /^There is no measure named typo\. The measures are: slowLoad, visits\.$/],
  [['peer'], /\nUsage: /],
])('%j fails', (args, message) => {
  expect(() => readOptions(args, measures)).toThrow(UsageError);
  expect(() => readOptions(args, measures)).toThrow(message);
});
