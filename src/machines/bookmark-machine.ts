import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import { isUnsent } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf, isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import type { NewEntry, OutboxEntry, OwnerEvent } from './outbox-entries.ts';
import { toOutbox } from './to-outbox.ts';

/** Whether a job request is to be saved for later. */
export interface Bookmark {
  readonly name: string;
  readonly isSaved: boolean;
}

/** A bookmark with the id under which it is set once. */
export interface QueuedBookmark extends Bookmark {
  readonly submission: string;
}

export interface BookmarkContext {
  /** To be sent; the first is being sent. */
  readonly queue: readonly QueuedBookmark[];
  /** What was sent, by the request's name, until the lists have been read again. */
  readonly saved: Readonly<Record<string, boolean>>;
  /** The requests of which the last changes failed, so that they were reverted. */
  readonly failed: readonly string[];
  readonly apiError: ApiError | null;
}

export type BookmarkEvent = ({ type: 'bookmark.set' } & Bookmark) | OwnerEvent | { type: 'draft.clear' };

/** Saves requests for later, one after another in the order of the clicks. */
export const bookmarkMachine = setup({
  types: { context: {} as BookmarkContext, events: {} as BookmarkEvent },
  actors: { saveRfq: fromPromise<unknown, QueuedBookmark>(notProvided) },
  guards: {
    isMore: ({ context }) => context.queue.length > 1,
    isSessionOver: isUnauthorized,
    isUnsent: (_, apiError: ApiError) => isUnsent(apiError),
    isAsked: (_, { isAsked }: { isAsked: boolean }) => isAsked,
  },
  actions: {
    queueUp: assign(({ context: { queue } }, { name, isSaved }: Bookmark) => ({
      queue: [...queue, { name, isSaved, submission: newSubmission() }],
      failed: [],
      apiError: null,
    })),
    storeSentEntry: assign(({ context: { saved } }, { kind, subject, payload }: OutboxEntry) =>
      kind === 'bookmark' ? { saved: { ...saved, [subject]: payload.isSaved } } : {},
    ),
    storeSaved: assign(({ context: { queue, saved } }) => {
      const [first, ...rest] = queue;
      return { queue: rest, saved: first ? { ...saved, [first.name]: first.isSaved } : saved };
    }),
    removeFirst: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    storeFailure: assign(({ context: { queue } }, apiError: ApiError) => ({
      queue: [],
      failed: queue.map(({ name }) => name),
      apiError,
    })),
    removeQueue: assign({ queue: [] }),
    clearSaved: assign({ saved: {} }),
    clear: assign(fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyAnswered: sendParent({ type: 'request.answered' }),
    reportFull: sendParent({ type: 'outbox.filled' }),
    sendToOutbox: sendTo(toOutbox, ({ context: { queue } }) => ({ type: 'entry.add', entry: entryFrom(queue) })),
    takeBack: sendTo(toOutbox, (_, { id }: OutboxEntry) => ({ type: 'entry.taken', id })),
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
    'entry.stored': { actions: { type: 'storeSentEntry', params: ({ event }) => event.entry } },
    'entry.returned': {
      guard: { type: 'isAsked', params: ({ event }) => event },
      actions: { type: 'takeBack', params: ({ event }) => event.entry },
    },
  },
  states: {
    idle: {
      on: {
        'bookmark.set': { target: 'saving', actions: { type: 'queueUp', params: ({ event }) => event } },
        'entry.stored': {
          target: 'idle',
          reenter: true,
          actions: { type: 'storeSentEntry', params: ({ event }) => event.entry },
        },
      },
      after: { linger: { actions: 'clearSaved' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveRfq',
        src: 'saveRfq',
        input: ({ context: { queue } }) => queue[0] ?? { name: '', isSaved: false, submission: '' },
        onDone: [
          { guard: 'isMore', target: 'saving', reenter: true, actions: 'storeSaved' },
          { target: 'idle', actions: ['storeSaved', 'notifyAnswered'] },
        ],
        onError: [
          {
            guard: isSessionOver,
            target: 'idle',
            actions: [storeFailure, 'reportExpiry'],
          },
          { guard: { type: 'isUnsent', params: apiErrorOf }, target: 'sendingToOutbox' },
          { target: 'idle', actions: [storeFailure, 'notifyAnswered'] },
        ],
      },
    },
    /** The outbox sends the first of the queue when the connection returns. If it is full, the changes are reverted. */
    sendingToOutbox: {
      entry: 'sendToOutbox',
      on: {
        'outbox.accepted': [
          { guard: 'isMore', target: 'saving', actions: 'removeFirst' },
          { target: 'idle', actions: 'removeFirst' },
        ],
        'outbox.rejected': { target: 'idle', actions: ['removeQueue', 'reportFull'] },
      },
    },
  },
});

function entryFrom([first]: readonly QueuedBookmark[]): NewEntry | null {
  if (!first) return null;
  return { id: first.submission, kind: 'bookmark', subject: first.name, payload: { isSaved: first.isSaved } };
}

function fresh(): BookmarkContext {
  return { queue: [], saved: {}, failed: [], apiError: null };
}
