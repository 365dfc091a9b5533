import { setup } from 'xstate';

/** How much of the state the browser stores: everything, everything but the lists, or nothing, and why. */
export type StorageOutcome = 'stored' | 'listsEvicted' | 'full' | 'blocked';

/**
 * What this tab found in storage: some slices or the whole text cannot be read, the text is that of another
 * application, slices are of a newer version, or the state was removed while this tab was open.
 */
export type StorageProblem = 'damaged' | 'corrupt' | 'foreign' | 'newer' | 'cleared';

export type StorageEvent =
  | { type: 'storage.written'; outcome: StorageOutcome }
  | { type: 'storage.read'; problem: StorageProblem };

/** The tags by which a page reads the state. */
export type StorageTag = StorageProblem | StorageOutcome | 'memoryOnly';

const outcomes = {
  'storage.written': (['stored', 'listsEvicted', 'full', 'blocked'] as const).map((outcome) => ({
    guard: { type: 'isOutcome' as const, params: { outcome } },
    target: `.${outcome}` as const,
  })),
};

const problems = {
  'storage.read': (['newer', 'corrupt', 'foreign', 'damaged', 'cleared'] as const).map((problem) => ({
    guard: { type: 'isProblem' as const, params: { problem } },
    target: `.${problem}` as const,
  })),
};

/**
 * What the browser stores, for screens that mention it. While slices are of a newer version, other problems do not
 * matter.
 */
export const storageMachine = setup({
  types: { events: {} as StorageEvent, tags: {} as StorageTag },
  guards: {
    isOutcome: ({ event }, { outcome }: { outcome: StorageOutcome }) =>
      event.type === 'storage.written' && event.outcome === outcome,
    isProblem: ({ event }, { problem }: { problem: StorageProblem }) =>
      event.type === 'storage.read' && event.problem === problem,
  },
}).createMachine({
  id: 'storage',
  type: 'parallel',
  states: {
    writing: {
      initial: 'stored',
      on: outcomes,
      states: {
        stored: { tags: 'stored' },
        listsEvicted: { tags: 'listsEvicted' },
        full: { tags: ['full', 'memoryOnly'] },
        blocked: { tags: ['blocked', 'memoryOnly'] },
      },
    },
    reading: {
      initial: 'expected',
      on: problems,
      states: {
        expected: {},
        damaged: { tags: 'damaged' },
        corrupt: { tags: 'corrupt' },
        foreign: { tags: 'foreign' },
        newer: { tags: 'newer', on: { 'storage.read': {} } },
        cleared: { tags: 'cleared' },
      },
    },
  },
});
