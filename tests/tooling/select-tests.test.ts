import { describe, expect, test } from 'vitest';
import { selectTests } from '../../scripts/select-tests.mjs';
import { scratchTree } from './scratch-tree.ts';

const tree = {
  'tests/api/quotation.test.ts': `test('is sent', () => {});`,
  'tests/api/every-call.test.ts': `test.each(['sendQuotation', 'getBio'])('%s', () => {});`,
  'tests/ui/answering.test.tsx': `test('sends a quotation', () => {});`,
  'tests/api/session.test.ts': `import { calls } from '../../src/quotation.ts';\ntest('ends', () => {});`,
  'tests/ui/sign-up.test.tsx': `test('shows a step', () => {});`,
  'tests/browser/job-requests.spec.ts': `test('a quotation draft survives a reload', () => {});`,
  'tests/browser/session.spec.ts': `test('signUp is offered', () => {});`,
  'src/quotation.ts': `export const calls = [];`,
};

const select = (word: string) => selectTests(scratchTree(tree), word);

describe('selects by a word', () => {
  test('the files with the word in their path, and those with a title that contains it, without the tables of every call', () => {
    expect(select('quotation')).toEqual({
      vitest: { named: ['tests/api/quotation.test.ts'], mentioning: ['tests/ui/answering.test.tsx'] },
      browser: { named: [], mentioning: ['tests/browser/job-requests.spec.ts'] },
    });
  });

  test('regardless of how the name of a feature is written', () => {
    expect(select('sign-up')).toEqual({
      vitest: { named: ['tests/ui/sign-up.test.tsx'], mentioning: [] },
      browser: { named: [], mentioning: ['tests/browser/session.spec.ts'] },
    });
  });

  test('nothing when no test has it', () => {
    expect(select('(nothing)')).toEqual({
      vitest: { named: [], mentioning: [] },
      browser: { named: [], mentioning: [] },
    });
  });
});
