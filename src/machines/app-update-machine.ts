import { fromCallback, fromPromise, setup } from 'xstate';
import { type NoEvent, notProvided } from './not-provided.ts';
import { replyOf } from './reply.ts';

/** What a service reports about the service worker, which keeps the files of one version in the browser. */
export type WorkerEvent =
  /** The page was built without a service worker. */
  | { type: 'worker.excluded' }
  /** The browser has none, or denies it. */
  | { type: 'worker.denied' }
  /** The files of a version are being stored. */
  | { type: 'worker.storing' }
  /** The newest stored version is that of the page. */
  | { type: 'worker.current' }
  /** The newest stored version is not that of the page. */
  | { type: 'worker.newer' }
  /** A version could not be stored. */
  | { type: 'worker.failed' }
  /** The page became visible again. */
  | { type: 'page.shown' };

export type AppUpdateEvent = WorkerEvent | { type: 'update.apply' } | { type: 'update.postpone' };

/**
 * Keeps the files of the page in the browser, and offers a new version. The page never changes its version by itself:
 * the user chooses Update, or loads a page, at which the worker answers with the new version.
 */
export const appUpdateMachine = setup({
  types: { events: {} as AppUpdateEvent, tags: {} as 'announced' | 'busy' },
  actors: {
    /** Registers the service worker when it starts. */
    watchWorker: fromCallback<NoEvent>(notProvided),
    /**
     * Asks the server for another version. When the server no longer has a service worker, removes it from the browser.
     */
    checkForUpdate: fromPromise<{ isWithdrawn: boolean }>(notProvided),
    /** Lets the newest stored version control this site's pages, and returns when it does. */
    activateUpdate: fromPromise<void>(notProvided),
  },
  guards: { isWithdrawn: (_, { isWithdrawn = false }: { isWithdrawn?: boolean }) => isWithdrawn },
  actions: { reloadPage: notProvided },
  delays: { checkInterval: 900_000, retryDelay: 300_000, activationDeadline: 10_000 },
}).createMachine({
  id: 'appUpdate',
  initial: 'running',
  states: {
    running: {
      invoke: { id: 'watchWorker', src: 'watchWorker', onError: 'unsupported' },
      initial: 'registering',
      states: {
        registering: {
          on: {
            'worker.excluded': '#appUpdate.off',
            'worker.denied': '#appUpdate.unsupported',
            'worker.storing': 'storing',
            'worker.current': 'checking',
            'worker.newer': 'updateReady',
            'worker.failed': '#appUpdate.failed',
          },
        },
        /** No version is stored yet. */
        storing: {
          on: { 'worker.current': 'ready', 'worker.newer': 'updateReady', 'worker.failed': '#appUpdate.failed' },
        },
        ready: {
          on: { 'page.shown': 'checking', 'worker.storing': 'updating', 'worker.newer': 'updateReady' },
          after: { checkInterval: 'checking' },
        },
        checking: {
          on: { 'worker.storing': 'updating', 'worker.newer': 'updateReady' },
          invoke: {
            id: 'checkForUpdate',
            src: 'checkForUpdate',
            onDone: [
              { guard: { type: 'isWithdrawn', params: replyOf }, target: '#appUpdate.withdrawn' },
              { target: 'ready' },
            ],
            onError: 'ready',
          },
        },
        updating: { on: { 'worker.current': 'ready', 'worker.newer': 'updateReady', 'worker.failed': 'ready' } },
        updateReady: {
          tags: 'announced',
          on: { 'update.apply': 'activating', 'update.postpone': 'postponed', 'worker.current': 'ready' },
        },
        /** The user chose Later: this version is not announced again, a newer one is. */
        postponed: {
          on: { 'page.shown': 'checking', 'worker.storing': 'updating' },
          after: { checkInterval: 'checking' },
        },
        /** After the deadline the page is loaded all the same: a page that is loaded has the new version. */
        activating: {
          tags: ['announced', 'busy'],
          invoke: {
            id: 'activateUpdate',
            src: 'activateUpdate',
            onDone: 'reloading',
            onError: 'updateReady',
          },
          after: { activationDeadline: 'reloading' },
        },
        /** The browser may ask about unsaved changes, and the user may stay. */
        reloading: { entry: 'reloadPage', always: 'postponed' },
      },
    },
    /** The page was built without a service worker. */
    off: {},
    unsupported: {},
    /** The server no longer has a service worker. */
    withdrawn: {},
    failed: { after: { retryDelay: 'running' } },
  },
});
