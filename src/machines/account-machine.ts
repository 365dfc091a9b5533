import { assertEvent, assign, fromPromise, raise, sendParent, sendTo, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import type { Session } from '../services/contract/records/session.ts';
import { notProvided } from './not-provided.ts';

export interface AccountContext {
  /** Where the account is signed in; `null` until that has been read. */
  readonly sessions: readonly Session[] | null;
  /** The session that is being ended, by its name; `others` for all but this one. */
  readonly ending: string;
  readonly apiErrors: Readonly<Record<'sessions' | 'password' | 'data', ApiError | null>>;
}

export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

export type AccountEvent =
  /** The page comes on screen. */
  | { type: 'account.open' }
  | { type: 'sessions.load' }
  | { type: 'sessions.end'; name: string }
  | ({ type: 'password.change' } & PasswordChange)
  | { type: 'data.export' }
  /** Asks before what this browser keeps is cleared. */
  | { type: 'browser.clear' }
  | { type: 'browser.confirm' }
  | { type: 'browser.cancel' }
  | { type: 'draft.clear' };

/** What a page may ask about the state. */
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
};

/** What a person does with the account itself. Passwords pass through to the service and are kept nowhere. */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as AccountEvent, tags: {} as AccountTag },
  actors: {
    getSessions: fromPromise<readonly Session[]>(notProvided),
    endSession: fromPromise<unknown, { name: string }>(notProvided),
    changePassword: fromPromise<unknown, PasswordChange>(notProvided),
    exportData: fromPromise<unknown>(notProvided),
  },
  guards: { isSessionOver: ({ event }) => apiErrorIn(event).kind === 'unauthorized' },
  actions: {
    storeSessions: assign(({ event }) => ({ sessions: 'output' in event ? (event.output as Session[]) : null })),
    storeEnding: assign(({ event }) => {
      assertEvent(event, 'sessions.end');
      return { ending: event.name };
    }),
    removeEnded: assign(({ context: { sessions, ending } }) => ({
      sessions:
        sessions?.filter(({ name, is_current }) => (ending === 'others' ? is_current : name !== ending)) ?? null,
    })),
    note: assign(({ context, event }, { of }: { of: keyof AccountContext['apiErrors'] }) => ({
      apiErrors: { ...context.apiErrors, [of]: 'error' in event ? apiErrorIn(event) : null },
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
      on: { 'account.open': '.reading', 'sessions.load': '.reading' },
      states: {
        unread: {},
        reading: {
          tags: ['busy', 'readingSessions'],
          entry: { type: 'note', params: { of: 'sessions' } },
          invoke: {
            id: 'getSessions',
            src: 'getSessions',
            onDone: { target: 'shown', actions: 'storeSessions' },
            onError: [
              { guard: 'isSessionOver', target: 'unread', actions: 'reportExpiry' },
              { target: 'shown', actions: { type: 'note', params: { of: 'sessions' } } },
            ],
          },
        },
        shown: { on: { 'sessions.end': 'ending' } },
        ending: {
          tags: ['busy', 'endingSession'],
          entry: ['storeEnding', { type: 'note', params: { of: 'sessions' } }],
          on: { 'sessions.load': {}, 'account.open': {} },
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context: { ending } }) => ({ name: ending }),
            onDone: { target: 'reading', actions: 'removeEnded' },
            onError: [
              { guard: 'isSessionOver', target: 'unread', actions: 'reportExpiry' },
              { target: 'shown', actions: { type: 'note', params: { of: 'sessions' } } },
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
          entry: { type: 'note', params: { of: 'password' } },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => {
              assertEvent(event, 'password.change');
              return { password: event.password, newPassword: event.newPassword };
            },
            onDone: { target: 'changed', actions: 'readSessions' },
            onError: [
              { guard: 'isSessionOver', target: 'asked', actions: 'reportExpiry' },
              { target: 'asked', actions: { type: 'note', params: { of: 'password' } } },
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
          entry: { type: 'note', params: { of: 'data' } },
          invoke: {
            id: 'exportData',
            src: 'exportData',
            onDone: 'exported',
            onError: [
              { guard: 'isSessionOver', target: 'idle', actions: 'reportExpiry' },
              { target: 'idle', actions: { type: 'note', params: { of: 'data' } } },
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

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
const apiErrorIn = (event: object): ApiError => toApiError('error' in event ? event.error : null);
