/**
 * What the app machine is made of: its events, its children, and the actions that pass events between them. Long because
 * the types of `setup` require the actions in one place.
 */

import { type AnyActorLogic, assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Language } from '../services/contract/language.ts';
import { type ListKey, listKeys, lists } from '../services/contract/lists.ts';
import { appUpdateMachine } from './app-update-machine.ts';
import { authMachine, type Session, type SessionEnd } from './auth-machine.ts';
import { connectionMachine } from './connection-machine.ts';
import { type FeatureName, type Features, featureNames } from './feature-actors.ts';
import { languageMachine } from './language-machine.ts';
import { listMachine } from './list-machine.ts';
import { logoutMachine } from './logout-machine.ts';
import { type NoEvent, notProvided } from './not-provided.ts';
import type { PersistEvent } from './persistence/persist.ts';
import { restorable } from './persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from './persistence/restore.ts';
import type { Slice } from './persistence/slice-spec.ts';
import { type FeatureSliceName, personDrafts, type SliceName, type SliceSpecs } from './persistence/slices.ts';
import { promptMachine } from './prompt-machine.ts';
import { type Settings, settingsMachine } from './settings-machine.ts';
import { type StorageOutcome, type StorageProblem, storageMachine } from './storage-machine.ts';
import type { FoundDraft, ResolvedDraft } from './tab-drafts-machine.ts';
import { durations, type ToastEmitted } from './toast.ts';

export interface AppContext {
  /** The restored slices; released when the children have received them. */
  readonly persisted: PersistedState;
  /** Whether the actors of the lazily loaded features have been spawned. */
  readonly hasFeatures: boolean;
  /** The number of stored changes that have not been sent, until the outbox runs. */
  readonly unsent: number;
}

export type AppEvent =
  /** A screen shows a route; `path` without its query. */
  | { type: 'page.viewed'; path: string }
  /** A page opens that needs the actors of the lazily loaded features. */
  | { type: 'features.load' }
  | { type: 'language.changed' }
  | { type: 'session.opened'; isAnotherPerson: boolean }
  | { type: 'session.granted'; token: string; usr: string }
  | { type: 'session.expired' }
  /** The service can be reached again; `isOutage` when it could not be reached for a time. */
  | { type: 'connection.restored'; isOutage: boolean }
  | { type: 'record.saved' }
  /** A request was quoted for, declined or saved for later. */
  | { type: 'request.answered' }
  /** A bookmark could not be stored, because the outbox is full. */
  | { type: 'outbox.filled' }
  /** A contract was signed, delivered for or ended, or another party may have changed it. */
  | { type: 'contract.changed' }
  | { type: 'logout.started' }
  /** A write to storage ended otherwise than the one before. */
  | { type: 'storage.written'; outcome: StorageOutcome }
  | { type: 'storage.read'; problem: StorageProblem }
  /** Another tab has stored a draft; the words of both tabs were merged or chosen. */
  | FoundDraft
  | ResolvedDraft
  /** The user reports a problem and requests the recording. */
  | { type: 'problem.report' }
  /** Another tab signed in, signed out, or changed the language or the settings. */
  | { type: 'tab.signedIn'; token: string; usr: string }
  | { type: 'tab.signedOut'; cause?: SessionEnd }
  | { type: 'tab.languageSwitched'; language: Language }
  | { type: 'tab.settingsChanged'; settings: Settings };

/** The lazily loaded features, once their code is loaded. */
export interface FeatureActors {
  readonly features: Features;
  /** How their state is stored. */
  readonly specs: Partial<SliceSpecs<FeatureSliceName>>;
  /** Their slices only. */
  readonly persisted: PersistedState;
}

type AppEmitted =
  | ToastEmitted
  | { type: 'page.viewed'; path: string }
  | { type: 'recording.requested' }
  /** What a person entered has been cleared; the recording must not keep it. */
  | { type: 'recording.restart' };

interface Restored {
  readonly isOutage: boolean;
}

/** The tags by which a page reads the state. */
type AppTag = 'busy' | 'loadingFailed' | 'leaving';

/** The lists that show contracts and what follows from them. */
const contractLists = ['contractList', 'contractDescription', 'invoices'] as const satisfies readonly ListKey[];

