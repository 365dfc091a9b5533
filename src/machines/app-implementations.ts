/**
 * Provides the machines with their services. Only this file and the other `*-implementations.ts` import services by
 * value.
 */
import { type AnyActor, fromCallback, fromPromise } from 'xstate';
import { watchCalls } from '../services/call-outcomes.ts';
import { lists } from '../services/contract/lists.ts';
import { runCall } from '../services/http.ts';
import { whenIdle, whenLeaving, whenPainted, whenReturning, whenSettled } from '../services/idle.ts';
import { reloadHome, reloadPage } from '../services/navigation.ts';
import { hasNetwork, probe, watchNetwork } from '../services/network.ts';
import * as storage from '../services/storage.ts';
import { loadCatalogue, shownLanguage } from '../services/translations.ts';
import { appMachine } from './app-machine.ts';
import { appUpdateMachine, type WorkerEvent } from './app-update-machine.ts';
import { authMachine } from './auth-machine.ts';
import { connectionMachine } from './connection-machine.ts';
import { createFollowConnection } from './follow-connection.ts';
import { languageMachine } from './language-machine.ts';
import { type ListRequest, listMachine } from './list-machine.ts';
import { logoutMachine } from './logout-machine.ts';
import { createPersist } from './persistence/persist.ts';
import { restorable } from './persistence/restorable.ts';
import { readPersisted, withLanguage } from './persistence/restore.ts';
import { sliceOf } from './persistence/slice-spec.ts';
import { coreSlices } from './persistence/slices.ts';
import { createStoredSlices } from './persistence/stored-slices.ts';
import { promptMachine } from './prompt-machine.ts';
import { session } from './session.ts';
import { createFollowTabs } from './tabs.ts';
import { withoutInput } from './without-input.ts';

/** The app with everything provided; start it once, outside React. */
export function provideApp() {
  const stored = createStoredSlices({ ...storage, whenReturning });
  return appMachine.provide({
    actors: {
      restore: fromPromise(async () => withLanguage(readPersisted(stored.read(), storage.hasFlag()), shownLanguage())),
      persist: createPersist({ ...storage, stored, whenIdle, whenLeaving }),
      loadFeatures: fromPromise(async ({ system }) => {
        const { provideFeatures } = await import('./feature-implementations.ts');
        return provideFeatures(stored, system.get('auth').getSnapshot().context);
      }),
      followTabs: createFollowTabs({ ...storage, stored }),
      language: restorable(
        languageMachine.provide({
          actors: {
            loadCatalogue: fromPromise(async ({ input: { language } }) => {
              await loadCatalogue(language);
              // the frame after a click comes first
              if (language !== shownLanguage()) await whenPainted();
            }),
          },
        }),
      ),
      auth: restorable(
        authMachine.provide({
          actors: {
            signIn: withoutInput(
              fromPromise(({ input: { usr, password }, system, signal }) =>
                runCall('signIn', { ...session(system), query: { usr, password }, signal }),
              ),
            ),
          },
          actions: { raiseFlag: storage.raiseFlag, lowerFlag: storage.lowerFlag },
        }),
      ),
      prompt: restorable(
        promptMachine.provide({
          actors: {
            subscribe: fromPromise(({ input: { usr }, system, signal }) =>
              runCall('subscribe', { ...session(system), query: { usr }, signal }),
            ),
          },
          // a warning, since an expected failure is not an error of the page
          actions: { logException: (_, { error }) => console.warn('subscribe', error) },
        }),
      ),
      logout: logoutMachine.provide({
        actors: { logOut: fromPromise(({ system }) => runCall('logOut', session(system))) },
        actions: { reloadHome },
      }),
      connection: connectionMachine.provide({
        actors: {
          follow: createFollowConnection({ hasNetwork, watchCalls, watchNetwork }),
          probe: fromPromise(({ signal }) => probe({ signal })),
        },
      }),
      appUpdate: appUpdateMachine.provide({
        actors: {
          watchWorker: fromCallback(({ sendBack }) => watchWorker(sendBack)),
          checkForUpdate: fromPromise(async () => (await serviceWorker()).checkForUpdate()),
          activateUpdate: fromPromise(async () => (await serviceWorker()).activateUpdate()),
        },
        actions: { reloadPage },
      }),
      list: restorable(
        listMachine.provide({
          actors: {
            fetchList: fromPromise<unknown, ListRequest>(async ({ input: { key, params }, system, signal }) => {
              // while an earlier reply is shown, the frame after a click comes first
              if (system.get(key).getSnapshot().context.readAt !== null) await whenPainted();
              return runCall(lists[key].call, { ...session(system), query: params, signal });
            }),
          },
        }),
      ),
    },
    actions: {
      clearState: ({ self }) => {
        storage.carryOver(choicesOf(self.system));
        storage.clearState();
      },
    },
  });
}

/** The bundler leaves the code out of a build without a service worker. */
const serviceWorker = () =>
  import.meta.env.PUBLIC_OFFLINE === 'off'
    ? Promise.reject(new Error('This build has no service worker'))
    : import('../services/service-worker.ts');

/**
 * Watches the service worker once the page is idle, with code that is loaded then. A build without a worker removes an
 * old one.
 */
function watchWorker(send: (event: WorkerEvent) => void): () => void {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  whenSettled()
    .then(async () => {
      if (import.meta.env.PUBLIC_OFFLINE === 'off') {
        send({ type: 'worker.excluded' });
        return (await import('../services/remove-service-workers.ts')).removeServiceWorkers();
      }
      const { watchServiceWorker } = await serviceWorker();
      if (!isStopped) stop = watchServiceWorker((type) => send({ type }));
    })
    .catch(() => send({ type: 'worker.failed' }));
  return () => stop();
}

/** The text to carry over a log-out: choices of this browser, and nothing of the person. */
const choicesOf = (system: AnyActor['system']): string =>
  JSON.stringify(
    Object.fromEntries(
      (['language', 'settings'] as const).map((name) => [
        name,
        JSON.stringify(sliceOf<object>(coreSlices[name], system.get(name).getSnapshot())),
      ]),
    ),
  );
