import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import type { Call } from '../services/contract/call.ts';
import { coreCalls } from '../services/contract/core-calls.ts';
import { isEqual } from '../services/contract/is-equal.ts';
import { isEmptyData, type List, type ListKey, lists } from '../services/contract/lists.ts';
import { isTransient } from '../services/contract/rules/error-rules.ts';
import { isSessionOver, storeFailure } from './failure.ts';
import { recoveryWait } from './growing-wait.ts';
import { notProvided } from './not-provided.ts';

/** Query parameters of a read besides language and session: `{ name }` for a page of one record. */
export type ListParams = Readonly<Record<string, string>>;

/** Specification, sections 3 and 4: `data`, `loading` and `error` keep its terms to the letter. */
export interface ListContext {
  readonly key: ListKey;
  readonly data: unknown;
  readonly loading: boolean;
  readonly error: string | null;
  /** The data of the last successful read, while `data` is empty after a failure. */
  readonly previousData: unknown;
  /** Why the last read failed; set even when `error` is swallowed. */
  readonly apiError: ApiError | null;
  /** When `data` or `previousData` was read, in milliseconds; `null` before the first read. */
  readonly readAt: number | null;
  /** Consecutive reads that failed; each one makes the wait before the next automatic one longer. */
  readonly failures: number;
  readonly params: ListParams;
  /** Whether a screen shows the list; if so it is read again when the language changes. */
  readonly isOnScreen: boolean;
}

export type ListEvent =
  /** A screen shows the list: reads it, while the current data stays visible. */
  | { type: 'list.open'; params?: ListParams }
  | { type: 'list.close' }
  /** The user reads the list again. */
  | { type: 'list.load' }
  /** Reads the list again if a screen shows it, or if it was read before: the menu counts its rows. */
  | { type: 'list.refresh' }
  | { type: 'list.reset' }
  | { type: 'language.changed' }
  /** The service can be reached again; `isOutage` when it could not be reached for a time. */
  | { type: 'connection.restored'; isOutage: boolean };

export interface ListRequest {
  readonly key: ListKey;
  readonly params: ListParams;
}

/** The logic of all fetched lists, which differ only by their rows in the contract. */
export const listMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as { key: ListKey },
    tags: {} as 'busy' | 'succeeded' | 'failed',
  },
  actors: { fetchList: fromPromise<unknown, ListRequest>(notProvided) },
  guards: {
    isSameRead: ({ context }, params: ListParams) => isEqual(context.params, params),
    isOtherRecord: ({ context }, params: ListParams) => !isEqual(context.params, params),
    isOnScreen: ({ context }) => context.isOnScreen,
    // a record off screen is read when it is opened
    mayRefresh: ({ context: { isOnScreen, readAt, params } }) => isOnScreen || (readAt !== null && !params.name),
    followsLanguage: ({ context }) => hasLanguage(context.key) && context.isOnScreen,
    hasLanguage: ({ context }) => hasLanguage(context.key),
    isStale: ({ context }, { isOutage }: { isOutage: boolean }) => isOutage && context.isOnScreen,
    // a call without a time-out does not fail when its connection is lost, and would stay pending
    mayBeLost: ({ context }, { isOutage }: { isOutage: boolean }) => isOutage && callOf(context.key).timeout === null,
    mayRecover: ({ context: { isOnScreen, apiError } }) => isOnScreen && apiError !== null && isTransient(apiError),
    isSessionOver: ({ context }, { kind }: ApiError) =>
      rowOf(context.key).audience === 'personal' && kind === 'unauthorized',
  },
  actions: {
    setOnScreen: assign({ isOnScreen: true }),
    setOffScreen: assign({ isOnScreen: false }),
    selectRecord: assign(({ context }, params: ListParams) => ({ ...emptied(context.key), params })),
    startLoading: assign({ loading: true, error: null, apiError: null }),
    storeData: assign(({ context: { key } }, { data }: { data: unknown }) => ({
      ...succeeded,
      data: data ?? rowOf(key).empty,
      readAt: Date.now(),
      failures: 0,
    })),
    storeFailure: assign(({ context }, apiError: ApiError) => failed(context, apiError)),
    // a screen that shows one record needs its name after another person has signed in
    clear: assign(({ context: { key, params, isOnScreen } }) => ({
      ...emptied(key),
      params: isOnScreen ? params : {},
    })),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
  delays: { recovery: ({ context }) => recoveryWait(context.failures - 1) },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ ...emptied(input.key), key: input.key, params: {}, isOnScreen: false }),
  initial: 'idle',
  on: {
    'list.open': [
      {
        guard: { type: 'isOtherRecord', params: paramsOf },
        target: '.pending',
        actions: ['setOnScreen', { type: 'selectRecord', params: paramsOf }],
      },
      { target: '.pending', actions: 'setOnScreen' },
    ],
    'list.close': { actions: 'setOffScreen' },
    'list.load': '.pending',
    'list.refresh': { guard: 'mayRefresh', target: '.pending' },
    'list.reset': { target: '.idle', actions: 'clear' },
    'language.changed': { guard: 'followsLanguage', target: '.pending' },
  },
  states: {
    idle: {},
    pending: {
      tags: 'busy',
      entry: 'startLoading',
      on: {
        'list.open': { guard: { type: 'isSameRead', params: paramsOf }, actions: 'setOnScreen' },
        'list.load': {},
        'language.changed': { guard: 'hasLanguage', target: 'pending', reenter: true },
        'connection.restored': {
          guard: { type: 'mayBeLost', params: ({ event }) => event },
          target: 'pending',
          reenter: true,
        },
      },
      invoke: {
        id: 'fetchList',
        src: 'fetchList',
        input: ({ context: { key, params } }) => ({ key, params }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'storeData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: [
          {
            guard: isSessionOver,
            target: 'failed',
            actions: [storeFailure, 'reportExpiry'],
          },
          { target: 'failed', actions: storeFailure },
        ],
      },
    },
    succeeded: {
      tags: 'succeeded',
      on: { 'connection.restored': { guard: { type: 'isStale', params: ({ event }) => event }, target: 'pending' } },
    },
    failed: {
      tags: 'failed',
      on: { 'connection.restored': { guard: 'mayRecover', target: 'recovering' } },
    },
    /** A read has failed, and is repeated after a wait that grows with each failure. */
    recovering: {
      tags: 'failed',
      after: { recovery: [{ guard: 'isOnScreen', target: 'pending' }, { target: 'failed' }] },
    },
  },
});

const rowOf = (key: ListKey): List => lists[key];

const callOf = (key: ListKey): Call => coreCalls[rowOf(key).call];

const hasLanguage = (key: ListKey): boolean => callOf(key).language;

const succeeded = { loading: false, error: null, previousData: null, apiError: null } as const;

const emptied = (key: ListKey) => ({ ...succeeded, readAt: null, failures: 0, data: rowOf(key).empty as unknown }); // a union of the empty values of all lists

function failed(
  { key, data, previousData, readAt, failures, params }: ListContext,
  apiError: ApiError,
): Partial<ListContext> {
  const { empty, swallowsErrors } = rowOf(key);
  const lastData = isEmptyData(data) ? previousData : data;
  // the record of the page no longer exists; a list of which the address is unknown keeps its rows
  const isMissing = apiError.kind === 'missing' && params.name !== undefined;
  return {
    data: empty,
    previousData: isMissing ? null : lastData,
    readAt: isMissing ? null : readAt,
    failures: failures + 1,
    error: swallowsErrors ? null : apiError.message,
    apiError,
  };
}

function paramsOf({ event }: { event: { params?: ListParams } }): ListParams {
  return event.params ?? {};
}
