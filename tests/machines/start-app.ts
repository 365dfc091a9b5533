import { type AnyEventObject, type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import { appMachine } from '../../src/machines/app-machine.ts';
import type { FeatureActors } from '../../src/machines/app-setup.ts';
import { authMachine, type Credentials } from '../../src/machines/auth-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { connectionMachine } from '../../src/machines/connection-machine.ts';
import type { ActToSend } from '../../src/machines/contract-context.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { type ListRequest, listMachine } from '../../src/machines/list-machine.ts';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import type { PersistEvent } from '../../src/machines/persistence/persist.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from '../../src/machines/persistence/restore.ts';
import type { RecordToSave } from '../../src/machines/record-setup.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import type { Registered, Registration } from '../../src/machines/sign-up-setup.ts';
import type { Language } from '../../src/services/contract/language.ts';
import type { Contract } from '../../src/services/contract/records/contract.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';
import { featureActors } from './feature-actors.ts';

/**
 * Starts the app over services that the test answers; `effects` lists its side effects in order.
 *
 * @param replacements actors to use instead of the fakes
 */
export function startApp(
  replacements: {
    persist?: CallbackActorLogic<PersistEvent>;
    followTabs?: Companion;
    connection?: typeof connectionMachine;
    list?: ReturnType<typeof restorable<typeof listMachine>>;
  } = {},
) {
  const effects: string[] = [];
  const note = (effect: string) => () => effects.push(effect);
  const restore = fakeService<PersistedState, unknown>();
  const signIn = fakeService<{ access_token: string | null }, Credentials>();
  const saveBio = fakeService<{ modified: string | null }, RecordToSave>();
  const register = fakeService<Registered, Registration>();
  const sendAct = fakeService<{ modified: string | null }, ActToSend>();
  const readContract = fakeService<Contract, { name: string }>();
  const loadFeatures = fakeService<FeatureActors, unknown>();
  const loadCatalogue = fakeService<void, { language: Language }>();
  const fetchList = fakeService<unknown, ListRequest>();
  const logOut = fakeService<unknown, unknown>(note('call the endpoint'));
  const persist = fakeCompanion<PersistEvent>(effects, 'persist');
  const followTabs = fakeCompanion<{ type: 'nothing' }>(effects, 'follow tabs');
  const app = drive(
    appMachine.provide({
      actors: {
        restore: restore.logic,
        persist: replacements.persist ?? persist.logic,
        followTabs: replacements.followTabs ?? followTabs.logic,
        auth: restorable(
          authMachine.provide({
            actors: { signIn: signIn.logic },
            actions: { raiseFlag: note('raise the flag'), lowerFlag: note('lower the flag') },
          }),
        ),
        loadFeatures: loadFeatures.logic,
        language: restorable(languageMachine.provide({ actors: { loadCatalogue: loadCatalogue.logic } })),
        connection: replacements.connection ?? unconnected,
        logout: logoutMachine.provide({
          actors: { logOut: logOut.logic },
          actions: { reloadHome: note('reload home') },
        }),
        list: replacements.list ?? restorable(listMachine.provide({ actors: { fetchList: fetchList.logic } })),
      },
      actions: { clearState: note('clear the state') },
    }),
  );
  const features = {
    bio: restorable(bioMachine.provide({ actors: { save: saveBio.logic } })),
    signUp: restorable(signUpMachine.provide({ actors: { register: register.logic } })),
    contract: restorable(
      contractMachine.provide({ actors: { sendAct: sendAct.logic, readContract: readContract.logic } }),
    ),
  };
  const records = { saveBio, register, sendAct, readContract };
  const calls = { restore, loadFeatures, loadCatalogue, signIn, fetchList, logOut, ...records };
  return { app, effects, features, ...calls, persist, followTabs };
}

/** Starts the app with a restored state and loads the features. */
export async function startReady(
  persisted: Partial<PersistedState> = {},
  replacements: Parameters<typeof startApp>[0] = {},
) {
  const started = startApp(replacements);
  await started.restore.last.answers({ ...emptyPersisted, ...persisted });
  started.app.isIn({ ready: 'idle' }).send({ type: 'features.load' });
  await started.loadFeatures.last.answers(featureActors(started.features, persisted.slices));
  started.app.isIn({ ready: 'featuresLoaded' });
  return started;
}

export const noor = { usr: 'noor@example.com', password: 'a long password' } as const;
export const sami = { usr: 'sami@example.com', password: 'another password' } as const;

/** Starts the app, signs Noor in and clears the recorded effects. */
export async function startSignedIn() {
  const started = await startReady();
  started.app.child('auth').send({ type: 'auth.signIn', ...noor });
  await started.signIn.last.answers({ access_token: 'T1' });
  started.effects.length = 0;
  return started;
}

/** Created once, because XState derives the transitions of a machine from each `provide` again. */
const unconnected = connectionMachine.provide({ actors: { follow: fromCallback(() => undefined) } });

type Companion = CallbackActorLogic<{ type: 'nothing' }>;

/** A callback actor that records its start and stop and sends the events of the test. */
function fakeCompanion<E extends EventObject>(effects: string[], name: string) {
  let send: (event: AnyEventObject) => void = () => undefined;
  const logic = fromCallback<E>(({ sendBack }) => {
    effects.push(`start: ${name}`);
    send = sendBack;
    return () => effects.push(`stop: ${name}`);
  });
  return { logic, emit: (event: AnyEventObject) => send(event) };
}
