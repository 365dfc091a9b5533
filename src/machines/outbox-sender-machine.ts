import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { apiErrorOf } from './failure.ts';
import { notProvided } from './not-provided.ts';
import type { Entries, OutboxEntry } from './outbox-entries.ts';
import type { Delivered } from './outbox-machine.ts';
import { replyOf } from './reply.ts';
import { toOutbox } from './to-outbox.ts';

export interface OutboxSenderContext {
  /** The entry that is being sent. */
  readonly entry: OutboxEntry | null;
  /** Milliseconds until the next attempt. */
  readonly delay: number;
}

export type OutboxSenderEvent =
  | { type: 'entry.send'; entry: OutboxEntry }
  | { type: 'retry.schedule'; delay: number }
  /** Another tab has stored other entries. */
  | ({ type: 'outbox.merge' } & Entries)
  /** What is stored may be that of the person who has signed in. */
  | { type: 'session.opened' }
  | { type: 'draft.clear' };

/** Sends entries for the outbox and waits between its attempts. Nothing of it is stored: the outbox starts it again. */
export const outboxSenderMachine = setup({
  types: { context: {} as OutboxSenderContext, events: {} as OutboxSenderEvent },
  actors: {
    sendEntry: fromPromise<Delivered, OutboxEntry>(notProvided),
    /** Sends `outbox.merge`. */
    followOutbox: fromCallback<{ type: 'session.opened' }>(notProvided),
  },
  actions: {
    storeEntry: assign((_, { entry }: { entry: OutboxEntry }) => ({ entry })),
    storeDelay: assign((_, { delay }: { delay: number }) => ({ delay })),
    clear: assign(fresh),
    notifyDelivered: sendTo(toOutbox, ({ context: { entry } }, { modified = null }: Partial<Delivered>) => ({
      type: 'entry.delivered',
      id: entry?.id ?? '',
      modified,
    })),
    notifyFailed: sendTo(toOutbox, ({ context: { entry } }, apiError: ApiError) => ({
      type: 'entry.failed',
      id: entry?.id ?? '',
      apiError,
    })),
    forwardMerge: sendTo(toOutbox, (_, { entries, removed }: Entries) => ({ type: 'outbox.merge', entries, removed })),
    compareStored: sendTo('followOutbox', { type: 'session.opened' }),
    notifyRetry: sendTo(toOutbox, { type: 'outbox.retry' }),
  },
  delays: { untilRetry: ({ context }) => context.delay },
}).createMachine({
  id: 'outboxSender',
  context: fresh,
  initial: 'idle',
  invoke: { id: 'followOutbox', src: 'followOutbox', onError: {} },
  on: {
    'entry.send': { target: '.sending', actions: { type: 'storeEntry', params: ({ event }) => event } },
    'outbox.merge': { actions: { type: 'forwardMerge', params: ({ event }) => event } },
    'session.opened': { actions: 'compareStored' },
    'draft.clear': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: { on: { 'retry.schedule': pausing() } },
    pausing: {
      on: { 'retry.schedule': pausing() },
      after: { untilRetry: { target: 'idle', actions: 'notifyRetry' } },
    },
    sending: {
      on: { 'entry.send': {} },
      invoke: {
        id: 'sendEntry',
        src: 'sendEntry',
        input: ({ event }) => {
          assertEvent(event, 'entry.send');
          return event.entry;
        },
        onDone: { target: 'idle', actions: { type: 'notifyDelivered', params: replyOf } },
        onError: { target: 'idle', actions: { type: 'notifyFailed', params: apiErrorOf } },
      },
    },
  },
});

function pausing() {
  return {
    target: 'pausing',
    reenter: true,
    actions: { type: 'storeDelay', params: ({ event }: { event: { delay: number } }) => event },
  } as const;
}

function fresh(): OutboxSenderContext {
  return { entry: null, delay: 0 };
}
