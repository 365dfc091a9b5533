/** The real machines with services that never return: their results are in the recording. */
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromPromise,
  type StateValue,
} from 'xstate';
import { accountMachine } from '../machines/account-machine.ts';
import { appMachine } from '../machines/app-machine.ts';
import { appUpdateMachine } from '../machines/app-update-machine.ts';
import { authMachine } from '../machines/auth-machine.ts';
import { bioMachine } from '../machines/bio-machine.ts';
import { bookmarkMachine } from '../machines/bookmark-machine.ts';
import { connectionMachine } from '../machines/connection-machine.ts';
import { contractMachine } from '../machines/contract-machine.ts';
import { contractWatchMachine } from '../machines/contract-watch-machine.ts';
import { coverNotesMachine } from '../machines/cover-notes-machine.ts';
import { deliveryFilesMachine } from '../machines/delivery-files-machine.ts';
import type { FeatureName } from '../machines/feature-actors.ts';
import { filesMachine } from '../machines/files-machine.ts';
import { invoiceMachine } from '../machines/invoice-machine.ts';
import { languageMachine } from '../machines/language-machine.ts';
import { listMachine } from '../machines/list-machine.ts';
import { logoutMachine } from '../machines/logout-machine.ts';
import { notProvided } from '../machines/not-provided.ts';
import { notificationsMachine } from '../machines/notifications-machine.ts';
import { outboxMachine } from '../machines/outbox-machine.ts';
import { outboxSenderMachine } from '../machines/outbox-sender-machine.ts';
import { passwordResetMachine } from '../machines/password-reset-machine.ts';
import { restorable } from '../machines/persistence/restorable.ts';
import { profileLinkMachine } from '../machines/profile-link-machine.ts';
import { profileMachine } from '../machines/profile-machine.ts';
import { promptMachine } from '../machines/prompt-machine.ts';
import { quotationMachine } from '../machines/quotation-machine.ts';
import { resumeMachine } from '../machines/resume-machine.ts';
import { settingsMachine } from '../machines/settings-machine.ts';
import { sharedProfileMachine } from '../machines/shared-profile-machine.ts';
import { signUpMachine } from '../machines/sign-up-machine.ts';
import { storageMachine } from '../machines/storage-machine.ts';
import { tabDraftsMachine } from '../machines/tab-drafts-machine.ts';
import { verificationMachine } from '../machines/verification-machine.ts';
import type { SavedRecording } from './recording-format.ts';

const idle = {
  auth: authMachine,
  language: languageMachine,
  prompt: promptMachine,
  logout: logoutMachine,
  settings: settingsMachine,
  appUpdate: appUpdateMachine,
  connection: connectionMachine,
  storage: storageMachine,
  list: listMachine,
};

const features = {
  signUp: signUpMachine,
  bio: bioMachine,
  account: accountMachine,
  profileDraft: profileMachine,
  quotation: quotationMachine,
  coverNotes: coverNotesMachine,
  contract: contractMachine,
  deliveryFiles: deliveryFilesMachine,
  contractWatch: contractWatchMachine,
  bookmark: bookmarkMachine,
  files: filesMachine,
  invoice: invoiceMachine,
  reset: passwordResetMachine,
  profileLink: profileLinkMachine,
  resume: resumeMachine,
  sharedProfile: sharedProfileMachine,
  verification: verificationMachine,
  tabDrafts: tabDraftsMachine,
  notifications: notificationsMachine,
  outboxSender: outboxSenderMachine,
  outbox: outboxMachine,
} satisfies Record<FeatureName, AnyStateMachine>;

/** The machine of an actor; every name that is not listed here is a list. */
export const machineOf = (name: string): AnyStateMachine =>
  (Object.hasOwn(named, name) ? named[name] : undefined) ?? listMachine;

const named: Readonly<Record<string, AnyStateMachine>> = { app: appMachine, ...idle, ...features };

/** Machines that replace those of this version, for tests. */
export type Others = Partial<Record<'app' | keyof typeof idle | FeatureName, AnyStateMachine>>;

const silent = fromPromise<never>(() => new Promise(() => undefined));

/** The logic that loading features returns in a replay. */
export type ReplayFeatures = Readonly<Record<string, AnyActorLogic>>;

/** An app that has not been started: in its initial state, or in that of a checkpoint. */
export function replayApp(
  checkpoint: SavedRecording['checkpoint'],
  others: Others,
): { app: AnyActor; features: ReplayFeatures } {
  const { app, ...machines } = { app: appMachine, ...idle, ...features, ...others };
  const logics: Record<string, AnyActorLogic> = Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => [name, restorable(withoutEffects(machine))]),
  );
  const machine = withoutEffects(app, logics);
  const snapshot = checkpoint && (snapshotOf(checkpoint, logics) as AnyMachineSnapshot); // the type that `createActor` accepts
  const options = { id: 'app', systemId: 'app', clock: stopped, ...(snapshot && { snapshot }) };
  return { app: createActor(machine as AnyActorLogic, options), features: logics };
}

/** A clock that fires no timers, because the recording contains their events. */
const stopped = { setTimeout: () => null, clearTimeout: () => undefined };

/** The machine without its services and side effects. */
function withoutEffects(
  machine: AnyStateMachine,
  actors: Readonly<Record<string, AnyActorLogic>> = {},
): AnyStateMachine {
  const { implementations } = machine;
  const services = Object.keys(implementations.actors).map((name) => [name, actors[name] ?? silent]);
  const effects = Object.entries(implementations.actions).filter(([, action]) => action === notProvided);
  return machine.provide({
    actors: Object.fromEntries(services),
    actions: Object.fromEntries(effects.map(([name]) => [name, () => undefined])),
  } as object); // the names are those of the machine, which its type does not state
}

/** The snapshot of all actors, in XState's own format. */
function snapshotOf({ actors }: NonNullable<SavedRecording['checkpoint']>, logics: ReplayFeatures): object {
  const children = Object.entries(actors)
    .filter(([name]) => name !== 'app')
    .map(([name, { state, context }]) => [
      name,
      {
        src: logics[name] ?? logics.list,
        systemId: name,
        snapshot: actorSnapshot(state, context, servicesIn(machineOf(name), state)),
      },
    ]);
  const { state = 'ready', context } = actors.app ?? {};
  return actorSnapshot(state, context, { ...Object.fromEntries(children), ...servicesIn(appMachine, state) });
}

/** The services that a machine runs in a state, which never return. */
function servicesIn(machine: AnyStateMachine, state: StateValue): object {
  const running = invokesIn(machine.root, state).map((id) => [id, { src: silent, snapshot: { status: 'active' } }]);
  return Object.fromEntries(running);
}

/** The ids of the services of a node and its active child states. */
function invokesIn(node: AnyStateNode, state: StateValue): string[] {
  const active = typeof state === 'string' ? [[state, {}] as const] : Object.entries(state);
  const own = node.invoke.map(({ id }) => id);
  return [...own, ...active.flatMap(([key, below]) => invokesOf(node.states[key], below))];
}

const invokesOf = (node: AnyStateNode | undefined, state: StateValue | undefined): string[] =>
  node ? invokesIn(node, state ?? {}) : [];

function actorSnapshot(value: StateValue, context: unknown, children: object): object {
  const isOver = value === 'done' || value === 'error' || value === 'stopped';
  return { status: isOver ? value : 'active', value, context, children, historyValue: {}, tags: [] };
}
