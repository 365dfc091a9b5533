import { describe, expect, test } from 'vitest';
import { projectsOf, selectTests } from '../../scripts/select-tests.mjs';
import { scratchTree } from './scratch-tree.ts';

const tree = {
  'tests/api/quotation.test.ts': `test('a quotation is sent', () => {});`,
  'tests/api/every-call.test.ts': `test.each(['sendQuotation', 'getBio'])('%s', () => {});`,
  'tests/ui/request-responses.test.tsx': `test('sends a quotation', () => {});`,
  'tests/ui/rates.test.ts': `test.each([\n  [1, 'SAR'],\n])('formats %d as a price in %s', () => {});`,
  'tests/api/session.test.ts': `import { calls } from '../../src/quotation.ts';\ntest('ends', () => {});`,
  'tests/ui/sign-up.test.tsx': `test('shows a step', () => {});`,
  'tests/browser/job-requests.spec.ts': `test('a quotation draft survives a reload', () => {});`,
  'tests/browser/session.spec.ts': `test('signUp is offered', () => {});`,
  'tests/faults/broken-page.spec.ts': `test('a white page is red', () => {});`,
  'tests/faults/faults.spec.ts': `for (const name of names) test(name, () => {});`,
  'tests/faults/storage-faults.spec.ts': `for (const name of names) test(name, () => {});`,
  'src/quotation.ts': `export const calls = [];`,
};

const select = (word: string) => selectTests(scratchTree(tree), word);

describe('selects by a word', () => {
  test('the files with the word in their path, and those with a title that contains it, without the tables of every call', () => {
    expect(select('quotation')).toEqual({
      vitest: { named: ['tests/api/quotation.test.ts'], mentioning: ['tests/ui/request-responses.test.tsx'] },
      browser: { named: [], mentioning: ['tests/browser/job-requests.spec.ts'] },
    });
  });

  test('the tables with a title that contains it', () => {
    expect(select('price').vitest).toEqual({ named: [], mentioning: ['tests/ui/rates.test.ts'] });
  });

  test('regardless of how the name of a feature is written', () => {
    expect(select('sign-up')).toEqual({
      vitest: { named: ['tests/ui/sign-up.test.tsx'], mentioning: [] },
      browser: { named: [], mentioning: ['tests/browser/session.spec.ts'] },
    });
  });

  test('the fault lab without the tables of its cells', () => {
    expect(select('faults').browser).toEqual({ named: ['tests/faults/broken-page.spec.ts'], mentioning: [] });
  });

  test('nothing when no test has it', () => {
    expect(select('(nothing)')).toEqual({
      vitest: { named: [], mentioning: [] },
      browser: { named: [], mentioning: [] },
    });
  });
});

test('a file is run in the projects that have it', () => {
  expect(projectsOf(['tests/faults/broken-page.spec.ts'])).toEqual(['faults']);
  expect(projectsOf(['tests/flows/browser/list.spec.ts'])).toEqual(['flows']);
  expect(projectsOf(['tests/browser/inspector-page.spec.ts'])).toEqual(['inspect']);
  expect(projectsOf(['tests/browser/landing.spec.ts', 'tests/browser/session.spec.ts'])).toEqual(['en', 'ar']);
});
