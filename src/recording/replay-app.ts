/** The real machines, with services that never answer by themselves: what they said stands in the trail. */
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type StateValue,
} from 'xstate';
import { accountMachine } from '../machines/account-machine.ts';
import { appMachine } from '../machines/app-machine.ts';
import { authMachine } from '../machines/auth-machine.ts';
import { bioMachine } from '../machines/bio-machine.ts';
import { bookmarkMachine } from '../machines/bookmark-machine.ts';
import type { FeatureName } from '../machines/feature-actors.ts';
import { filesMachine } from '../machines/files-machine.ts';
import { languageMachine } from '../machines/language-machine.ts';
import { listMachine } from '../machines/list-machine.ts';
import { logoutMachine } from '../machines/logout-machine.ts';
import { notProvided } from '../machines/not-provided.ts';
import { restorable } from '../machines/persistence/restorable.ts';
import { profileMachine } from '../machines/profile-machine.ts';
import { promptMachine } from '../machines/prompt-machine.ts';
import { quotationMachine } from '../machines/quotation-machine.ts';
import { settingsMachine } from '../machines/settings-machine.ts';
import { signUpMachine } from '../machines/sign-up-machine.ts';
import type { SavedRecording } from './recording-format.ts';

const idle = {
  auth: authMachine,
  language: languageMachine,
  prompt: promptMachine,
  logout: logoutMachine,
  settings: settingsMachine,
  list: listMachine,
};

const features = {
  signUp: signUpMachine,
  bio: bioMachine,
  account: accountMachine,
  profileDraft: profileMachine,
  quotation: quotationMachine,
  bookmark: bookmarkMachine,
  files: filesMachine,
} satisfies Record<FeatureName, AnyStateMachine>;

/** The machine that an actor of that name runs; every one that is not named here is a list. */
export const machineOf = (name: string): AnyStateMachine => named[name] ?? listMachine;

const named: Readonly<Record<string, AnyStateMachine>> = { app: appMachine, ...idle, ...features };

/** Machines in the place of those of this version. */
export type Others = Partial<Record<'app' | keyof typeof idle | FeatureName, AnyStateMachine>>;

const silent = fromPromise<never>(() => new Promise(() => undefined));

/** What furnishing brings to a replay, in the place of what it brought. */
export type ReplayFeatures = Readonly<Record<string, AnyActorLogic>>;

/** An app that has not been started: as it is at the beginning, or as a checkpoint found it. */
export function replayApp(
  checkpoint: SavedRecording['checkpoint'],
  others: Others,
): { app: AnyActor; features: ReplayFeatures } {
  const { app, ...machines } = { app: appMachine, ...idle, ...features, ...others };
  const logics: Record<string, AnyActorLogic> = Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => [name, restorable(still(machine))]),
  );
  const machine = still(app, logics);
  const snapshot = checkpoint && (snapshotOf(checkpoint, logics) as AnyMachineSnapshot); // what `start` takes
  const options = { id: 'app', systemId: 'app', clock: stopped, ...(snapshot && { snapshot }) };
  return { app: createActor(machine as AnyActorLogic, options), features: logics };
}

/** Time is the trail's: a timer goes off when it did. */
const stopped = { setTimeout: () => null, clearTimeout: () => undefined };

/** The machine without its services and without its effects on the world outside. */
function still(machine: AnyStateMachine, actors: Readonly<Record<string, AnyActorLogic>> = {}): AnyStateMachine {
  const { implementations } = machine;
  const services = Object.keys(implementations.actors).map((name) => [name, actors[name] ?? silent]);
  const deeds = Object.entries(implementations.actions).filter(([, deed]) => deed === notProvided);
  return machine.provide({
    actors: Object.fromEntries(services),
    actions: Object.fromEntries(deeds.map(([name]) => [name, () => undefined])),
  } as object);
}

/** As XState restores a whole tree: every actor where it stood. */
function snapshotOf({ actors }: NonNullable<SavedRecording['checkpoint']>, logics: ReplayFeatures): object {
  const children = Object.entries(actors)
    .filter(([name]) => name !== 'app')
    .map(([name, { state, context }]) => [
      name,
      { src: logics[name] ?? logics.list, systemId: name, snapshot: standing(state, context, {}) },
    ]);
  const { state = 'ready', context } = actors.app ?? {};
  const companions = ['persist', 'followTabs'].map((name) => [name, { src: silent, snapshot: { status: 'active' } }]);
  return standing(state, context, Object.fromEntries([...children, ...companions]));
}

function standing(value: StateValue, context: unknown, children: object): object {
  const isOver = value === 'done' || value === 'error' || value === 'stopped';
  return { status: isOver ? value : 'active', value, context, children, historyValue: {}, tags: [] };
}
