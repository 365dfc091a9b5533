// Longer than most: a chart and the deeds that it names are read together.
import {
  type AnyActorLogic,
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import { type ListKey, listKeys, lists } from '../services/contract/lists.ts';
import { authMachine } from './auth-machine.ts';
import { type Features, featureNames } from './feature-actors.ts';
import { type Language, languageMachine } from './language-machine.ts';
import { listMachine } from './list-machine.ts';
import { logoutMachine } from './logout-machine.ts';
import { notProvided } from './not-provided.ts';
import type { PersistEvent } from './persistence/persist.ts';
import { restorable } from './persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from './persistence/restore.ts';
import type { SliceName } from './persistence/slices.ts';
import { promptMachine } from './prompt-machine.ts';
import { type Settings, settingsMachine } from './settings-machine.ts';
import { durations, type ToastEmitted } from './toast.ts';

export interface AppContext {
  /** What was found in storage; let go as soon as the children have it. */
  readonly persisted: PersistedState;
  /** Whether the actors of rooms are there. */
  readonly hasFeatures: boolean;
}

export type AppEvent =
  /** A route came on screen; `path` without its query. */
  | { type: 'page.viewed'; path: string }
  /** A room is entered whose actors must be there. */
  | { type: 'features.load' }
  | { type: 'language.changed' }
  | { type: 'session.opened'; isAnotherPerson: boolean }
  | { type: 'session.granted'; token: string; usr: string }
  | { type: 'session.expired' }
  | { type: 'record.saved' }
  /** A request was quoted for, declined, or saved for later. */
  | { type: 'request.answered' }
  | { type: 'logout.started' }
  | { type: 'storage.failed' }
  /** A person wants to hand over what led to a problem. */
  | { type: 'problem.report' }
  /** Another tab signed in, signed out, switched language, or chose digits or a theme. */
  | { type: 'tab.signedIn'; token: string; usr: string }
  | { type: 'tab.signedOut' }
  | { type: 'tab.languageSwitched'; language: Language }
  | { type: 'tab.settingsChanged'; settings: Settings };

/** What a room needs to be entered. */
export interface FeatureActors {
  readonly features: Features;
  /** What was kept of the rooms; of nothing else. */
  readonly persisted: PersistedState;
}

export type AppEmitted = ToastEmitted | { type: 'page.viewed'; path: string } | { type: 'recording.requested' };

/** The root: restores what was kept, spawns every other actor by its name, and carries news between them. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    tags: {} as 'busy' | 'loadingFailed' | 'leaving',
  },
  actors: {
    restore: fromPromise<PersistedState>(notProvided),
    /** Keeps every settled change of the children in storage. */
    persist: fromCallback<PersistEvent>(notProvided),
    /** Fetches the actors of rooms, and what was kept of them. */
    loadFeatures: fromPromise<FeatureActors>(notProvided),
    followTabs: fromCallback<{ type: 'nothing' }>(notProvided),
    auth: restorable(authMachine),
    language: restorable(languageMachine),
    prompt: restorable(promptMachine),
    logout: logoutMachine,
    settings: restorable(settingsMachine),
    list: restorable(listMachine),
  },
  guards: { isAnotherPerson: ({ event }) => event.type === 'session.opened' && event.isAnotherPerson },
  actions: {
    clearState: notProvided,
    storePersisted: assign(({ event }) => ({
      persisted: 'output' in event ? (event.output as PersistedState) : emptyPersisted,
    })),
    releasePersisted: assign({ persisted: emptyPersisted }),
    spawnChildren: enqueueActions(({ context: { persisted }, enqueue }) => {
      const slice = (name: SliceName) => persisted.slices[name];
      enqueue.spawnChild('language', { ...named('language'), input: { slice: slice('language') } });
      enqueue.spawnChild('auth', {
        ...named('auth'),
        input: { isLoggedIn: persisted.isLoggedIn, slice: slice('auth') },
      });
      enqueue.spawnChild('settings', { ...named('settings'), input: { slice: slice('settings') } });
      enqueue.spawnChild('prompt', { ...named('prompt'), input: { slice: slice('prompt') } });
      enqueue.spawnChild('logout', named('logout'));
      for (const key of listKeys) {
        enqueue.spawnChild('list', { id: key, systemId: key, input: { key, slice: slice(key) } });
      }
    }),
    spawnFeatures: enqueueActions(({ event, enqueue }) => {
      const { features, persisted } = featureActorsIn(event);
      // the types know the logic that was set up; this one came later
      const spawn = enqueue.spawnChild as (logic: AnyActorLogic, options: object) => void;
      for (const name of featureNames) {
        spawn(features[name], { ...named(name), input: { slice: persisted.slices[name] } });
      }
      enqueue.sendTo('persist', { type: 'features.spawned' });
      enqueue.assign({ persisted, hasFeatures: true });
    }),
    openTranslations: sendTo('translationText', { type: 'list.open' }),
    // the words held are those of the language that was left
    discardTranslations: sendTo('translationText', { type: 'list.reset' }),
    notifyListsOfLanguage: enqueueActions(({ enqueue }) => {
      for (const key of listKeys) enqueue.sendTo(key, { type: 'language.changed' });
    }),
    resetPersonalLists: enqueueActions(({ enqueue }) => {
      for (const key of personalKeys) enqueue.sendTo(key, { type: 'list.reset' });
    }),
    refreshPersonalLists: enqueueActions(({ enqueue }) => {
      for (const key of personalKeys) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    resetLists: enqueueActions(({ enqueue }) => {
      for (const key of listKeys) enqueue.sendTo(key, { type: 'list.reset' });
    }),
    clearDrafts: enqueueActions(({ context, enqueue }) => {
      if (context.hasFeatures) for (const name of featureNames) enqueue.sendTo(name, { type: 'draft.clear' });
    }),
    discardStoredDrafts: sendTo('persist', { type: 'drafts.discard' }),
    openSession: sendTo('auth', ({ event }) => {
      assertEvent(event, ['session.granted', 'tab.signedIn']);
      return { type: 'session.open', token: event.token, usr: event.usr };
    }),
    endSession: sendTo('auth', { type: 'session.end' }),
    expireSession: sendTo('auth', { type: 'session.expire' }),
    setLanguage: sendTo('language', ({ event }) => {
      assertEvent(event, 'tab.languageSwitched');
      return { type: 'language.set', language: event.language };
    }),
    applySettings: sendTo('settings', ({ event }) => {
      assertEvent(event, 'tab.settingsChanged');
      return { type: 'settings.change', ...event.settings };
    }),
    // how complete the profile is depends on both
    refreshRecords: enqueueActions(({ enqueue }) => {
      for (const key of ['profile', 'fetchedBio']) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    refreshRequests: enqueueActions(({ enqueue }) => {
      for (const key of ['jobRequests', 'jobDescription'] as const) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    sendPageView: emit(({ event }) => {
      assertEvent(event, 'page.viewed');
      return event;
    }),
    emitDamagedToast: enqueueActions(({ context, enqueue }) => {
      if (context.persisted.damaged.length === 0) return;
      enqueue.emit({ type: 'toast.shown', message: 'toast_storage_damaged', duration: durations.notice });
    }),
    requestRecording: emit({ type: 'recording.requested' }),
    emitStorageFullToast: emit({ type: 'toast.shown', message: 'toast_storage_full', duration: durations.notice }),
  },
  delays: { restoreDeadline: 5_000 },
}).createMachine({
  id: 'app',
  context: { persisted: emptyPersisted, hasFeatures: false },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: { target: 'ready', actions: 'storePersisted' },
        onError: 'ready',
      },
      after: { restoreDeadline: 'ready' },
    },
    ready: {
      entry: ['spawnChildren', 'openTranslations', 'emitDamagedToast', 'releasePersisted'],
      invoke: [
        { id: 'persist', src: 'persist', onError: {} },
        { id: 'followTabs', src: 'followTabs', onError: {} },
      ],
      on: {
        'page.viewed': { actions: 'sendPageView' },
        'language.changed': { actions: ['discardTranslations', 'notifyListsOfLanguage'] },
        'session.opened': [
          {
            guard: 'isAnotherPerson',
            actions: ['resetPersonalLists', 'clearDrafts', 'discardStoredDrafts', 'refreshPersonalLists'],
          },
          { actions: ['resetPersonalLists', 'refreshPersonalLists'] },
        ],
        'session.granted': { actions: 'openSession' },
        'session.expired': { actions: 'expireSession' },
        'record.saved': { actions: 'refreshRecords' },
        'request.answered': { actions: 'refreshRequests' },
        'storage.failed': { actions: 'emitStorageFullToast' },
        'problem.report': { actions: 'requestRecording' },
        'tab.signedIn': { actions: 'openSession' },
        'tab.signedOut': { actions: ['endSession', 'resetPersonalLists', 'clearDrafts', 'discardStoredDrafts'] },
        'tab.languageSwitched': { actions: 'setLanguage' },
        'tab.settingsChanged': { actions: 'applySettings' },
        'logout.started': 'leaving',
      },
      initial: 'idle',
      states: {
        /** Nobody has entered a room yet. */
        idle: { on: { 'features.load': 'loadingFeatures' } },
        loadingFeatures: {
          tags: 'busy',
          invoke: {
            id: 'loadFeatures',
            src: 'loadFeatures',
            onDone: { target: 'featuresLoaded', actions: ['spawnFeatures', 'emitDamagedToast', 'releasePersisted'] },
            onError: 'loadingFailed',
          },
        },
        loadingFailed: { tags: 'loadingFailed', on: { 'features.load': 'loadingFeatures' } },
        featuresLoaded: {},
      },
    },
    leaving: {
      tags: 'leaving',
      entry: ['endSession', 'resetLists', 'clearDrafts', 'clearState'],
    },
  },
});

// A done event of an invoked actor is not among the machine's own, so its payload is read structurally.
const featureActorsIn = (event: object): FeatureActors => ('output' in event ? event.output : null) as FeatureActors;

const named = <N extends string>(name: N) => ({ id: name, systemId: name });

const personalKeys: readonly ListKey[] = listKeys.filter((key) => lists[key].audience === 'personal');
