// Long because the chart and the actions that it names are read together.
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { emailError } from '../services/contract/fields/email-error.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { newPasswordError } from '../services/contract/fields/new-password-error.ts';
import { mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf, storeFailure } from './failure.ts';
import { isOver, type Resend, resendAfter, resendAfterFailure } from './link-resend.ts';
import { notProvided } from './not-provided.ts';
import { replyOf } from './reply.ts';

export interface PasswordResetContext {
  /** The address as typed. */
  readonly usr: string;
  readonly validationError: FieldErrorCode | null;
  readonly passwordError: FieldErrorCode | null;
  readonly apiError: ApiError | null;
  /** Whether a change had no reply, so that the new password may be valid already. */
  readonly isOutcomeUnknown: boolean;
  /** Whether the page of a link is on screen and has its token. */
  readonly hasToken: boolean;
  /** When the message may be sent again, in milliseconds. */
  readonly resendAt: number;
  /** The page with the messages of a server that sends none; `null` for any other server. */
  readonly inboxUrl: string | null;
}

/** The password and the token of a link. */
export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

export type PasswordResetEvent =
  /** The page that asks for the address came on screen; `usr` is what another page passed on, or `''`. */
  | { type: 'reset.ask'; usr: string }
  | { type: 'reset.type'; usr: string }
  /** Sends the message; `now` in milliseconds. */
  | ({ type: 'reset.send' } & Resend)
  | { type: 'reset.changeAddress' }
  /** The page that a link leads to came on screen. */
  | { type: 'reset.choose'; hasToken: boolean }
  | ({ type: 'reset.submit' } & NewPassword)
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
type PasswordResetTag = 'busy' | 'sent' | 'choosing' | 'expired' | 'changed';

interface Requested {
  readonly inbox_url: string | null;
}

interface Changed {
  readonly email: string | null;
}

const fresh: PasswordResetContext = {
  usr: '',
  validationError: null,
  passwordError: null,
  apiError: null,
  isOutcomeUnknown: false,
  hasToken: false,
  resendAt: 0,
  inboxUrl: null,
};

/** Sends the message, for the first time or again. */
const requestReset = {
  id: 'requestReset',
  src: 'requestReset',
  input: ({ context }: { context: PasswordResetContext }) => ({ usr: context.usr.trim() }),
  onDone: {
    target: 'sent',
    actions: { type: 'storeRequested', params: replyOf },
  },
} as const;

const openLink = { type: 'storeHasToken', params: ({ event }: { event: { hasToken: boolean } }) => event } as const;

/**
 * A forgotten password: asks for the address, and sets a new password with the link of the message. Stores no secret.
 */