const app = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    tags: {} as AppTag,
  },
  actors: {
    restore: fromPromise<PersistedState>(notProvided),
    /** Writes every settled change of the children to storage. */
    persist: fromCallback<PersistEvent>(notProvided),
    /** Fetches the code of the lazily loaded features and decodes their slices. */
    loadFeatures: fromPromise<FeatureActors>(notProvided),
    followTabs: fromCallback<NoEvent>(notProvided),
    auth: restorable(authMachine),
    language: restorable(languageMachine),
    prompt: restorable(promptMachine),
    logout: logoutMachine,
    appUpdate: appUpdateMachine,
    settings: restorable(settingsMachine),
    connection: connectionMachine,
    storage: storageMachine,
    list: restorable(listMachine),
  },
  guards: {
    isAnotherPerson: (_, { isAnotherPerson }: { isAnotherPerson: boolean }) => isAnotherPerson,
    areListsEvicted: (_, { outcome }: { outcome: StorageOutcome }) => outcome === 'listsEvicted',
    /** The outbox has entries, so its code is needed before a page asks for it. */
    hasUnsent: (_, { unsent = 0 }: Partial<PersistedState>) => unsent > 0,
    areLoaded: (_, { features }: Partial<FeatureActors>) => featureNames.every((name) => features?.[name]),
  },
  delays: { restoreDeadline: 5_000 },
});

