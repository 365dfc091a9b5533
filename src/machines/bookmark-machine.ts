import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import { notProvided } from './not-provided.ts';

/** One wish: to keep a request for later, or no longer. */
export interface Bookmark {
  readonly name: string;
  readonly isSaved: boolean;
}

export interface BookmarkContext {
  /** Still to be sent; the first is on its way. */
  readonly queue: readonly Bookmark[];
  /** What was sent, by the request's name, until the lists say the same. */
  readonly saved: Readonly<Record<string, boolean>>;
  readonly apiError: ApiError | null;
}

export type BookmarkEvent = ({ type: 'bookmark.set' } & Bookmark) | { type: 'draft.clear' };

/** Keeping requests for later, one after another in the order of the presses. */
export const bookmarkMachine = setup({
  types: { context: {} as BookmarkContext, events: {} as BookmarkEvent },
  actors: { saveRfq: fromPromise<unknown, Bookmark>(notProvided) },
  guards: {
    isMore: ({ context }) => context.queue.length > 1,
    isSessionOver: ({ event }) => apiErrorIn(event).kind === 'unauthorized',
  },
  actions: {
    queueUp: assign(({ context, event }) => {
      assertEvent(event, 'bookmark.set');
      const { name, isSaved } = event;
      return { queue: [...context.queue, { name, isSaved }], apiError: null };
    }),
    storeSaved: assign(({ context: { queue, saved } }) => {
      const [first, ...rest] = queue;
      return { queue: rest, saved: first ? { ...saved, [first.name]: first.isSaved } : saved };
    }),
    storeFailure: assign(({ event }) => ({ queue: [], apiError: apiErrorIn(event) })),
    clearSaved: assign({ saved: {} }),
    clear: assign(fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyAnswered: sendParent({ type: 'request.answered' }),
  },
  // by then the lists have been read anew and say it themselves
  delays: { linger: 20_000 },
}).createMachine({
  id: 'bookmark',
  context: fresh,
  initial: 'idle',
  on: {
    'bookmark.set': { actions: 'queueUp' },
    'draft.clear': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: { 'bookmark.set': { target: 'saving', actions: 'queueUp' } },
      after: { linger: { actions: 'clearSaved' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveRfq',
        src: 'saveRfq',
        input: ({ context: { queue } }) => queue[0] ?? { name: '', isSaved: false },
        onDone: [
          { guard: 'isMore', target: 'saving', reenter: true, actions: 'storeSaved' },
          { target: 'idle', actions: ['storeSaved', 'notifyAnswered'] },
        ],
        onError: [
          { guard: 'isSessionOver', target: 'idle', actions: ['storeFailure', 'reportExpiry'] },
          { target: 'idle', actions: ['storeFailure', 'notifyAnswered'] },
        ],
      },
    },
  },
});

function fresh(): BookmarkContext {
  return { queue: [], saved: {}, apiError: null };
}

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
const apiErrorIn = (event: object): ApiError => toApiError('error' in event ? event.error : null);
