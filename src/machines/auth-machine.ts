import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, errorTexts, toApiError } from '../services/contract/api-error.ts';
import { notProvided } from './not-provided.ts';

/** Specification, section 3: `token`, `loading` and `error` keep its terms to the letter. */
export interface AuthContext {
  readonly token: string;
  readonly loading: 'idle' | 'pending' | 'succeeded' | 'failed';
  readonly error: string | null;
  readonly apiError: ApiError | null;
  /** Section 6: the LoggedIn flag decides who is logged in. */
  readonly isLoggedIn: boolean;
  /** The address that signs in or is signed in. */
  readonly usr: string;
  /** Whose session it is or was last: whose data this browser holds. */
  readonly owner: string;
  /** Whether the last session ended by itself, so that the person is owed a word about it. */
  readonly hasExpired: boolean;
}

export interface Credentials {
  readonly usr: string;
  readonly password: string;
}

/** A session that was opened, by signing in or otherwise. */
export interface Session {
  readonly token: string;
  readonly usr: string;
}

export type AuthEvent =
  | ({ type: 'auth.signIn' } & Credentials)
  | { type: 'auth.cancel' }
  | ({ type: 'session.open' } & Session)
  | { type: 'session.end' }
  | { type: 'session.expire' };

/** Who is signed in (specification, section 4). The password passes through to the service and is kept nowhere. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { isLoggedIn: boolean },
    tags: {} as 'busy',
  },
  actors: { signIn: fromPromise<{ access_token: string | null }, Credentials>(notProvided) },
  guards: {
    hasToken: ({ event }) => tokenIn(event) !== '',
    isOpen: ({ event }) => event.type === 'session.open' && event.token !== '',
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
  actions: {
    raiseFlag: notProvided,
    lowerFlag: notProvided,
    startSigningIn: assign(({ event }) => {
      assertEvent(event, 'auth.signIn');
      return { ...attemptless, loading: 'pending' as const, usr: event.usr };
    }),
    storeToken: assign(({ event }) => ({ ...signedIn, token: tokenIn(event) })),
    adoptSession: assign(({ event }) => {
      assertEvent(event, 'session.open');
      return { ...signedIn, token: event.token, usr: event.usr };
    }),
    storeFailure: assign(({ event }) => failed(toApiError('error' in event ? event.error : null))),
    storeMissingToken: assign(() => failed(toApiError(null))),
    clearAttempt: assign(() => attemptless),
    clearSession: assign(() => signedOut),
    storeOwner: assign(({ context }) => ({ owner: context.usr })),
    clearPerson: assign({ usr: '', owner: '' }),
    storeExpiry: assign({ hasExpired: true }),
    notifyOpened: sendParent(({ context: { owner, usr } }) => ({
      type: 'session.opened',
      isAnotherPerson: owner !== '' && !isSamePerson(owner, usr),
    })),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ ...signedOut, usr: '', owner: '', isLoggedIn: input.isLoggedIn }),
  initial: 'idle',
  on: {
    'session.open': {
      guard: 'isOpen',
      target: '.succeeded',
      actions: ['adoptSession', 'raiseFlag', 'notifyOpened', 'storeOwner'],
    },
    'session.end': { target: '.idle', actions: ['clearSession', 'clearPerson', 'lowerFlag'] },
    'session.expire': {
      guard: 'isLoggedIn',
      target: '.idle',
      actions: ['clearSession', 'storeExpiry', 'lowerFlag'],
    },
  },
  states: {
    idle: { on: { 'auth.signIn': 'pending' } },
    pending: {
      tags: 'busy',
      entry: 'startSigningIn',
      on: {
        'auth.cancel': { target: 'idle', actions: 'clearAttempt' },
        'session.expire': {}, // the news of a read of the session before
      },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'auth.signIn');
          return { usr: event.usr, password: event.password };
        },
        onDone: [
          {
            guard: 'hasToken',
            target: 'succeeded',
            actions: ['storeToken', 'raiseFlag', 'notifyOpened', 'storeOwner'],
          },
          { target: 'failed', actions: 'storeMissingToken' },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    succeeded: {},
    failed: { on: { 'auth.signIn': 'pending' } },
  },
});

/** The flag is not touched: while signing in it says what it said before. */
const attemptless = {
  token: '',
  loading: 'idle',
  error: null,
  apiError: null,
  hasExpired: false,
} as const satisfies Partial<AuthContext>;

const signedOut = { ...attemptless, isLoggedIn: false } as const satisfies Partial<AuthContext>;

const signedIn = { ...signedOut, loading: 'succeeded', isLoggedIn: true } as const satisfies Partial<AuthContext>;

function failed(apiError: ApiError) {
  return { loading: 'failed' as const, error: apiError.message || errorTexts.unknown, apiError };
}

/** Addresses differ neither by case nor by the blanks around them. */
const isSamePerson = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

// A done event of an invoked actor is not among the machine's own, so its payload is read structurally.
function tokenIn(event: object): string {
  const output = 'output' in event ? (event.output as { access_token?: string | null } | null) : null;
  return output?.access_token ?? '';
}
