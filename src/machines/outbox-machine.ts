// Long because the chart and the actions that it names are read together.

import { assign, not, sendParent, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { isRecordKey } from '../services/contract/fields/candidate-table.ts';
import { recordActors } from '../services/contract/fields/draft-forms.ts';
import { growingWait, type Waits } from './growing-wait.ts';
import {
  type Entries,
  type EntryKind,
  entryOf,
  isOverLimit,
  isRecordEntry,
  mergedEntries,
  type NewEntry,
  nextOf,
  type OwnerEvent,
  rebasedEntries,
  type StoredSave,
  withEntry,
  withoutEntry,
  withRejection,
} from './outbox-entries.ts';
import {
  type Failed,
  isRejected,
  noServerFailures,
  type ServerFailures,
  withServerFailure,
} from './outbox-failures.ts';

export interface OutboxContext extends Entries {
  /** The id of the entry that is being sent; `''` without one. */
  readonly current: string;
  /** The id of a cancelled entry that its form did not take, because it has other words; `''` without one. */
  readonly heldBack: string;
  /** Failed attempts since the last reply. */
  readonly attempts: number;
  /** Failures of the server in a row for one entry. */
  readonly serverFailures: ServerFailures;
  /** The time in milliseconds before which there is no other attempt; `null` when the connection alone decides. */
  readonly retryAt: number | null;
}

/** What the server replied to an entry. */
export interface Delivered {
  readonly id: string;
  /** The version that a save of a record made. */
  readonly modified: string | null;
}

export type OutboxEvent =
  /** A machine could not send a change. It gets `outbox.accepted` or `outbox.rejected`. */
  | { type: 'entry.add'; entry: NewEntry }
  /** The user takes a change back into its form. */
  | { type: 'entry.cancel'; id: string }
  /** The machine that it came from has it again. */
  | { type: 'entry.taken'; id: string }
  | ({ type: 'entry.delivered' } & Delivered)
  | ({ type: 'entry.failed' } & Failed)
  /** A record was saved without the outbox. */
  | ({ type: 'record.stored' } & StoredSave)
  /** Another tab has other entries. */
  | ({ type: 'outbox.merge' } & Entries)
  /** The time between two attempts is over. */
  | { type: 'outbox.retry' }
  /** The actors were restored. */
  | { type: 'outbox.resume' }
  /** The service can be reached again; `isOutage` when it could not be reached for a time. */
  | { type: 'connection.restored'; isOutage: boolean }
  /** The same person signed in again. */
  | { type: 'session.opened' }
  | { type: 'draft.clear' };

/**
 * Changes that could not be sent, in their order. They survive a reload, and are sent one after another, each under its
 * submission id. The actor `outboxSender` sends them and measures the time, so that every state can be stored.
 */
export const outboxMachine = setup({
  types: { context: {} as OutboxContext, events: {} as OutboxEvent, tags: {} as 'signedOut' },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== null,
    isOverLimit: ({ context }, entry: NewEntry) => isOverLimit(context, entry, context.current),
    isKnown: ({ context }, id: string) => entryOf(context, id) !== undefined,
    isWaiting: ({ context }, id: string) => entryOf(context, id) !== undefined && id !== context.current,
    // a call of its own may fail while the service answers others, and would be sent again without a pause
    maySendAgain: ({ context: { retryAt } }, { isOutage }: { isOutage: boolean }) =>
      isOutage && (retryAt ?? 0) <= Date.now(),
    isSessionOver: (_, { apiError }: Failed) => apiError.kind === 'unauthorized',
    isRejected: ({ context: { serverFailures } }, failed: Failed) => isRejected(serverFailures, failed),
  },
  actions: {
    add: assign(({ context }, entry: NewEntry) =>
      withEntry(context, entry, { current: context.current, now: Date.now() }),
    ),
    remove: assign(({ context }, id: string) => ({ ...withoutEntry(context, id, Date.now()), heldBack: '' })),
    markHeldBack: assign((_, heldBack: string) => ({ heldBack })),
    merge: assign(({ context }, theirs: Entries) => mergedEntries(context, theirs)),
    rebase: assign(({ context }, save: StoredSave) => rebasedEntries(context, save)),
    rebaseOnDelivered: assign(({ context }, { id, modified }: Delivered) => {
      const entry = entryOf(context, id);
      if (!entry || !isRecordEntry(entry)) return {};
      const { kind, subject: section, payload } = entry;
      return rebasedEntries(context, { kind, section, from: payload.startedFrom, modified });
    }),
    selectNext: assign(({ context }) => ({ current: nextOf(context)?.id ?? '' })),
    clearCurrent: assign({ current: '' }),
    storeRejection: assign(({ context }, { id, apiError }: Failed) => withRejection(context, id, apiError)),
    countAttempt: assign(({ context }, apiError: ApiError) => {
      const attempts = Math.min(context.attempts + 1, maxAttempts);
      return { attempts, retryAt: retryAtOf(attempts, apiError) };
    }),
    countServerFailure: assign(({ context: { serverFailures } }, failed: Failed) => ({
      serverFailures: withServerFailure(serverFailures, failed),
    })),
    clearAttempts: assign({ attempts: 0, serverFailures: noServerFailures, retryAt: null }),
    clear: assign(fresh),
    sendCurrent: sendTo(
      ({ system }) => system.get('outboxSender'),
      ({ context }) => ({ type: 'entry.send', entry: entryOf(context, context.current) }),
    ),
    scheduleRetry: sendTo(
      ({ system }) => system.get('outboxSender'),
      ({ context }) => ({ type: 'retry.schedule', delay: retryDelay(context) }),
    ),
    accept: sendTo(
      ({ system }, { kind }: NewEntry) => system.get(owners[kind]),
      () => ({ type: 'outbox.accepted' }) satisfies OwnerEvent,
    ),
    reject: sendTo(
      ({ system }, { kind }: NewEntry) => system.get(owners[kind]),
      () => ({ type: 'outbox.rejected' }) satisfies OwnerEvent,
    ),
    returnEntry: sendTo(
      ({ system, context }, { id }: { id: string; isAsked: boolean }) => system.get(ownerOf(context, id)),
      ({ context }, { id, isAsked }) => ({ type: 'entry.returned', entry: entryOf(context, id), isAsked }),
    ),
    notifyStored: sendTo(
      ({ system, context }, { id }: Delivered) => system.get(ownerOf(context, id)),
      ({ context }, { id, modified }) => ({ type: 'entry.stored', entry: entryOf(context, id), modified }),
    ),
    /** What the entry was about is read again. */
    notifyApp: sendParent(({ context }, id: string) => ({
      type: isRecordKey(entryOf(context, id)?.kind ?? 'bookmark') ? 'record.saved' : 'request.answered',
    })),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'outbox',
  context: fresh,
  initial: 'idle',
  on: {
    'entry.add': [
      {
        guard: { type: 'isOverLimit', params: ({ event }) => event.entry },
        actions: { type: 'reject', params: ({ event }) => event.entry },
      },
      {
        actions: [
          { type: 'add', params: ({ event }) => event.entry },
          { type: 'accept', params: ({ event }) => event.entry },
        ],
      },
    ],
    'entry.cancel': {
      guard: { type: 'isWaiting', params: ({ event }) => event.id },
      // the form replies `entry.taken` at once, or not at all
      actions: [
        { type: 'markHeldBack', params: ({ event }) => event.id },
        { type: 'returnEntry', params: ({ event }) => ({ id: event.id, isAsked: true }) },
      ],
    },
    'entry.taken': {
      guard: { type: 'isKnown', params: ({ event }) => event.id },
      actions: { type: 'remove', params: ({ event }) => event.id },
    },
    'record.stored': { actions: { type: 'rebase', params: ({ event }) => event } },
    'outbox.merge': { actions: { type: 'merge', params: ({ event }) => event } },
    'draft.clear': { target: '.idle', actions: 'clear' },
  },
  states: {
    /** Nothing is to be sent. What the server rejected waits for the user. */
    idle: { always: { guard: 'hasNext', target: 'waiting' } },
    /** Waits for the connection, or for the time of the next attempt. */
    waiting: {
      entry: 'scheduleRetry',
      always: { guard: not('hasNext'), target: 'idle' },
      on: {
        'outbox.retry': 'sending',
        'outbox.resume': 'sending',
        'connection.restored': {
          guard: { type: 'maySendAgain', params: ({ event }) => event },
          target: 'sending',
        },
        'session.opened': 'sending',
      },
    },
    sending: {
      entry: ['selectNext', 'sendCurrent'],
      exit: 'clearCurrent',
      on: {
        'outbox.resume': 'deciding',
        'entry.delivered': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.id },
            target: 'deciding',
            actions: [
              { type: 'notifyStored', params: ({ event }) => event },
              { type: 'notifyApp', params: ({ event }) => event.id },
              { type: 'rebaseOnDelivered', params: ({ event }) => event },
              { type: 'remove', params: ({ event }) => event.id },
              'clearAttempts',
            ],
          },
          { target: 'deciding', actions: 'clearAttempts' },
        ],
        'entry.failed': [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => event },
            target: 'signedOut',
            actions: [{ type: 'countServerFailure', params: ({ event }) => event }, 'reportExpiry'],
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'deciding',
            actions: [
              { type: 'storeRejection', params: ({ event }) => event },
              { type: 'returnEntry', params: ({ event }) => ({ id: event.id, isAsked: false }) },
              { type: 'notifyApp', params: ({ event }) => event.id },
              'clearAttempts',
            ],
          },
          {
            target: 'waiting',
            actions: [
              { type: 'countAttempt', params: ({ event }) => event.apiError },
              { type: 'countServerFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    deciding: { always: [{ guard: 'hasNext', target: 'sending' }, { target: 'idle' }] },
    /** The session is over: waits until the same person has signed in again. */
    signedOut: { tags: 'signedOut', on: { 'session.opened': 'deciding', 'outbox.resume': 'deciding' } },
  },
});

/** The names of the actors that changes come from. */
const owners: Readonly<Record<EntryKind, string>> = {
  ...recordActors,
  quotation: 'quotation',
  decline: 'quotation',
  bookmark: 'bookmark',
};

const ownerOf = (context: Entries, id: string): string => owners[entryOf(context, id)?.kind ?? 'bookmark'];

/** Attempts after which the time between two of them no longer grows. */
const maxAttempts = 6;

/** The waits between the attempts to send an entry. */
const waits: Waits = { first: 5_000, max: 300_000 };

/** Milliseconds until the next attempt, which is not before the server allows it. */
const retryDelay = ({ attempts, retryAt }: OutboxContext): number =>
  Math.max(growingWait(waits, attempts), (retryAt ?? 0) - Date.now());

/**
 * When the server allows the next attempt. Any reply to another call ends the maintenance that a call was refused for, so
 * the connection alone does not decide then.
 */
const retryAtOf = (attempts: number, { kind, retryAt }: ApiError): number | null =>
  retryAt ?? (kind === 'maintenance' ? Date.now() + growingWait({ ...waits, max: 60_000 }, attempts) : null);

function fresh(): OutboxContext {
  return {
    entries: [],
    removed: [],
    current: '',
    heldBack: '',
    attempts: 0,
    serverFailures: noServerFailures,
    retryAt: null,
  };
}
