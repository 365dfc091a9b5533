import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { apiErrorOf, isUnauthorized } from './failure.ts';
import { notProvided } from './not-provided.ts';

/** Whether a job request is to be saved for later. */
export interface Bookmark {
  readonly name: string;
  readonly isSaved: boolean;
}

export interface BookmarkContext {
  /** To be sent; the first is being sent. */
  readonly queue: readonly Bookmark[];
  /** What was sent, by the request's name, until the lists have been read again. */
  readonly saved: Readonly<Record<string, boolean>>;
  readonly apiError: ApiError | null;
}

export type BookmarkEvent = ({ type: 'bookmark.set' } & Bookmark) | { type: 'draft.clear' };

/** Saves requests for later, one after another in the order of the clicks. */
export const bookmarkMachine = setup({
  types: { context: {} as BookmarkContext, events: {} as BookmarkEvent },
  actors: { saveRfq: fromPromise<unknown, Bookmark>(notProvided) },
  guards: {
    isMore: ({ context }) => context.queue.length > 1,
    isSessionOver: isUnauthorized,
  },
  actions: {
    queueUp: assign(({ context: { queue } }, { name, isSaved }: Bookmark) => ({
      queue: [...queue, { name, isSaved }],
      apiError: null,
    })),
    storeSaved: assign(({ context: { queue, saved } }) => {
      const [first, ...rest] = queue;
      return { queue: rest, saved: first ? { ...saved, [first.name]: first.isSaved } : saved };
    }),
    storeFailure: assign((_, apiError: ApiError) => ({ queue: [], apiError })),
    clearSaved: assign({ saved: {} }),
    clear: assign(fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyAnswered: sendParent({ type: 'request.answered' }),
  },
  // by then the lists have been read again and contain the change
  delays: { linger: 20_000 },
}).createMachine({
  id: 'bookmark',
  context: fresh,
  initial: 'idle',
  on: {
    'bookmark.set': { actions: { type: 'queueUp', params: ({ event }) => event } },
    'draft.clear': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: { 'bookmark.set': { target: 'saving', actions: { type: 'queueUp', params: ({ event }) => event } } },
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
          {
            guard: { type: 'isSessionOver', params: apiErrorOf },
            target: 'idle',
            actions: [{ type: 'storeFailure', params: apiErrorOf }, 'reportExpiry'],
          },
          { target: 'idle', actions: [{ type: 'storeFailure', params: apiErrorOf }, 'notifyAnswered'] },
        ],
      },
    },
  },
});

function fresh(): BookmarkContext {
  return { queue: [], saved: {}, apiError: null };
}
