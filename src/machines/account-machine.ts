// Long because the four regions of the chart and the actions that they name are read together.
import { assertEvent, assign, type ErrorActorEvent, fromPromise, raise, sendParent, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import type { Session } from '../services/contract/records/session.ts';
import { mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf, isSessionOver, isUnauthorized } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { recordsIn } from './record-reply.ts';

export interface AccountContext {
  /** The account's sessions; `null` until they have been read. */
  readonly sessions: readonly Session[] | null;
  /** The last session that was to be ended since they were read: its name, `others` for all but this one, or `''`. */
  readonly ending: string;
  readonly apiErrors: Readonly<Record<Area, ApiError | null>>;
  /** Whether a change of the password had no reply, so that the new one may be valid already. */
  readonly isPasswordOutcomeUnknown: boolean;
}

/** A part of the page with its own error. */
type Area = 'sessions' | 'password' | 'data';

export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

export type AccountEvent =
  /** A screen shows the account page. */
  | { type: 'account.open' }
  | { type: 'sessions.load' }
  | SessionsEnd
  | ({ type: 'password.change' } & PasswordChange)
  | { type: 'data.export' }
  /** Asks for confirmation before this browser's data is cleared. */
  | { type: 'browser.clear' }
  | { type: 'browser.confirm' }
  | { type: 'browser.cancel' }
  | { type: 'draft.clear' };

interface SessionsEnd {
  readonly type: 'sessions.end';
  readonly name: string;
}

/** The tags by which a page reads the state. */
type AccountTag =
  | 'busy'
  | 'readingSessions'
  | 'endingSession'
  | 'changingPassword'
  | 'passwordChanged'
  | 'exportingData'
  | 'dataExported'
  | 'confirmingClear';

const fresh: AccountContext = {
  sessions: null,
  ending: '',
  apiErrors: { sessions: null, password: null, data: null },
  isPasswordOutcomeUnknown: false,
};

const toEnding = {
  guard: 'areListed',
  target: 'ending',
  actions: { type: 'storeEnding', params: ({ event }: { event: SessionsEnd }) => event },
} as const;

/** The page was opened: it shows no error of an earlier visit. */
const withoutFailures = { actions: { type: 'clearFailure', params: { of: 'all' } } } as const;

/** The account's sessions, password and data. Passwords are passed to the service and never stored. */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as AccountEvent, tags: {} as AccountTag },
  actors: {
    getSessions: fromPromise<readonly Session[]>(notProvided),
    endSession: fromPromise<unknown, { name: string }>(notProvided),
    changePassword: fromPromise<unknown, PasswordChange>(notProvided),
    exportData: fromPromise<unknown>(notProvided),
  },
  guards: {
    isSessionOver: isUnauthorized,
    mayHaveArrived: (_, apiError: ApiError) => mayHaveArrived(apiError),
    areListed: ({ context: { sessions } }) => sessions !== null,
  },
  actions: {
    storeSessions: assign((_, sessions: readonly Session[]) => ({ sessions })),
    storeEnding: assign((_, { name }: { name: string }) => ({ ending: name })),
    clearEnding: assign({ ending: '' }),
    removeEnded: assign(({ context: { sessions, ending } }) => ({
      sessions:
        sessions?.filter(({ name, is_current }) => (ending === 'others' ? is_current : name !== ending)) ?? null,
    })),
    clearFailure: assign(({ context }, { of }: { of: Area | 'all' }) => ({
      apiErrors: of === 'all' ? fresh.apiErrors : { ...context.apiErrors, [of]: null },
    })),
    storeFailure: assign(({ context }, { of, apiError }: { of: Area; apiError: ApiError }) => ({
      apiErrors: { ...context.apiErrors, [of]: apiError },
    })),
    setOutcomeUnknown: assign((_, { isOutcomeUnknown }: { isOutcomeUnknown: boolean }) => ({
      isPasswordOutcomeUnknown: isOutcomeUnknown,
    })),
    clear: assign(() => fresh),
    readSessions: raise({ type: 'sessions.load' }),
    reportExpiry: sendParent({ type: 'session.expired' }),
    logOut: sendTo(({ system }) => system.get('logout'), { type: 'logout.request' }),
  },
}).createMachine({
  id: 'account',
  context: fresh,
  type: 'parallel',
  on: { 'draft.clear': { target: ['.sessions.unread', '.password', '.data', '.browser'], actions: 'clear' } },
  states: {
    sessions: {
      initial: 'unread',
      on: { 'account.open': { target: '.reading', ...withoutFailures }, 'sessions.load': '.reading' },
      states: {
        unread: {},
        reading: {
          tags: ['busy', 'readingSessions'],
          entry: [{ type: 'clearFailure', params: { of: 'sessions' } }, 'clearEnding'],
          // the sessions that were read before stay on screen, with their buttons
          on: { 'sessions.end': toEnding },
          invoke: {
            id: 'getSessions',
            src: 'getSessions',
            onDone: { target: 'shown', actions: { type: 'storeSessions', params: recordsIn } },
            onError: [
              { guard: isSessionOver, target: 'unread', actions: 'reportExpiry' },
              { target: 'shown', actions: { type: 'storeFailure', params: failureOf('sessions') } },
            ],
          },
        },
        shown: { on: { 'sessions.end': toEnding } },
        ending: {
          tags: ['busy', 'endingSession'],
          entry: { type: 'clearFailure', params: { of: 'sessions' } },
          on: { 'sessions.load': {}, 'account.open': withoutFailures },
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context: { ending } }) => ({ name: ending }),
            onDone: { target: 'reading', actions: 'removeEnded' },
            onError: [
              { guard: isSessionOver, target: 'unread', actions: 'reportExpiry' },
              { target: 'shown', actions: { type: 'storeFailure', params: failureOf('sessions') } },
            ],
          },
        },
      },
    },
    password: {
      initial: 'asked',
      states: {
        asked: { on: { 'password.change': 'changing' } },
        changing: {
          tags: ['busy', 'changingPassword'],
          entry: { type: 'clearFailure', params: { of: 'password' } },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => passwordsIn(event),
            onDone: {
              target: 'changed',
              actions: [{ type: 'setOutcomeUnknown', params: { isOutcomeUnknown: false } }, 'readSessions'],
            },
            onError: [
              { guard: isSessionOver, target: 'asked', actions: 'reportExpiry' },
              {
                guard: { type: 'mayHaveArrived', params: apiErrorOf },
                target: 'asked',
                actions: [
                  { type: 'storeFailure', params: failureOf('password') },
                  { type: 'setOutcomeUnknown', params: { isOutcomeUnknown: true } },
                ],
              },
              { target: 'asked', actions: { type: 'storeFailure', params: failureOf('password') } },
            ],
          },
        },
        changed: { tags: 'passwordChanged', on: { 'password.change': 'changing', 'account.open': 'asked' } },
      },
    },
    data: {
      initial: 'idle',
      states: {
        idle: { on: { 'data.export': 'exporting' } },
        exporting: {
          tags: ['busy', 'exportingData'],
          entry: { type: 'clearFailure', params: { of: 'data' } },
          invoke: {
            id: 'exportData',
            src: 'exportData',
            onDone: 'exported',
            onError: [
              { guard: isSessionOver, target: 'idle', actions: 'reportExpiry' },
              { target: 'idle', actions: { type: 'storeFailure', params: failureOf('data') } },
            ],
          },
        },
        exported: { tags: 'dataExported', on: { 'data.export': 'exporting', 'account.open': 'idle' } },
      },
    },
    browser: {
      initial: 'idle',
      states: {
        idle: { on: { 'browser.clear': 'confirming' } },
        confirming: {
          tags: 'confirmingClear',
          on: {
            'browser.confirm': { target: 'idle', actions: 'logOut' },
            'browser.cancel': 'idle',
            'account.open': 'idle',
          },
        },
      },
    },
  },
});

function failureOf(of: Area) {
  return ({ event }: { event: ErrorActorEvent }) => ({ of, apiError: apiErrorOf({ event }) });
}

// an actor's input has no parameters, and a password must not pass through the context
function passwordsIn(event: AccountEvent): PasswordChange {
  assertEvent(event, 'password.change');
  return { password: event.password, newPassword: event.newPassword };
}
