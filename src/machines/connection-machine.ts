// Long because the chart and the actions that it names are read together.
import { assign, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { hasNoReply } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf } from './failure.ts';
import { jittered, recoveryWait } from './growing-wait.ts';
import { type NoEvent, notProvided } from './not-provided.ts';

export interface ConnectionContext {
  /** Consecutive attempts that failed to reach the service; 0 while a first failure is checked. */
  readonly failures: number;
  /** When the next attempt is made, in milliseconds; `null` when none is due. */
  readonly retryAt: number | null;
}

export type ConnectionEvent =
  /** The browser lost or found a network. */
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** A call received a reply of the service, which may be an error of the service itself. */
  | { type: 'call.answered' }
  | { type: 'call.failed'; apiError: ApiError; isRead: boolean }
  /** Code of a page could not be fetched. */
  | { type: 'code.failed' }
  /** A reply states that the session has ended. */
  | { type: 'session.over' }
  /** A reply without a message, which the service must not send; for the recording and the inspector. */
  | { type: 'reply.missing'; method: string }
  /** The user does not wait for the next attempt. */
  | { type: 'connection.retry' };

/**
 * `away`: the service cannot be reached at the moment, and screens show what they have; the next three give the reason.
 */
export type ConnectionTag = 'away' | 'offline' | 'unreachable' | 'maintenance' | 'throttled' | 'reachable' | 'busy';

/** Milliseconds between the attempts while the service is maintained. */
const maintenance = { usual: 30_000, max: 600_000 };

/**
 * Whether the service can be reached. A call without an answer makes it `suspect`: the service is probed until it
 * answers, with growing waits. Then `connection.restored` is sent, after which screens read their lists again.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    tags: {} as ConnectionTag,
  },
  actors: {
    /**
     * Sends `network.*`, `call.*`, `session.over` and `reply.missing`; at its start `network.lost` when there is no
     * network.
     */
    follow: fromCallback<NoEvent>(notProvided),
    /** Asks the service whether it can be reached. */
    probe: fromPromise<void>(notProvided),
  },
  guards: {
    isOffline: (_, { kind }: ApiError) => kind === 'offline',
    hasNoReply: (_, apiError: ApiError) => hasNoReply(apiError),
    isMaintenance: (_, { kind }: ApiError) => kind === 'maintenance',
    isThrottled: (_, { kind }: ApiError) => kind === 'throttled',
    // the limit of a form concerns that form only
    isThrottledRead: (_, { apiError, isRead }: { apiError: ApiError; isRead: boolean }) =>
      isRead && apiError.kind === 'throttled',
  },
  actions: {
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifyRestored: sendParent(({ context }) => ({ type: 'connection.restored', isOutage: context.failures > 0 })),
    clear: assign({ failures: 0, retryAt: null }),
    /** The browser reports the outage. */
    storeOutage: assign({ failures: 1, retryAt: null }),
    storeFailure: assign(({ context: { failures } }) => ({
      failures: failures + 1,
      retryAt: Date.now() + recoveryWait(failures),
    })),
    storeMaintenance: assign(({ context: { failures } }, { retryAt }: ApiError) => ({
      failures: failures + 1,
      retryAt: Math.min(retryAt ?? Date.now() + jittered(maintenance.usual), Date.now() + maintenance.max),
    })),
    storeThrottling: assign(({ context }, { retryAt }: ApiError) => ({
      failures: 0,
      retryAt: Math.max(context.retryAt ?? 0, retryAt ?? Date.now() + jittered(maintenance.usual)),
    })),
  },
  delays: { untilRetry: ({ context }) => Math.max(0, (context.retryAt ?? 0) - Date.now()) },
}).createMachine({
  id: 'connection',
  context: { failures: 0, retryAt: null },
  invoke: { id: 'follow', src: 'follow', onError: {} },
  initial: 'online',
  on: {
    'network.lost': '.offline',
    'session.over': { actions: 'reportExpiry' },
    'reply.missing': {},
  },
  states: {
    online: {
      tags: 'reachable',
      entry: 'clear',
      on: {
        'code.failed': 'suspect',
        'call.failed': [
          { guard: { type: 'isOffline', params: failedOf }, target: 'offline' },
          ...toWaiting(),
          { guard: { type: 'hasNoReply', params: failedOf }, target: 'suspect' },
        ],
      },
    },
    /** The browser has no network. */
    offline: {
      tags: ['away', 'offline'],
      entry: 'storeOutage',
      initial: 'waiting',
      on: { 'network.found': 'suspect', 'connection.retry': 'suspect' },
      states: {
        // the answer may have arrived before the network was lost
        waiting: { on: { 'call.answered': 'probing' } },
        probing: { invoke: probing('#connection.suspect.waiting') },
      },
    },
    /** A call got no answer. */
    suspect: {
      initial: 'probing',
      on: { ...answered(), 'call.failed': [...toWaiting()] },
      states: {
        probing: { invoke: probing('waiting') },
        waiting: {
          tags: ['away', 'unreachable'],
          entry: 'storeFailure',
          after: { untilRetry: 'probingAgain' },
          on: { 'connection.retry': 'probingAgain', 'network.found': 'probingAgain' },
        },
        probingAgain: { tags: ['away', 'unreachable', 'busy'], invoke: probing('waiting') },
      },
    },
    /** The service answers that it is being updated. */
    maintenance: {
      tags: ['away', 'maintenance'],
      initial: 'waiting',
      on: answered(),
      states: {
        waiting: { after: { untilRetry: 'probing' }, on: { 'connection.retry': 'probing' } },
        probing: { tags: 'busy', invoke: probing('#connection.suspect.waiting') },
      },
    },
    /** A limiter refuses reads for a time; nothing is read again before. */
    throttled: {
      tags: 'throttled',
      on: {
        'call.failed': {
          guard: { type: 'isThrottledRead', params: ({ event }) => event },
          target: 'throttled',
          reenter: true,
          actions: { type: 'storeThrottling', params: failedOf },
        },
      },
      after: { untilRetry: { target: 'online', actions: 'notifyRestored' } },
    },
  },
});

