import { assign, emit, fromPromise, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import { emailError } from '../services/contract/fields/email-error.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { storeFailure } from './failure.ts';
import { notProvided, notProvidedWith } from './not-provided.ts';
import { replyOf } from './reply.ts';
import { durations, type ToastEmitted } from './toast.ts';

export interface PromptContext {
  /** The address as typed. */
  readonly usr: string;
  /** Why the address cannot be sent (specification, section 5). */
  readonly validationError: FieldErrorCode | null;
  /** Why sending failed; shown in the form, since section 8 has no toast for it. */
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
  | { type: 'prompt.close' }
  /** Another person may use the page now. */
  | { type: 'draft.clear' };

export interface Subscription {
  readonly msg: string;
  readonly data?: unknown;
}

/** The sign-up prompt and the subscribe modal behind it (specification, sections 2, 4, 5 and 8). */
export const promptMachine = setup({
  types: {
    context: {} as PromptContext,
    events: {} as PromptEvent,
    emitted: {} as ToastEmitted,
    tags: {} as 'busy' | 'start' | 'subscribe',
  },
  actors: { subscribe: fromPromise<Subscription, { usr: string }>(notProvided) },
  guards: {
    isValid: ({ context }) => emailError(context.usr) === null,
    isAdded: (_, { msg, data }: Partial<Subscription>) => msg === 'success' && data === 'Subscriber Added',
    isSuccess: (_, { msg }: Partial<Subscription>) => msg === 'success',
  },
  actions: {
    logException: notProvidedWith<{ error: unknown }>(),
    storeAddress: assign((_, { usr }: { usr: string }) => ({ usr, validationError: null, apiError: null })),
    storeValidationError: assign(({ context }) => ({ validationError: emailError(context.usr), apiError: null })),
    clearProblems: assign({ validationError: null, apiError: null }),
    storeRejection: assign({ apiError: { ...toApiError(null), kind: 'refused' as const } }),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
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
  on: { 'draft.clear': { target: '.closed', actions: 'emptyForm' } },
  states: {
    closed: { on: { 'prompt.open': 'start', 'prompt.subscribe': 'subscribe' } },
    start: {
      tags: 'start',
      on: {
        'prompt.start': 'closed',
        'prompt.later': 'subscribe',
        'prompt.cancel': 'closed',
        'prompt.close': 'closed',
      },
    },
    subscribe: {
      tags: 'subscribe',
      on: {
        'prompt.type': { actions: { type: 'storeAddress', params: ({ event }) => event } },
        'prompt.next': [{ guard: 'isValid', target: 'submitting' }, { actions: 'storeValidationError' }],
        'prompt.cancel': { target: 'closed', actions: 'clearProblems' },
        'prompt.close': { target: 'closed', actions: 'clearProblems' },
      },
    },
    submitting: {
      tags: ['busy', 'subscribe'],
      entry: 'clearProblems',
      on: { 'prompt.cancel': 'closed', 'prompt.close': 'closed' },
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ usr: context.usr.trim() }),
        onDone: [
          {
            guard: { type: 'isAdded', params: replyOf },
            target: 'closed',
            actions: ['emptyForm', 'emitAddedToast'],
          },
          {
            guard: { type: 'isSuccess', params: replyOf },
            target: 'closed',
            actions: ['emptyForm', 'emitAlreadyToast'],
          },
          { target: 'subscribe', actions: 'storeRejection' },
        ],
        onError: {
          target: 'subscribe',
          actions: [storeFailure, { type: 'logException', params: ({ event }) => event }],
        },
      },
    },
  },
});

const empty: PromptContext = { usr: '', validationError: null, apiError: null };
