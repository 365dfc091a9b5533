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
import { promptMachine } from './prompt-machine.ts';
import type { RememberEvent } from './remember.ts';
import { type Kept, nothingKept } from './restore.ts';
import { resumable } from './resumable.ts';
import { type Settings, settingsMachine } from './settings-machine.ts';
import type { SliceName } from './slices.ts';
import { durations, type ToastEmitted } from './toast.ts';

export interface AppContext {
  /** What was found in storage; let go as soon as the children have it. */
  readonly kept: Kept;
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
  | { type: 'storage.refused' }
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
  readonly kept: Kept;
}

export type AppEmitted = ToastEmitted | { type: 'page.viewed'; path: string } | { type: 'trail.asked' };

/** The root: restores what was kept, spawns every other actor by its name, and carries news between them. */
export const appMachine = setup({
  types: { context: {} as AppContext, events: {} as AppEvent, emitted: {} as AppEmitted },
  actors: {
    restore: fromPromise<Kept>(notProvided),
    /** Keeps every settled change of the children in storage. */
    remember: fromCallback<RememberEvent>(notProvided),
    /** Fetches the actors of rooms, and what was kept of them. */
    loadFeatures: fromPromise<FeatureActors>(notProvided),
    followTabs: fromCallback<{ type: 'nothing' }>(notProvided),
    auth: resumable(authMachine),
    language: resumable(languageMachine),
    prompt: resumable(promptMachine),
    logout: logoutMachine,
    settings: resumable(settingsMachine),
    list: resumable(listMachine),
  },
  guards: { isAnotherPerson: ({ event }) => event.type === 'session.opened' && event.isAnotherPerson },
  actions: {
    forgetState: notProvided,
    takeKept: assign(({ event }) => ({ kept: 'output' in event ? (event.output as Kept) : nothingKept })),
    letKeptGo: assign({ kept: nothingKept }),
    spawnChildren: enqueueActions(({ context: { kept }, enqueue }) => {
      const slice = (name: SliceName) => kept.slices[name];
      enqueue.spawnChild('language', { ...named('language'), input: { slice: slice('language') } });
      enqueue.spawnChild('auth', {
        ...named('auth'),
        input: { isLoggedIn: kept.isLoggedIn, slice: slice('auth') },
      });
      enqueue.spawnChild('settings', { ...named('settings'), input: { slice: slice('settings') } });
      enqueue.spawnChild('prompt', { ...named('prompt'), input: { slice: slice('prompt') } });
      enqueue.spawnChild('logout', named('logout'));
      for (const key of listKeys) {
        enqueue.spawnChild('list', { id: key, systemId: key, input: { key, slice: slice(key) } });
      }
    }),
    spawnFeatures: enqueueActions(({ event, enqueue }) => {
      const { features, kept } = featureActorsIn(event);
      // the types know the logic that was set up; this one came later
      const spawn = enqueue.spawnChild as (logic: AnyActorLogic, options: object) => void;
      for (const name of featureNames) {
        spawn(features[name], { ...named(name), input: { slice: kept.slices[name] } });
      }
      enqueue.sendTo('remember', { type: 'features.spawned' });
      enqueue.assign({ kept, hasFeatures: true });
    }),
    openTranslations: sendTo('translationText', { type: 'list.open' }),
    // the words held are those of the language that was left
    dropTranslations: sendTo('translationText', { type: 'list.reset' }),
    tellListsOfLanguage: enqueueActions(({ enqueue }) => {
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
    forgetDrafts: sendTo('remember', { type: 'drafts.forget' }),
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
    takeSettings: sendTo('settings', ({ event }) => {
      assertEvent(event, 'tab.settingsChanged');
      return { type: 'settings.change', ...event.settings };
    }),
    // how complete the profile is depends on both
    readRecordsAnew: enqueueActions(({ enqueue }) => {
      for (const key of ['profile', 'fetchedBio']) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    readRequestsAnew: enqueueActions(({ enqueue }) => {
      for (const key of ['jobRequests', 'jobDescription'] as const) enqueue.sendTo(key, { type: 'list.refresh' });
    }),
    sendPageView: emit(({ event }) => {
      assertEvent(event, 'page.viewed');
      return event;
    }),
    sayWhatIsDamaged: enqueueActions(({ context, enqueue }) => {
      if (context.kept.damaged.length === 0) return;
      enqueue.emit({ type: 'toast.shown', word: 'toast_storage_damaged', duration: durations.notice });
    }),
    askForTrail: emit({ type: 'trail.asked' }),
    sayFull: emit({ type: 'toast.shown', word: 'toast_storage_full', duration: durations.notice }),
  },
  delays: { restoreDeadline: 5_000 },
}).createMachine({
  id: 'app',
  context: { kept: nothingKept, hasFeatures: false },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: { target: 'ready', actions: 'takeKept' },
        onError: 'ready',
      },
      after: { restoreDeadline: 'ready' },
    },
    ready: {
      entry: ['spawnChildren', 'openTranslations', 'sayWhatIsDamaged', 'letKeptGo'],
      invoke: [
        { id: 'remember', src: 'remember', onError: {} },
        { id: 'followTabs', src: 'followTabs', onError: {} },
      ],
      on: {
        'page.viewed': { actions: 'sendPageView' },
        'language.changed': { actions: ['dropTranslations', 'tellListsOfLanguage'] },
        'session.opened': [
          {
            guard: 'isAnotherPerson',
            actions: ['resetPersonalLists', 'clearDrafts', 'forgetDrafts', 'refreshPersonalLists'],
          },
          { actions: ['resetPersonalLists', 'refreshPersonalLists'] },
        ],
        'session.granted': { actions: 'openSession' },
        'session.expired': { actions: 'expireSession' },
        'record.saved': { actions: 'readRecordsAnew' },
        'request.answered': { actions: 'readRequestsAnew' },
        'storage.refused': { actions: 'sayFull' },
        'problem.report': { actions: 'askForTrail' },
        'tab.signedIn': { actions: 'openSession' },
        'tab.signedOut': { actions: ['endSession', 'resetPersonalLists', 'clearDrafts', 'forgetDrafts'] },
        'tab.languageSwitched': { actions: 'setLanguage' },
        'tab.settingsChanged': { actions: 'takeSettings' },
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
            onDone: { target: 'featuresLoaded', actions: ['spawnFeatures', 'sayWhatIsDamaged', 'letKeptGo'] },
            onError: 'loadingFailed',
          },
        },
        loadingFailed: { on: { 'features.load': 'loadingFeatures' } },
        featuresLoaded: {},
      },
    },
    leaving: {
      entry: ['endSession', 'resetLists', 'clearDrafts', 'forgetState'],
    },
  },
});

// A done event of an invoked actor is not among the machine's own, so its payload is read structurally.
const featureActorsIn = (event: object): FeatureActors => ('output' in event ? event.output : null) as FeatureActors;

const named = <N extends string>(name: N) => ({ id: name, systemId: name });

const personalKeys: readonly ListKey[] = listKeys.filter((key) => lists[key].audience === 'personal');