export const passwordResetMachine = setup({
  types: { context: {} as PasswordResetContext, events: {} as PasswordResetEvent, tags: {} as PasswordResetTag },
  actors: {
    requestReset: fromPromise<Requested, { usr: string }>(notProvided),
    resetPassword: fromPromise<Changed, NewPassword>(notProvided),
  },
  guards: {
    isAddress: ({ context }) => emailError(context.usr) === null,
    isOther: ({ context }, { usr }: { usr: string }) => usr !== '' && usr !== context.usr,
    mayResend: ({ context }, { now }: Resend) => now >= context.resendAt,
    isOver: ({ context }) => isOver(context.resendAt),
    isNewLink: (_, { hasToken }: { hasToken: boolean }) => hasToken,
    lacksToken: ({ context }) => !context.hasToken,
    isPassword: (_, { password }: NewPassword) => newPasswordError(password) === null,
    mayHaveArrived: (_, apiError: ApiError) => mayHaveArrived(apiError),
    isExpired: (_, { kind }: ApiError) => kind === 'linkExpired',
  },
  actions: {
    storeHasToken: assign((_, { hasToken }: { hasToken: boolean }) => ({ hasToken })),
    clearToken: assign({ hasToken: false }),
    storeAddress: assign((_, { usr }: { usr: string }) => ({ usr, validationError: null, apiError: null })),
    storeAddressError: assign(({ context }) => ({ validationError: emailError(context.usr), apiError: null })),
    storeRequested: assign((_, { inbox_url }: Partial<Requested>) => ({
      inboxUrl: inbox_url ?? null,
      resendAt: resendAfter(),
    })),
    storeResendFailure: assign(({ context }, apiError: ApiError) => ({
      apiError,
      resendAt: resendAfterFailure(context.resendAt, apiError),
    })),
    storePasswordError: assign((_, { password }: NewPassword) => ({
      passwordError: newPasswordError(password),
      apiError: null,
    })),
    storeOwner: assign(({ context }, { email }: Partial<Changed>) => ({ usr: email ?? context.usr })),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    setOutcomeUnknown: assign((_, { isOutcomeUnknown }: { isOutcomeUnknown: boolean }) => ({ isOutcomeUnknown })),
    clearProblems: assign({ validationError: null, passwordError: null, apiError: null }),
    clear: assign(() => fresh),
  },
}).createMachine({
  id: 'passwordReset',
  context: () => fresh,
  initial: 'asking',
  on: {
    'draft.clear': { target: '.asking', actions: 'clear' },
    'reset.choose': { target: '.choosing', actions: ['clearProblems', openLink] },
    'reset.ask': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.asking',
        actions: ['clearProblems', { type: 'storeAddress', params: ({ event }) => event }],
      },
      { target: '.asking', actions: 'clearProblems' },
    ],
  },
  states: {
    asking: {
      entry: 'clearToken',
      on: {
        'reset.type': { actions: { type: 'storeAddress', params: ({ event }) => event } },
        'reset.send': [{ guard: 'isAddress', target: 'requesting' }, { actions: 'storeAddressError' }],
      },
    },
    requesting: {
      tags: 'busy',
      entry: 'clearProblems',
      on: { 'reset.ask': {} },
      invoke: { ...requestReset, onError: { target: 'asking', actions: storeFailure } },
    },
    sent: {
      tags: 'sent',
      on: {
        'reset.ask': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'asking',
            actions: ['clearProblems', { type: 'storeAddress', params: ({ event }) => event }],
          },
          { guard: 'isOver', target: 'asking', actions: 'clearProblems' },
          {}, // the page came back, for example after a reload
        ],
        'reset.send': { guard: { type: 'mayResend', params: ({ event }) => event }, target: 'resending' },
        'reset.changeAddress': { target: 'asking', actions: 'clearProblems' },
      },
    },
    resending: {
      tags: ['busy', 'sent'],
      entry: 'clearProblems',
      on: { 'reset.ask': {} },
      invoke: {
        ...requestReset,
        onError: { target: 'sent', actions: { type: 'storeResendFailure', params: apiErrorOf } },
      },
    },
    /** The page of a link asks for the new password. */
    choosing: {
      tags: 'choosing',
      always: { guard: 'lacksToken', target: 'expired' },
      on: {
        'reset.submit': [
          { guard: { type: 'isPassword', params: ({ event }) => event }, target: 'submitting' },
          { actions: { type: 'storePasswordError', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      tags: ['busy', 'choosing'],
      entry: 'clearProblems',
      // the page that came back has no token, with which a refused password could be sent again
      on: { 'reset.choose': { actions: openLink } },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ event }) => secretsIn(event),
        onDone: {
          target: 'changed',
          actions: [
            { type: 'storeOwner', params: replyOf },
            { type: 'setOutcomeUnknown', params: { isOutcomeUnknown: false } },
          ],
        },
        onError: [
          { guard: { type: 'isExpired', params: apiErrorOf }, target: 'expired' },
          {
            guard: { type: 'mayHaveArrived', params: apiErrorOf },
            target: 'choosing',
            actions: [storeFailure, { type: 'setOutcomeUnknown', params: { isOutcomeUnknown: true } }],
          },
          { target: 'choosing', actions: storeFailure },
        ],
      },
    },
    /** The link is used, expired, or was opened without its token. */
    expired: { tags: 'expired', entry: 'clearToken' },
    changed: {
      tags: 'changed',
      entry: 'clearToken',
      on: {
        'reset.choose': [
          { guard: { type: 'isNewLink', params: ({ event }) => event }, target: 'choosing', actions: openLink },
          {}, // the page came back, without the token that was used
        ],
      },
    },
  },
});

// an actor's input has no parameters, and secrets must not pass through the context
function secretsIn(event: PasswordResetEvent): NewPassword {
  assertEvent(event, 'reset.submit');
  return { token: event.token, password: event.password };
}
