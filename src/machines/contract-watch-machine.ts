import { assign, sendParent, setup } from 'xstate';
import { growingWait, type Waits } from './growing-wait.ts';

export interface ContractWatchContext {
  /** Whether a page shows a contract on which another party acts next. */
  readonly isAwaited: boolean;
  /** The number of waits since the page was opened, shown again, or changed. */
  readonly waits: number;
}

interface Start {
  readonly isAwaited: boolean;
  /** Whether the page is in the background, as it is in a tab that was opened there. */
  readonly isHidden: boolean;
}

export type ContractWatchEvent =
  /** A page shows contracts, or what it shows has changed. */
  | ({ type: 'watch.start' } & Start)
  | { type: 'watch.stop' }
  /** The page is visible or focused again. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

const waits: Waits = { first: 5_000, max: 60_000 };

/**
 * Reads contracts again that another party may change: when the page is shown again, and at growing intervals while
 * something is awaited. Nothing is read while no page shows them, or while the page is hidden.
 */
export const contractWatchMachine = setup({
  types: { context: {} as ContractWatchContext, events: {} as ContractWatchEvent },
  guards: {
    isAwaited: ({ context }) => context.isAwaited,
    isAwaitedNow: (_, { isAwaited }: Start) => isAwaited,
    isHiddenNow: (_, { isHidden }: Start) => isHidden,
  },
  actions: {
    follow: assign((_, { isAwaited }: Start) => ({ isAwaited, waits: 0 })),
    countWait: assign({ waits: ({ context }) => Math.min(context.waits + 1, maxWaits) }),
    startAgain: assign({ waits: 0 }),
    refresh: sendParent({ type: 'contract.changed' }),
  },
  delays: { growing: ({ context }) => growingWait(waits, context.waits) },
}).createMachine({
  id: 'contractWatch',
  context: { isAwaited: false, waits: 0 },
  initial: 'off',
  on: {
    'watch.stop': '.off',
    'watch.start': [
      {
        guard: { type: 'isHiddenNow', params: ({ event }) => event },
        target: '.hidden',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAwaitedNow', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'follow', params: ({ event }) => event } },
    ],
  },
  states: {
    off: {},
    /** A page shows contracts, and nothing is awaited. */
    idle: { on: { 'page.hidden': 'hidden', 'page.shown': { actions: 'refresh' } } },
    waiting: {
      on: {
        'page.hidden': 'hidden',
        'page.shown': { target: 'waiting', reenter: true, actions: ['startAgain', 'refresh'] },
      },
      after: { growing: { target: 'waiting', reenter: true, actions: ['countWait', 'refresh'] } },
    },
    hidden: {
      on: {
        'page.shown': [
          { guard: 'isAwaited', target: 'waiting', actions: ['startAgain', 'refresh'] },
          { target: 'idle', actions: 'refresh' },
        ],
      },
    },
  },
});

/** Beyond it the wait does not grow. */
const maxWaits = Math.ceil(Math.log2(waits.max / waits.first));