function failedOf({ event }: { event: { apiError: ApiError } }): ApiError {
  return event.apiError;
}

/** The service answers a call: it can be reached again. */
function answered() {
  return { 'call.answered': { target: '#connection.online', actions: 'notifyRestored' } } as const;
}

/** A call failed because the service refuses all calls, or all reads, for a time. */
function toWaiting() {
  return [
    {
      guard: { type: 'isMaintenance', params: failedOf },
      target: '#connection.maintenance',
      actions: { type: 'storeMaintenance', params: failedOf },
    },
    {
      guard: {
        type: 'isThrottledRead',
        params: ({ event }: { event: { apiError: ApiError; isRead: boolean } }) => event,
      },
      target: '#connection.throttled',
      actions: { type: 'storeThrottling', params: failedOf },
    },
  ] as const;
}

/** Probes the service; `unreached` is the state to wait in when it does not answer. */
function probing<S extends string>(unreached: S) {
  return {
    id: 'probe',
    src: 'probe',
    onDone: { target: '#connection.online', actions: 'notifyRestored' },
    onError: [
      {
        guard: { type: 'isMaintenance', params: apiErrorOf },
        target: '#connection.maintenance.waiting',
        actions: { type: 'storeMaintenance', params: apiErrorOf },
      },
      {
        guard: { type: 'isThrottled', params: apiErrorOf },
        target: '#connection.throttled',
        actions: { type: 'storeThrottling', params: apiErrorOf },
      },
      { guard: { type: 'isOffline', params: apiErrorOf }, target: '#connection.offline' },
      { target: unreached },
    ],
  } as const;
}
