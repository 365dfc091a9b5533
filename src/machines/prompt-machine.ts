import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import { emailError } from '../services/contract/fields/email-error.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { notProvided } from './not-provided.ts';
import { durations, type ToastEmitted } from './toast.ts';

export interface PromptContext {
  /** The address as typed. */
  readonly usr: string;
  /** Why the address cannot be sent (specification, section 5). */
  readonly refusal: FieldErrorCode | null;
  /** Why it was sent in vain: section 8 shows nothing here, so the form itself says it. */
  readonly apiError: ApiError | null;
}

export type PromptEvent =
  | { type: 'prompt.open' }
  | { type: 'prompt.subscribe' }
  | { type: 'prompt.start' }
  | { type: 'prompt.later' }
  | { type: 'prompt.type'; usr: string }
  | { type: 'prompt.next' }
  | { type: 'prompt.cancel' }
  | { type: 'prompt.close' };

export interface Subscription {
  readonly msg: string;
  readonly data?: unknown;
}

/** The sign-up prompt and the subscribe modal behind it (specification, sections 2, 4, 5 and 8). */
export const promptMachine = setup({
  types: { context: {} as PromptContext, events: {} as PromptEvent, emitted: {} as ToastEmitted },
  actors: { subscribe: fromPromise<Subscription, { usr: string }>(notProvided) },
  guards: {
    isValid: ({ context }) => emailError(context.usr) === null,
    isAdded: ({ event }) =>
      subscriptionIn(event).msg === 'success' && subscriptionIn(event).data === 'Subscriber Added',
    isSuccess: ({ event }) => subscriptionIn(event).msg === 'success',
  },
  actions: {
    logException: notProvided,
    storeAddress: assign(({ event }) => {
      assertEvent(event, 'prompt.type');
      return { usr: event.usr, refusal: null, apiError: null };
    }),
    refuse: assign(({ context }) => ({ refusal: emailError(context.usr), apiError: null })),
    clearProblems: assign({ refusal: null, apiError: null }),
    storeRejection: assign({ apiError: { ...toApiError(null), kind: 'refused' as const } }),
    storeFailure: assign(({ event }) => ({ apiError: toApiError('error' in event ? event.error : null) })),
    emptyForm: assign(() => empty),
    emitAddedToast: emit({
      type: 'toast.shown',
      message: 'toast_added_subscribe_success',
      duration: durations.subscribe,
    }),
    emitAlreadyToast: emit({
      type: 'toast.shown',
      message: 'toast_already_subscribe_success',
      duration: durations.subscribe,
    }),
  },
}).createMachine({
  id: 'prompt',
  context: () => empty,
  initial: 'closed',
  states: {
    closed: { on: { 'prompt.open': 'start', 'prompt.subscribe': 'subscribe' } },
    start: {
      on: {
        'prompt.start': 'closed',
        'prompt.later': 'subscribe',
        'prompt.cancel': 'closed',
        'prompt.close': 'closed',
      },
    },
    subscribe: {
      on: {
        'prompt.type': { actions: 'storeAddress' },
        'prompt.next': [{ guard: 'isValid', target: 'submitting' }, { actions: 'refuse' }],
        'prompt.cancel': { target: 'closed', actions: 'clearProblems' },
        'prompt.close': { target: 'closed', actions: 'clearProblems' },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearProblems',
      on: { 'prompt.cancel': 'closed', 'prompt.close': 'closed' },
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ usr: context.usr.trim() }),
        onDone: [
          { guard: 'isAdded', target: 'closed', actions: ['emptyForm', 'emitAddedToast'] },
          { guard: 'isSuccess', target: 'closed', actions: ['emptyForm', 'emitAlreadyToast'] },
          { target: 'subscribe', actions: 'storeRejection' },
        ],
        onError: { target: 'subscribe', actions: ['storeFailure', 'logException'] },
      },
    },
  },
});

const empty: PromptContext = { usr: '', refusal: null, apiError: null };

// A done event of an invoked actor is not among the machine's own, so its payload is read structurally.
const subscriptionIn = (event: object): Subscription =>
  'output' in event ? (event.output as Subscription) : { msg: 'none' };
