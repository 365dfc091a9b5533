/** Gives the machines their services; with `room-wiring.ts`, which is fetched on need, the one that imports them by value. */
import { type AnyActor, fromPromise } from 'xstate';
import { lists } from '../services/contract/lists.ts';
import { runCall } from '../services/http.ts';
import { whenIdle, whenLeaving } from '../services/idle.ts';
import { reloadHome } from '../services/navigation.ts';
import * as storage from '../services/storage.ts';
import { appMachine } from './app-machine.ts';
import { authMachine } from './auth-machine.ts';
import { languageMachine } from './language-machine.ts';
import { type ListRequest, listMachine } from './list-machine.ts';
import { logoutMachine } from './logout-machine.ts';
import { createPersist } from './persistence/persist.ts';
import { restorable } from './persistence/restorable.ts';
import { type PersistedState, readPersisted } from './persistence/restore.ts';
import { sliceOf } from './persistence/slices.ts';
import { promptMachine } from './prompt-machine.ts';
import { session } from './session.ts';
import { createFollowTabs } from './tabs.ts';

/** The app with everything provided; start it once, outside React. */
export function provideApp() {
  return appMachine.provide({
    actors: {
      restore: fromPromise(async () => readStored()),
      persist: createPersist({ ...storage, whenIdle, whenLeaving }),
      loadFeatures: fromPromise(async () => {
        const { provideFeatures } = await import('./feature-implementations.ts');
        return provideFeatures();
      }),
      followTabs: createFollowTabs(storage),
      language: restorable(languageMachine),
      auth: restorable(
        authMachine.provide({
          actors: {
            signIn: fromPromise(({ input: { usr, password }, system, signal }) =>
              runCall('signIn', { ...session(system), query: { usr, password }, signal }),
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
      list: restorable(
        listMachine.provide({
          actors: {
            fetchList: fromPromise<unknown, ListRequest>(({ input: { key, params }, system, signal }) =>
              runCall(lists[key].call, { ...session(system), query: params, signal }),
            ),
          },
        }),
      ),
    },
    actions: {
      clearState: ({ self }) => {
        storage.carryOver(choicesIn(self.system));
        storage.clearState();
      },
    },
  });
}

/** What storage holds; after a log-out, what was handed over the reload that it ended with. */
function readStored(): PersistedState {
  const carriedOver = storage.takeCarriedOver();
  return readPersisted(storage.readState() ?? carriedOver, storage.hasFlag());
}

/** What a log-out leaves to the next start, as it would be kept: nothing of the person. */
const choicesIn = (system: AnyActor['system']): string =>
  JSON.stringify(
    Object.fromEntries(
      (['language', 'settings'] as const).map((name) => [
        name,
        JSON.stringify(sliceOf(name, system.get(name).getSnapshot())),
      ]),
    ),
  );
