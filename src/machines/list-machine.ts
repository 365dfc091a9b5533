import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import { calls } from '../services/contract/calls.ts';
import { type List, type ListKey, lists } from '../services/contract/lists.ts';
import { notProvided } from './not-provided.ts';

/** What a read is asked with, besides language and session: `{ name }` for a page of one record. */
export type ListParams = Readonly<Record<string, string>>;

/** Specification, sections 3 and 4: `data`, `loading` and `error` keep its terms to the letter. */
export interface ListContext {
  readonly key: ListKey;
  readonly data: unknown;
  readonly loading: boolean;
  readonly error: string | null;
  /** What the last good read brought, while `data` is empty after a failure. */
  readonly previousData: unknown;
  /** Why the last read failed; also where `error` is swallowed. */
  readonly apiError: ApiError | null;
  readonly params: ListParams;
  /** Whether a screen shows it now; such a list follows the language. */
  readonly isOnScreen: boolean;
}

export type ListEvent =
  /** It comes on screen: read, with what is held still showing. */
  | { type: 'list.open'; params?: ListParams }
  | { type: 'list.close' }
  /** Read it, asked for by a person. */
  | { type: 'list.load' }
  /** Read it anew if a screen shows it. */
  | { type: 'list.refresh' }
  | { type: 'list.reset' }
  | { type: 'language.changed' };

export interface ListRequest {
  readonly key: ListKey;
  readonly params: ListParams;
}

/** One logic for all 22 fetched lists; a list differs from another by its row alone. */
export const listMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as { key: ListKey },
    tags: {} as 'busy' | 'succeeded' | 'failed',
  },
  actors: { fetchList: fromPromise<unknown, ListRequest>(notProvided) },
  guards: {
    isSameRead: ({ context, event }) => isSame(context.params, paramsOf(event)),
    isOtherRecord: ({ context, event }) => !isSame(context.params, paramsOf(event)),
    isOnScreen: ({ context }) => context.isOnScreen,
    followsLanguage: ({ context }) => hasLanguage(context.key) && context.isOnScreen,
    hasLanguage: ({ context }) => hasLanguage(context.key),
    isSessionOver: ({ context, event }) =>
      rowOf(context.key).audience === 'personal' && apiErrorIn(event).kind === 'unauthorized',
  },
  actions: {
    setOnScreen: assign({ isOnScreen: true }),
    setOffScreen: assign({ isOnScreen: false }),
    selectRecord: assign(({ context, event }) => ({ ...emptied(context.key), params: paramsOf(event) })),
    startLoading: assign({ loading: true, error: null, apiError: null }),
    storeData: assign(({ event }) => ({
      data: outputOf(event),
      loading: false,
      error: null,
      previousData: null,
      apiError: null,
    })),
    storeFailure: assign(({ context, event }) => failed(context, apiErrorIn(event))),
    // the screen that shows a record goes on naming it, whoever signs in next
    clear: assign(({ context: { key, params, isOnScreen } }) => ({
      ...emptied(key),
      params: isOnScreen ? params : {},
    })),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ ...emptied(input.key), key: input.key, params: {}, isOnScreen: false }),
  initial: 'idle',
  on: {
    'list.open': [
      { guard: 'isOtherRecord', target: '.pending', reenter: true, actions: ['setOnScreen', 'selectRecord'] },
      { target: '.pending', reenter: true, actions: 'setOnScreen' },
    ],
    'list.close': { actions: 'setOffScreen' },
    'list.load': { target: '.pending', reenter: true },
    'list.refresh': { guard: 'isOnScreen', target: '.pending', reenter: true },
    'list.reset': { target: '.idle', actions: 'clear' },
    'language.changed': { guard: 'followsLanguage', target: '.pending', reenter: true },
  },
  states: {
    idle: {},
    pending: {
      tags: 'busy',
      entry: 'startLoading',
      on: {
        'list.open': { guard: 'isSameRead', actions: 'setOnScreen' },
        'list.load': {},
        'language.changed': { guard: 'hasLanguage', target: 'pending', reenter: true },
      },
      invoke: {
        id: 'fetchList',
        src: 'fetchList',
        input: ({ context: { key, params } }) => ({ key, params }),
        onDone: { target: 'succeeded', actions: 'storeData' },
        onError: [
          { guard: 'isSessionOver', target: 'failed', actions: ['storeFailure', 'reportExpiry'] },
          { target: 'failed', actions: 'storeFailure' },
        ],
      },
    },
    succeeded: { tags: 'succeeded' },
    failed: { tags: 'failed' },
  },
});

const rowOf = (key: ListKey): List => lists[key];

const hasLanguage = (key: ListKey): boolean => calls[rowOf(key).call].language;

function emptied(key: ListKey) {
  return { data: rowOf(key).empty as unknown, loading: false, error: null, previousData: null, apiError: null };
}

function failed({ key, data, previousData }: ListContext, apiError: ApiError): Partial<ListContext> {
  const { empty, swallowsErrors } = rowOf(key);
  const held = isEmpty(data) ? previousData : data;
  const isGone = apiError.kind === 'missing';
  return { data: empty, previousData: isGone ? null : held, error: swallowsErrors ? null : apiError.message, apiError };
}

const isEmpty = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);

function paramsOf(event: ListEvent): ListParams {
  assertEvent(event, 'list.open');
  return event.params ?? {};
}

const isSame = (a: ListParams, b: ListParams): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
const outputOf = (event: object): unknown => ('output' in event ? event.output : null);
const apiErrorIn = (event: object): ApiError => toApiError('error' in event ? event.error : null);
