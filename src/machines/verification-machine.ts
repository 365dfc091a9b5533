import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { apiErrorOf, isSessionOver, isUnauthorized } from './failure.ts';
import { type Resend, resendAfter, resendAfterFailure } from './link-resend.ts';
import { notProvided } from './not-provided.ts';
import { replyOf } from './reply.ts';

export interface VerificationContext {
  /** The address that the link has verified. */
  readonly email: string | null;
  /** When the message may be sent again, in milliseconds. */
  readonly resendAt: number;
  readonly linkError: ApiError | null;
  readonly sendError: ApiError | null;
}

export type VerificationEvent =
  /** The page of a link came on screen, or tries again. The token is `''` where the address has none. */
  { type: 'link.open'; token: string } | ({ type: 'verification.send' } & Resend) | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
type VerificationTag = 'busy' | 'checking' | 'verified' | 'expired' | 'failed' | 'sending' | 'sent';

const fresh: VerificationContext = { email: null, resendAt: 0, linkError: null, sendError: null };

/** Verifies the candidate's address with the link of a message, and sends that message again. Stores no token. */
export const verificationMachine = setup({
  types: { context: {} as VerificationContext, events: {} as VerificationEvent, tags: {} as VerificationTag },
  actors: {
    verifyEmail: fromPromise<{ email: string | null }, { token: string }>(notProvided),
    sendVerification: fromPromise<{ email_verified: boolean }>(notProvided),
  },
  guards: {
    hasToken: (_, { token }: { token: string }) => token !== '',
    mayResend: ({ context }, { now }: Resend) => now >= context.resendAt,
    isAlreadyVerified: (_, { email_verified = false }: { email_verified?: boolean }) => email_verified,
    isExpired: (_, { kind }: ApiError) => kind === 'linkExpired',
    isSessionOver: isUnauthorized,
  },
  actions: {
    storeEmail: assign((_, { email = null }: { email?: string | null }) => ({ email })),
    storeSent: assign(() => ({ resendAt: resendAfter() })),
    storeLinkError: assign((_, linkError: ApiError) => ({ linkError })),
    storeSendError: assign(({ context }, sendError: ApiError) => ({
      sendError,
      resendAt: resendAfterFailure(context.resendAt, sendError),
    })),
    clearLinkError: assign({ linkError: null }),
    clearSendError: assign({ sendError: null }),
    clear: assign({ email: null, resendAt: 0, sendError: null }),
    reportExpiry: sendParent({ type: 'session.expired' }),
    notifySaved: sendParent({ type: 'record.saved' }),
  },
}).createMachine({
  id: 'verification',
  context: () => fresh,
  type: 'parallel',
  on: { 'draft.clear': { target: '.message', actions: 'clear' } },
  states: {
    link: {
      initial: 'unopened',
      on: {
        'link.open': [
          { guard: { type: 'hasToken', params: ({ event }) => event }, target: '.checking' },
          { target: '.expired' },
        ],
      },
      states: {
        unopened: {},
        checking: {
          tags: ['busy', 'checking'],
          entry: 'clearLinkError',
          on: { 'link.open': {} },
          invoke: {
            id: 'verifyEmail',
            src: 'verifyEmail',
            input: ({ event }) => {
              assertEvent(event, 'link.open');
              return { token: event.token };
            },
            onDone: { target: 'verified', actions: { type: 'storeEmail', params: replyOf } },
            onError: [
              { guard: { type: 'isExpired', params: apiErrorOf }, target: 'expired' },
              { target: 'failed', actions: { type: 'storeLinkError', params: apiErrorOf } },
            ],
          },
        },
        verified: {
          tags: 'verified',
          on: {
            'link.open': [
              { guard: { type: 'hasToken', params: ({ event }) => event }, target: 'checking' },
              {}, // the page came back, without the token that was used
            ],
          },
        },
        /** Used or expired, or opened without its token. */
        expired: { tags: 'expired' },
        failed: { tags: 'failed' },
      },
    },
    message: {
      initial: 'unsent',
      states: {
        unsent: { on: { 'verification.send': ifAllowed() } },
        sending: {
          tags: ['busy', 'sending'],
          entry: 'clearSendError',
          invoke: {
            id: 'sendVerification',
            src: 'sendVerification',
            onDone: [
              {
                guard: { type: 'isAlreadyVerified', params: replyOf },
                target: 'unsent',
                actions: 'notifySaved',
              },
              { target: 'sent', actions: 'storeSent' },
            ],
            onError: [
              { guard: isSessionOver, target: 'unsent', actions: 'reportExpiry' },
              { target: 'unsent', actions: { type: 'storeSendError', params: apiErrorOf } },
            ],
          },
        },
        sent: { tags: 'sent', on: { 'verification.send': ifAllowed() } },
      },
    },
  },
});

function ifAllowed() {
  return {
    guard: { type: 'mayResend', params: ({ event }: { event: Resend }) => event },
    target: 'sending',
  } as const;
}
