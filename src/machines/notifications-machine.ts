// Long because the three regions of the chart and the actions that they name are read together.
import { assign, fromCallback, fromPromise, raise, sendParent, sendTo, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { isTransient } from '../services/contract/rules/error-rules.ts';
import { apiErrorOf, isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { growingWait, recoveryWait, type Waits } from './growing-wait.ts';
import { notProvided } from './not-provided.ts';
import {
  arrivalIn,
  fresh,
  marked,
  type NotificationState,
  type NotificationsContext,
  noMarks,
  type ReadMarks,
  stateIn,
  withReply,
} from './notifications-context.ts';

export type NotificationsEvent =
  /** A page with the bell came on screen, or its language changed. */
  | { type: 'notifications.open' }
  | { type: 'notifications.close' }
  /** A page shows the notifications or the email digest, or no longer does. */
  | { type: 'notifications.show' }
  | { type: 'notifications.hide' }
  | { type: 'notifications.load' }
  | { type: 'notifications.readAll' }
  | { type: 'notification.read'; name: string }
  /** The email digest is turned on or off. */
  | { type: 'digest.set'; isOn: boolean }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** Another tab of the same person has read the notifications. */
  | { type: 'tab.shared'; state: NotificationState }
  | { type: 'connection.restored' }
  | { type: 'session.opened' }
  /** Something was saved, so that the reply to a read that is running can be outdated. */
  | { type: 'read.renew' }
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
type NotificationsTag = 'busy' | 'failed' | 'savingDigest';

/** Milliseconds between two reads. */
const intervals: Waits = { first: 60_000, max: 300_000 };

/** After how many reads without a change the interval doubles with each one, and how often it does. */
const quietReads = { before: 5, doublings: 3 };

/**
 * The notifications of a person: reads them again and again while the page is visible, marks them as read, and sets the
 * email digest. Marking is idempotent, so that it is repeated until the server has answered.
 */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent, tags: {} as NotificationsTag },
  actors: {
    /** Sends `page.*` and `tab.shared`; receives what to share with other tabs. */
    followPage: fromCallback<{ type: 'tabs.share'; state: NotificationState | null }>(notProvided),
    /** Returns `null` when nothing has changed since the reply with that tag. */
    getNotifications: fromPromise<NotificationState | null, { etag: string | null }>(notProvided),
    readNotifications: fromPromise<unknown, ReadMarks>(notProvided),
    saveEmailDigest: fromPromise<unknown, { isOn: boolean }>(notProvided),
  },
  guards: {
    isUnchanged: (_, state: NotificationState | null) => state === null,
    isUnread: ({ context: { state } }, { name }: { name: string }) =>
      state?.items.some((item) => item.name === name && item.read_on === null) ?? false,
    hasUnread: ({ context: { state } }) => (state?.unread ?? 0) > 0,
    isSessionOver: isUnauthorized,
    /** The bell alone does not end the session: the next read of a page does. */
    isBackground: ({ context: { isShown } }, apiError: ApiError) => !isShown && apiError.kind === 'unauthorized',
    isTransient: (_, apiError: ApiError) => isTransient(apiError),
  },
  actions: {
    storeState: assign(({ context }, state: NotificationState | null) =>
      state === null ? {} : { ...arrivalIn(context, state), ...withReply(context, state) },
    ),
    takeOver: assign(({ context }, { state }: { state: NotificationState }) => withReply(context, state)),
    countQuiet: assign(({ context: { quiet } }) => ({
      quiet: Math.min(quiet + 1, quietReads.before + quietReads.doublings),
      failures: 0,
      apiError: null,
    })),
    clearQuiet: assign({ quiet: 0 }),
    storeShown: assign({ isShown: true }),
    storeNotShown: assign({ isShown: false, digestError: null }),
    share: sendTo('followPage', ({ context: { state } }) => ({ type: 'tabs.share', state })),
    storeFailure: assign(({ context: { failures } }, apiError: ApiError) => ({ failures: failures + 1, apiError })),
    markOne: assign(({ context: { state, marks } }, { name }: { name: string }) =>
      marked(state, { ...marks, names: [...marks.names, name] }),
    ),
    markAll: assign(({ context: { state } }) => marked(state, { names: [], upTo: state?.items[0]?.name ?? null })),
    clearMarks: assign({ marks: noMarks, markFailures: 0, markRetryAt: null }),
    storeMarkFailure: assign(({ context: { markFailures } }, { retryAt }: ApiError) => ({
      markFailures: markFailures + 1,
      markRetryAt: retryAt,
    })),
    // the items or the digest were changed here and not on the server, which would answer that nothing has changed
    clearEtag: assign(({ context: { state } }) => ({ state: state && { ...state, etag: '' } })),
    storeDigest: assign(({ context: { state } }, { isOn }: { isOn: boolean }) => ({
      state: state && { ...state, email_digest: isOn },
      digest: isOn,
      digestError: null,
    })),
    clearDigest: assign({ digest: null }),
    // after several choices the server may have either value, which the next read finds out
    revertDigest: assign(({ context: { state, digest } }, digestError: ApiError) => ({
      state: state && { ...state, email_digest: !digest },
      digest: null,
      digestError,
    })),
    renewRead: raise({ type: 'read.renew' }),
    readAgain: raise({ type: 'notifications.load' }),
    reportExpiry: sendParent({ type: 'session.expired' }),
    clear: assign(({ context: { isShown } }) => ({ ...fresh, isShown })),
  },
  delays: {
    pollInterval: ({ context: { quiet } }) => growingWait(intervals, Math.max(0, quiet - quietReads.before)),
    retryDelay: ({ context: { apiError } }) => Math.max(intervals.first, (apiError?.retryAt ?? 0) - Date.now()),
    recovery: ({ context }) => recoveryWait(context.failures - 1),
    markRecovery: ({ context: { markFailures, markRetryAt } }) =>
      Math.max(recoveryWait(markFailures - 1), (markRetryAt ?? 0) - Date.now()),
  },
}).createMachine({
  id: 'notifications',
  context: () => fresh,
  type: 'parallel',
  invoke: { id: 'followPage', src: 'followPage', onError: {} },
  on: {
    'tab.shared': { actions: { type: 'takeOver', params: ({ event }) => event } },
    'notifications.hide': { actions: 'storeNotShown' },
  },
  states: {
    reading: {
      initial: 'closed',
      on: { 'draft.clear': { actions: 'clear' } },
      states: {
        /** No page shows the bell. */
        closed: {
          on: {
            'notifications.open': 'open',
            'notifications.show': { target: 'open', actions: 'storeShown' },
            'page.hidden': 'closedAndHidden',
          },
        },
        closedAndHidden: {
          on: {
            'notifications.open': 'hidden',
            'notifications.show': { target: 'hidden', actions: 'storeShown' },
            'page.shown': 'closed',
          },
        },
        open: {
          initial: 'reading',
          on: {
            'notifications.open': '.reading',
            'notifications.load': '.reading',
            'notifications.show': { target: '.reading', actions: 'storeShown' },
            'session.opened': '.reading',
            'notifications.close': 'closed',
            'page.hidden': 'hidden',
            'draft.clear': { target: '.waiting', actions: 'clear' },
          },
          states: {
            reading: {
              tags: 'busy',
              on: { 'read.renew': { target: 'reading', reenter: true } },
              invoke: {
                id: 'getNotifications',
                src: 'getNotifications',
                input: ({ context: { state } }) => ({ etag: state?.etag ?? null }),
                onDone: [
                  {
                    guard: { type: 'isUnchanged', params: stateIn },
                    target: 'waiting',
                    actions: 'countQuiet',
                  },
                  {
                    target: 'waiting',
                    actions: [{ type: 'storeState', params: stateIn }, 'share'],
                  },
                ],
                onError: [
                  { guard: { type: 'isBackground', params: apiErrorOf }, target: 'waiting', actions: 'countQuiet' },
                  { guard: isSessionOver, target: 'waiting', actions: 'reportExpiry' },
                  { target: 'failed', actions: storeFailure },
                ],
              },
            },
            waiting: { after: { pollInterval: 'reading' }, on: { 'connection.restored': 'reading' } },
            failed: {
              tags: 'failed',
              after: { retryDelay: 'reading' },
              on: { 'connection.restored': 'recovering', ...takenOver('waiting') },
            },
            /** The service answers other calls: this one is repeated after a wait that grows with each failure. */
            recovering: { tags: 'failed', after: { recovery: 'reading' }, on: takenOver('waiting') },
          },
        },
        /** The tab is in the background. */
        hidden: {
          on: {
            'page.shown': { target: 'open', actions: 'clearQuiet' },
            'notifications.show': { actions: 'storeShown' },
            'notifications.close': 'closedAndHidden',
          },
        },
      },
    },
    marking: {
      initial: 'idle',
      on: { 'draft.clear': '.idle' },
      states: {
        idle: { on: marking('sending') },
        sending: {
          on: marking('sending'),
          invoke: {
            id: 'readNotifications',
            src: 'readNotifications',
            input: ({ context: { marks } }) => marks,
            onDone: { target: 'idle', actions: ['clearMarks', 'share', 'renewRead'] },
            onError: [
              {
                guard: isSessionOver,
                target: 'idle',
                actions: ['clearMarks', 'clearEtag', 'reportExpiry'],
              },
              {
                guard: { type: 'isTransient', params: apiErrorOf },
                target: 'held',
                actions: { type: 'storeMarkFailure', params: apiErrorOf },
              },
              { target: 'idle', actions: ['clearMarks', 'clearEtag', 'readAgain'] },
            ],
          },
        },
        /** The server could not be reached, or did not accept this call: it is repeated after a growing wait. */
        held: { on: marking('sending'), after: { markRecovery: 'sending' } },
      },
    },
    digest: {
      initial: 'idle',
      on: {
        'digest.set': { target: '.saving', actions: { type: 'storeDigest', params: ({ event }) => event } },
        'draft.clear': '.idle',
      },
      states: {
        idle: {},
        saving: {
          tags: 'savingDigest',
          invoke: {
            id: 'saveEmailDigest',
            src: 'saveEmailDigest',
            input: ({ context: { digest } }) => ({ isOn: digest ?? true }),
            onDone: { target: 'idle', actions: ['clearDigest', 'renewRead'] },
            onError: [
              {
                guard: isSessionOver,
                target: 'idle',
                actions: ['clearDigest', 'clearEtag', 'reportExpiry'],
              },
              {
                target: 'idle',
                actions: [{ type: 'revertDigest', params: apiErrorOf }, 'clearEtag', 'readAgain'],
              },
            ],
          },
        },
      },
    },
  },
});

/** The notifications that another tab has read end a failure. */
function takenOver<S extends string>(target: S) {
  return {
    'tab.shared': {
      target,
      actions: { type: 'takeOver', params: ({ event }: { event: { state: NotificationState } }) => event },
    },
  } as const;
}

/** Marks what is unread; a call that is running is sent again with all marks. */
function marking<S extends string>(target: S) {
  return {
    'notification.read': {
      guard: { type: 'isUnread', params: ({ event }: { event: { name: string } }) => event },
      target,
      reenter: true,
      actions: { type: 'markOne', params: ({ event }: { event: { name: string } }) => event },
    },
    'notifications.readAll': { guard: 'hasUnread', target, reenter: true, actions: 'markAll' },
  } as const;
}
