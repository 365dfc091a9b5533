import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, errorTexts, toApiError } from '../services/contract/api-error.ts';
import { storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { type Replied, replyOf } from './reply.ts';

/** Specification, section 3: `token`, `loading` and `error` keep its terms; `error` is `null` until a sign-in has failed. */
export interface AuthContext {
  readonly token: string;
  readonly loading: 'idle' | 'pending' | 'succeeded' | 'failed';
  readonly error: string | null;
  readonly apiError: ApiError | null;
  /** Section 6: the LoggedIn flag decides who is logged in. */
  readonly isLoggedIn: boolean;
  /** The address that signs in or is signed in. */
  readonly usr: string;
  /** The address of the current or last session: the owner of the data in this browser. */
  readonly owner: string;
  /** Whether the last session expired, which the login page has to mention. */
  readonly hasExpired: boolean;
  /** How the last session ended without this tab; `null` for any other end. */
  readonly endedBy: SessionEnd | null;
  /** The owner of the last session, if it ended without this tab: only this person gets back what was typed here. */
  readonly formerOwner: string;
}

/** A log-out in another tab, or the removal of all that the browser stored. */
export type SessionEnd = 'other_tab' | 'cleared';

export interface Credentials {
  readonly usr: string;
  readonly password: string;
}

interface SignInReply {
  readonly access_token: string | null;
}

/** A session opened by signing in, by signing up or in another tab. */
export interface Session {
  readonly token: string;
  readonly usr: string;
}

export type AuthEvent =
  | ({ type: 'auth.signIn' } & Credentials)
  | { type: 'auth.cancel' }
  | ({ type: 'session.open' } & Session)
  | { type: 'session.end'; cause?: SessionEnd }
  | { type: 'session.expire' };

/** Who is signed in (specification, section 4). The password is passed to the service and never stored. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { isLoggedIn: boolean },
    tags: {} as 'busy',
  },
  actors: { signIn: fromPromise<SignInReply, Credentials>(notProvided) },
  guards: {
    hasToken: (_, { token }: { token: unknown }) => typeof token === 'string' && token !== '',
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
  actions: {
    raiseFlag: notProvided,
    lowerFlag: notProvided,
    startSigningIn: assign((_, { usr }: { usr: string }) => ({
      ...noAttempt,
      loading: 'pending' as const,
      usr: usr ?? '',
    })),
    storeToken: assign((_, { token }: { token: string }) => ({ ...signedIn, token })),
    storeSession: assign((_, { token, usr }: Session) => ({ ...signedIn, token, usr: usr ?? '' })),
    storeFailure: assign((_, apiError: ApiError) => failed(apiError)),
    storeMissingToken: assign(() => failed(toApiError(null))),
    clearAttempt: assign(() => noAttempt),
    clearSession: assign(() => signedOut),
    storeOwner: assign(({ context }) => ({ owner: context.usr, formerOwner: '' })),
    storeEnd: assign(({ context }, { cause = null }: { cause?: SessionEnd | null }) => ({
      endedBy: cause,
      formerOwner: cause === null ? '' : context.owner,
    })),
    clearPerson: assign({ usr: '', owner: '' }),
    storeExpiry: assign({ hasExpired: true }),
    notifyOpened: sendParent(({ context: { owner, formerOwner, usr } }) => ({
      type: 'session.opened',
      isAnotherPerson: [owner, formerOwner].some((each) => each !== '' && !isSamePerson(each, usr)),
    })),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ ...signedOut, usr: '', owner: '', formerOwner: '', isLoggedIn: input.isLoggedIn }),
  initial: 'idle',
  on: {
    'session.open': {
      guard: { type: 'hasToken', params: ({ event }) => event },
      target: '.succeeded',
      actions: [{ type: 'storeSession', params: ({ event }) => event }, 'raiseFlag', 'notifyOpened', 'storeOwner'],
    },
    'session.end': {
      target: '.idle',
      actions: ['clearSession', { type: 'storeEnd', params: ({ event }) => event }, 'clearPerson', 'lowerFlag'],
    },
    'session.expire': {
      guard: 'isLoggedIn',
      target: '.idle',
      actions: ['clearSession', 'storeExpiry', 'lowerFlag'],
    },
  },
  states: {
    idle: {
      on: { 'auth.signIn': { target: 'pending', actions: { type: 'startSigningIn', params: ({ event }) => event } } },
    },
    pending: {
      tags: 'busy',
      on: {
        'auth.cancel': { target: 'idle', actions: 'clearAttempt' },
        'session.expire': {}, // a late reply to a read in the previous session
      },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => credentialsIn(event),
        onDone: [
          {
            guard: { type: 'hasToken', params: tokenOf },
            target: 'succeeded',
            actions: [{ type: 'storeToken', params: tokenOf }, 'raiseFlag', 'notifyOpened', 'storeOwner'],
          },
          { target: 'failed', actions: 'storeMissingToken' },
        ],
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    succeeded: {},
    failed: {
      on: {
        'auth.signIn': { target: 'pending', actions: { type: 'startSigningIn', params: ({ event }) => event } },
        'auth.cancel': { target: 'idle', actions: 'clearAttempt' },
      },
    },
  },
});

/** Leaves `isLoggedIn` out: it keeps its value while signing in. */
const noAttempt = {
  token: '',
  loading: 'idle',
  error: null,
  apiError: null,
  hasExpired: false,
  endedBy: null,
} as const satisfies Partial<AuthContext>;

const signedOut = { ...noAttempt, isLoggedIn: false } as const satisfies Partial<AuthContext>;

const signedIn = { ...signedOut, loading: 'succeeded', isLoggedIn: true } as const satisfies Partial<AuthContext>;

function failed(apiError: ApiError) {
  return { loading: 'failed' as const, error: apiError.message || errorTexts.unknown, apiError };
}

/** Ignores case and surrounding blanks. */
export const isSamePerson = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function tokenOf(replied: Replied<SignInReply>): { token: string } {
  return { token: replyOf(replied).access_token ?? '' };
}

// an actor's input has no parameters, and a password must not pass through the context
function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, 'auth.signIn');
  return { usr: event.usr, password: event.password };
}