export const appSetup = app.extend({
  actions: {
    clearState: notProvided,
    storePersisted: assign((_, persisted: Partial<PersistedState>) => ({
      persisted: { ...emptyPersisted, ...persisted },
      unsent: persisted.unsent ?? 0,
    })),
    releasePersisted: assign({ persisted: emptyPersisted }),
    spawnChildren: app.enqueueActions(({ context: { persisted }, enqueue }) => {
      const slice = (name: SliceName) => persisted.slices[name];
      enqueue.spawnChild('language', { ...named('language'), input: { slice: slice('language') } });
      enqueue.spawnChild('auth', {
        ...named('auth'),
        input: { isLoggedIn: persisted.isLoggedIn, slice: slice('auth') },
      });
      enqueue.spawnChild('settings', { ...named('settings'), input: { slice: slice('settings') } });
      enqueue.spawnChild('prompt', { ...named('prompt'), input: { slice: slice('prompt') } });
      enqueue.spawnChild('logout', named('logout'));
      enqueue.spawnChild('connection', named('connection'));
      enqueue.spawnChild('appUpdate', named('appUpdate'));
      enqueue.spawnChild('storage', named('storage'));
      for (const key of listKeys) {
        enqueue.spawnChild('list', { id: key, systemId: key, input: { key, slice: slice(key) } });
      }
    }),
    spawnFeatures: enqueueActions<AppContext, AppEvent, FeatureActors, AppEvent, never, never, never, never, never>(
      ({ enqueue }, { features, persisted, specs }: FeatureActors) => {
        const slices: Readonly<Record<string, Slice | undefined>> = persisted.slices;
        // the type of `spawnChild` has only the actors of `setup`; these were loaded later
        const spawn = enqueue.spawnChild as (logic: AnyActorLogic, options: object) => void;
        for (const name of featureNames) {
          spawn(features[name], { ...named(name), input: { slice: slices[name] } });
        }
        enqueue.sendTo('persist', { type: 'features.spawned', specs });
        enqueue.assign({ persisted, hasFeatures: true });
        if (slices.outbox && slices.outbox.value !== 'idle') enqueue.sendTo('outbox', { type: 'outbox.resume' });
        // decoded by the spec of `tabDrafts`; the other tab may have changed its version since
        for (const found of (slices.tabDrafts?.context.conflicts ?? []) as readonly FoundDraft[]) {
          const theirs = slices[found.name];
          if (theirs) enqueue.raise({ ...found, type: 'draft.found', theirs, isRestored: true });
        }
      },
    ),
    forwardFoundDraft: sendTo('tabDrafts', (_, found: FoundDraft) => found),
    resolveDraft: enqueueActions<AppContext, AppEvent, ResolvedDraft, AppEvent, never, never, never, never, never>(
      ({ enqueue }, { name, slice, isStored, serverEvent }: ResolvedDraft) => {
        if (slice) {
          enqueue.sendTo('persist', { type: 'draft.resolve', name });
          enqueue.sendTo(name, { type: 'slice.replace', slice });
        }
        enqueue.sendTo('persist', { type: 'draft.release', name, isStored });
        if (serverEvent) enqueue.raise({ type: serverEvent });
      },
    ),
    loadCatalogue: sendTo('language', { type: 'catalogue.load' }),
    openTranslations: sendTo('translationText', { type: 'list.open' }),
    // the server's translations are those of the previous language
    discardTranslations: sendTo('translationText', { type: 'list.reset' }),
    notifyListsOfLanguage: app.enqueueActions(({ enqueue }) => {
      for (const key of listKeys) enqueue.sendTo(key, { type: 'language.changed' });
    }),
    notifyListsOfConnection: enqueueActions<
      AppContext,
      AppEvent,
      Restored,
      AppEvent,
      never,
      never,
      never,
      never,
      never
    >(({ enqueue }, { isOutage }) => {
      for (const key of listKeys) enqueue.sendTo(key, { type: 'connection.restored', isOutage });
    }),
    resetPersonalLists: app.enqueueActions(({ enqueue }) => {
      for (const key of personalKeys) enqueue.sendTo(key, { type: 'list.reset' });
    }),
    refreshPersonalLists: app.enqueueActions(({ enqueue }) => {
      for (const key of personalKeys) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    resetLists: app.enqueueActions(({ enqueue }) => {
      for (const key of listKeys) enqueue.sendTo(key, { type: 'list.reset' });
    }),
    clearDrafts: app.enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('prompt', { type: 'draft.clear' });
      if (context.hasFeatures) for (const name of featureNames) enqueue.sendTo(name, { type: 'draft.clear' });
    }),
    // the words of the person stay in memory, and return when the same person logs in
    clearOtherDrafts: app.enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('prompt', { type: 'draft.clear' });
      if (!context.hasFeatures) return;
      for (const name of featureNames) if (!isPersons(name)) enqueue.sendTo(name, { type: 'draft.clear' });
    }),
    followStoredDrafts: sendTo('persist', { type: 'drafts.follow' }),
    // the outbox takes over what is stored, and sends it
    resumeOutbox: app.enqueueActions(({ context, enqueue, event }) => {
      if (context.hasFeatures)
        for (const name of ['outboxSender', 'outbox', 'notifications']) enqueue.sendTo(name, event);
    }),
    // runs before the drafts are cleared, so that none is compared with the version of another tab afterwards
    discardStoredDrafts: sendTo('persist', { type: 'drafts.discard' }),
    clearUnsent: assign({ unsent: 0 }),
    openSession: sendTo('auth', (_, { token, usr }: Session) => ({ type: 'session.open', token, usr })),
    endSession: sendTo('auth', { type: 'session.end' }),
    endSessionElsewhere: sendTo('auth', (_, { cause = 'other_tab' }: { cause?: SessionEnd }) => ({
      type: 'session.end',
      cause,
    })),
    expireSession: sendTo('auth', { type: 'session.expire' }),
    setLanguage: sendTo('language', (_, { language }: { language: Language }) => ({
      type: 'language.set',
      language,
    })),
    applySettings: sendTo('settings', (_, settings: Settings) => ({ type: 'settings.change', ...settings })),
    // the completeness of the profile depends on both
    refreshRecords: app.enqueueActions(({ enqueue }) => {
      for (const key of ['profile', 'fetchedBio']) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    refreshRequests: app.enqueueActions(({ enqueue }) => {
      for (const key of ['jobRequests', 'jobDescription'] as const) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    refreshContracts: app.enqueueActions(({ enqueue }) => {
      for (const key of contractLists) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    sendPageView: emit((_, { path }: { path: string }) => ({ type: 'page.viewed', path })),
    reportProblem: app.enqueueActions(({ context: { persisted }, enqueue }) => {
      const problem = persisted.problem ?? (persisted.damaged.length > 0 ? 'damaged' : undefined);
      if (problem) enqueue.raise({ type: 'storage.read', problem });
    }),
    forwardProblem: sendTo('storage', (_, { problem }: { problem: StorageProblem }) => ({
      type: 'storage.read',
      problem,
    })),
    forwardOutcome: sendTo('storage', (_, { outcome }: { outcome: StorageOutcome }) => ({
      type: 'storage.written',
      outcome,
    })),
    emitProblemToast: emit((_, { problem }: { problem: StorageProblem }) => ({
      type: 'toast.shown',
      message: `toast_storage_${problem}`,
      duration: durations.notice,
    })),
    requestRecording: emit({ type: 'recording.requested' }),
    restartRecording: emit({ type: 'recording.restart' }),
    emitStorageFullToast: emit({ type: 'toast.shown', message: 'toast_storage_full', duration: durations.notice }),
    emitOutboxFullToast: emit({ type: 'toast.shown', message: 'toast_outbox_full', duration: durations.notice }),
  },
});

const isPersons = (name: FeatureName): boolean => personDrafts.some((each) => each === name);

const named = <N extends string>(name: N) => ({ id: name, systemId: name });

const personalKeys: readonly ListKey[] = listKeys.filter((key) => lists[key].audience === 'personal');
