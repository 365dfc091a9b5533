import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findStatusComparisons } from '../../scripts/status-check.mjs';
import { scratchTree } from './scratch-tree.ts';

const tree = {
  'src/services/contract/statuses.ts': `
    export const requestStatuses = ['Open', 'On Hold'] as const;
    export const contractActions = ['Sign', 'None'] as const;
    export const answerTypes = ['Number'] as const;`,
  'src/machines/quotation-machine.ts': `
    export const machine = createMachine({
      states: {
        viewing: {},
        drafting: { initial: 'typing', states: { typing: {}, uploading: {} } },
        both: { type: 'parallel', states: { left: {}, right: {} } },
      },
    });`,
  'src/machines/connection-machine.ts': `export const machine = createMachine({ states: { offline: {} } });`,
  'src/machines/language-machine.ts': `export const machine = createMachine({ states: { en: {}, ar: {} } });`,
};

const problemsOf = (statement: string, path = 'src/ui/job-request/next.tsx') =>
  findStatusComparisons(scratchTree({ ...tree, [path]: `export const x = (s: any, t: any) => {\n${statement}\n};` }));

test.each([
  [`if (s.status === 'Open') return 1;`, 'Open'],
  [`if ('On Hold' !== s.status) return 1;`, 'On Hold'],
  [`if (s.status == 'Open') return 1;`, 'Open'],
  [`if (s.status != 'Open') return 1;`, 'Open'],
  ['if (s.status === `Open`) return 1;', 'Open'],
  [`if (s.status === ('Open' as string)) return 1;`, 'Open'],
  [`if (s.next_action === 'None') return 1;`, 'None'],
  [`switch (s.status) { case 'Open': return 1; }`, 'Open'],
  [`switch (true) { case s.status === 'Open': return 1; }`, 'Open'],
  [`if (['Open', 'Other'].includes(s.status)) return 1;`, 'Open'],
  [`if ((['Open'] as string[]).includes(s.status)) return 1;`, 'Open'],
  [`if (['viewing', 'other'].includes(s.value)) return 1;`, 'viewing'],
  [`if (['viewing'].indexOf(s.value) >= 0) return 1;`, 'viewing'],
  [`if (s.statuses.includes('Open')) return 1;`, 'Open'],
  [`if (s.statuses?.includes('Open')) return 1;`, 'Open'],
  [`if (new Set(['viewing']).has(s.value)) return 1;`, 'viewing'],
  [`const open = new Set(['Open']); return open.has(s.status);`, 'Open'],
  [`const open = ['Open']; return open.some((each) => each === s.status);`, 'Open'],
  [`if (s.value === 'drafting') return 1;`, 'drafting'],
  [`if (s.value.drafting === 'uploading') return 1;`, 'uploading'],
  [`if ('Open'.startsWith(s.status)) return 1;`, 'Open'],
  [`if (s.status.match('Open')) return 1;`, 'Open'],
  [`if (/^(On Hold|Won)$/.test(s.status)) return 1;`, 'On Hold'],
  [`if (Object.is(s.status, 'Open')) return 1;`, 'Open'],
  [`if (s.matches('viewing')) return 1;`, 'viewing'],
  [`if (s.matches('drafting.uploading')) return 1;`, 'drafting'],
  [`if (s.matches({ drafting: 'uploading' })) return 1;`, 'drafting'],
  [`if (s.matches({ other: 'uploading' })) return 1;`, 'uploading'],
  [`if (s.value === 'offline') return 1;`, 'offline'],
  [`if (s.matches('offline')) return 1;`, 'offline'],
  [`const look = s.status === 'Open' ? 'calm' : 'loud';`, 'Open'],
])('finds the comparison in: %s', (statement, name) => {
  expect(problemsOf(statement)).toContain(`src/ui/job-request/next.tsx:2 compares '${name}'`);
});

test('finds a comparison with a constant of the file', () => {
  const source = `const open = 'Open';\nexport const isOpen = (s: any) => s.status === open;`;
  expect(findStatusComparisons(scratchTree({ ...tree, 'src/ui/next.ts': source }))).toEqual([
    `src/ui/next.ts:2 compares 'Open'`,
  ]);
});

test.each([
  ['a table', `const looks = { Open: 'calm', 'On Hold': 'loud' }; return looks[s.status];`],
  ['a tag', `if (s.hasTag('viewing')) return 1;`],
  ['an event', `s.send({ type: 'viewing' });`],
  ['what the machine can do', `if (s.can({ type: 'drafting' })) return 1;`],
  [
    'the kind of an error',
    `if (s.kind === 'offline') return 1; switch (t.apiError.kind) { case 'offline': return 2; }`,
  ],
  ['another word', `if (s.kind === 'missing') return 1;`],
  ['a code of a language', `if (s.language === 'ar') return 1;`],
  ['a list without statuses', `if (s.answer_type === 'Number') return 1;`],
  ['a region of a parallel state', `if (s.side === 'left') return 1;`],
  ['the text of an element', `return t('Open');`],
  ['a pattern of another word', `if (/^Opening$/.test(s.title)) return 1;`],
  ['a selector', `return s.matches('textarea, select');`],
])('allows %s', (_, statement) => {
  expect(problemsOf(statement)).toEqual([]);
});

test('checks only the screens', () => {
  expect(problemsOf(`return s.status === 'Open';`, 'src/services/contract/rules/request-rules.ts')).toEqual([]);
  expect(problemsOf(`return s.status === 'Open';`, 'src/ui/kit/chip.ts')).toEqual([
    `src/ui/kit/chip.ts:2 compares 'Open'`,
  ]);
});

test('the command prints the comparisons and fails, and passes without one', () => {
  const run = (files: object) =>
    spawnSync(process.execPath, ['scripts/status-check.mjs', scratchTree({ ...tree, ...files })], { encoding: 'utf8' });
  const failed = run({ 'src/ui/next.ts': `export const x = (s: string) => s === 'Open';` });
  expect([failed.status, failed.stderr]).toEqual([1, `src/ui/next.ts:1 compares 'Open'\n`]);
  expect(run({}).status).toBe(0);
});
