import { emit, fromPromise, sendParent, setup } from 'xstate';
import { notProvided } from './not-provided.ts';
import { durations, type ToastEmitted } from './toast.ts';

export type LogoutEvent =
  /** `unsent` is the number of changes that have not been sent, which logging out discards. */
  { type: 'logout.request'; unsent?: number } | { type: 'logout.confirm' } | { type: 'logout.cancel' };

/**
 * Logging out (specification, section 4), after a question if changes have not been sent. State is cleared first, so
 * that nothing remains if the page is reloaded meanwhile; the endpoint's reply is ignored. The machine returns to
 * `idle`, so that a second log-out works too.
 */
export const logoutMachine = setup({
  types: { events: {} as LogoutEvent, emitted: {} as ToastEmitted, tags: {} as 'busy' | 'asking' },
  actors: { logOut: fromPromise<unknown>(notProvided) },
  guards: { hasUnsent: (_, { unsent = 0 }: { unsent?: number }) => unsent > 0 },
  actions: {
    reloadHome: notProvided,
    notifyStarted: sendParent({ type: 'logout.started' }),
    emitLogoutToast: emit({ type: 'toast.shown', message: 'toast_logout_success', duration: durations.logout }),
  },
  delays: { confirmation: 500 },
}).createMachine({
  id: 'logout',
  initial: 'idle',
  states: {
    idle: {
      on: {
        'logout.request': [
          { guard: { type: 'hasUnsent', params: ({ event }) => event }, target: 'asking' },
          { target: 'clearing' },
        ],
      },
    },
    asking: { tags: 'asking', on: { 'logout.confirm': 'clearing', 'logout.cancel': 'idle' } },
    clearing: { entry: 'notifyStarted', always: 'confirming' },
    confirming: {
      tags: 'busy',
      entry: 'emitLogoutToast',
      invoke: { id: 'logOut', src: 'logOut', onDone: {}, onError: {} },
      after: { confirmation: 'reloading' },
    },
    reloading: { entry: 'reloadHome', always: 'idle' },
  },
});
