import { describe, expect, test, vi } from 'vitest';
import { browserResults, printResults, vitestResults } from '../../scripts/test-results.mjs';

describe("Vitest's report", () => {
  const passing = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failing = { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1, got 2\n  at line 3'] };

  test('is read as what passed, and what failed with its reason', () => {
    const report = {
      numPassedTests: 1,
      testResults: [
        { name: 'tests/sums.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
      ],
    };
    expect(vitestResults(report, false)).toEqual({
      passed: 1,
      failures: ['tests/sums.test.ts › subtracts\n    expected 1, got 2\n      at line 3'],
    });
  });

  test('names a file that did not load', () => {
    const file = { name: 'tests/sums.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    const { failures } = vitestResults({ numPassedTests: 0, testResults: [file] }, false);
    expect(failures).toEqual(['tests/sums.test.ts\n    no such module']);
  });

  test.each([undefined, { numPassedTests: 4, testResults: [] }])(
    'counts a failure of the runner itself, without a failed test',
    (report) => {
      expect(vitestResults(report, false).failures).toHaveLength(1);
      expect(vitestResults(report, true).failures).toEqual([]);
    },
  );
});

describe("Playwright's report", () => {
  const spec = (title: string, ...tests: object[]) => ({ file: 'sums.spec.ts', title, ok: tests.length === 0, tests });
  const run = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    // the results of each attempt
    results: [{ error: { message: 'the first attempt' } }, { error: message === undefined ? undefined : { message } }],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'sums.spec.ts',
        file: 'sums.spec.ts',
        specs: [spec('adds')],
        suites: [
          {
            title: 'with a screen',
            file: 'sums.spec.ts',
            specs: [
              spec('subtracts', run('en', 'unexpected', 'no button'), run('ar', 'expected')),
              spec('divides', run('ar', 'flaky')),
            ],
          },
        ],
      },
    ],
  };

  test('is read as what passed, and what failed with its language and reason', () => {
    expect(browserResults(report, false)).toEqual({
      passed: 3,
      failures: [
        '[en] sums.spec.ts › with a screen › subtracts\n    no button',
        '[ar] sums.spec.ts › with a screen › divides',
      ],
    });
  });

  test('that is missing is a failure, unless the runner passed', () => {
    expect(browserResults(undefined, false).failures).toHaveLength(1);
    expect(browserResults(undefined, true)).toEqual({ passed: 0, failures: [] });
  });
});

test('the end of an output names each failure, then counts', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const failed = { passed: 2, failures: ['tests/sums.test.ts › subtracts'] };
  expect([printResults([{ passed: 3, failures: [] }]), printResults([{ passed: 3, failures: [] }, failed])]).toEqual([
    true,
    false,
  ]);
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    '3 passed, 0 failed',
    'failed: tests/sums.test.ts › subtracts',
    '5 passed, 1 failed',
  ]);
});

test('a run of no test has failed', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(printResults([{ passed: 0, failures: [] }])).toBe(false);
});
