// Long because the chart and the actions that it names are read together.
import { type AnyActorLogic, assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type ListKey, listKeys, lists } from '../services/contract/lists.ts';
import type { AppContext, AppEmitted, AppEvent, AppTag } from './app-events.ts';
import { appUpdateMachine } from './app-update-machine.ts';
import { authMachine, type Session, type SessionEnd } from './auth-machine.ts';
import { connectionMachine } from './connection-machine.ts';
import { type FeatureActors, type FeatureName, featureNames } from './feature-actors.ts';
import { type Language, languageMachine } from './language-machine.ts';
import { listMachine } from './list-machine.ts';
import { logoutMachine } from './logout-machine.ts';
import { notProvided } from './not-provided.ts';
import type { PersistEvent } from './persistence/persist.ts';
import { restorable } from './persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from './persistence/restore.ts';
import type { Slice } from './persistence/slice-spec.ts';
import { personDrafts, type SliceName } from './persistence/slices.ts';
import { promptMachine } from './prompt-machine.ts';
import { type Settings, settingsMachine } from './settings-machine.ts';
import { type StorageOutcome, type StorageProblem, storageMachine } from './storage-machine.ts';
import type { FoundDraft, ResolvedDraft } from './tab-drafts-machine.ts';
import { durations } from './toast.ts';

interface Restored {
  readonly isOutage: boolean;
}

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
    followTabs: fromCallback<{ type: 'nothing' }>(notProvided),
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
  },
  delays: { restoreDeadline: 5_000 },
});

/** Enqueues actions with a parameter. `app.enqueueActions` has no type for it. */
const enqueueWith = <P extends object>(collect: Collect<P>) =>
  enqueueActions<AppContext, AppEvent, P, AppEvent, never, never, never, never, never>(collect);

type Collect<P extends object> = Parameters<
  typeof enqueueActions<AppContext, AppEvent, P, AppEvent, never, never, never, never, never>
>[0];

/** The root: restores the stored slices, spawns every other actor under its name, and passes events between them. */
export const appMachine = app
  .extend({
    actions: {
      clearState: notProvided,
      storePersisted: assign((_, persisted: PersistedState) => ({ persisted })),
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
      spawnFeatures: enqueueWith<FeatureActors>(({ enqueue }, { features, persisted, specs }: FeatureActors) => {
        const slices: Readonly<Record<string, Slice | undefined>> = persisted.slices;
        // the type of `spawnChild` has only the actors of `setup`; these were loaded later
        const spawn = enqueue.spawnChild as (logic: AnyActorLogic, options: object) => void;
        for (const name of featureNames) {
          spawn(features[name], { ...named(name), input: { slice: slices[name] } });
        }
        enqueue.sendTo('persist', { type: 'features.spawned', specs });
        enqueue.assign({ persisted, hasFeatures: true });
      }),
      forwardFoundDraft: sendTo('tabDrafts', (_, found: FoundDraft) => found),
      resolveDraft: enqueueWith<ResolvedDraft>(({ enqueue }, { name, slice, isStored, serverEvent }: ResolvedDraft) => {
        if (slice) enqueue.sendTo(name, { type: 'slice.replace', slice });
        enqueue.sendTo('persist', { type: 'draft.release', name, isStored });
        if (serverEvent) enqueue.raise({ type: serverEvent });
      }),
      loadCatalogue: sendTo('language', { type: 'catalogue.load' }),
      openTranslations: sendTo('translationText', { type: 'list.open' }),
      // the server's translations are those of the previous language
      discardTranslations: sendTo('translationText', { type: 'list.reset' }),
      notifyListsOfLanguage: app.enqueueActions(({ enqueue }) => {
        for (const key of listKeys) enqueue.sendTo(key, { type: 'language.changed' });
      }),
      notifyListsOfConnection: enqueueWith<Restored>(({ enqueue }, { isOutage }) => {
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
        if (context.hasFeatures) for (const name of featureNames) enqueue.sendTo(name, { type: 'draft.clear' });
      }),
      // the words of the person stay in memory, and return when the same person logs in
      clearOtherDrafts: app.enqueueActions(({ context, enqueue }) => {
        if (!context.hasFeatures) return;
        for (const name of featureNames) if (!isPersons(name)) enqueue.sendTo(name, { type: 'draft.clear' });
      }),
      withholdDrafts: sendTo('persist', { type: 'drafts.withhold' }),
      releaseDrafts: sendTo('persist', { type: 'drafts.release' }),
      discardStoredDrafts: sendTo('persist', { type: 'drafts.discard' }),
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
      emitStorageFullToast: emit({ type: 'toast.shown', message: 'toast_storage_full', duration: durations.notice }),
    },
  })
  .createMachine({
    id: 'app',
    context: { persisted: emptyPersisted, hasFeatures: false },
    initial: 'restoring',
    states: {
      restoring: {
        tags: 'busy',
        invoke: {
          id: 'restore',
          src: 'restore',
          onDone: { target: 'ready', actions: { type: 'storePersisted', params: ({ event }) => event.output } },
          onError: 'ready',
        },
        after: { restoreDeadline: 'ready' },
      },
      ready: {
        entry: ['spawnChildren', 'loadCatalogue', 'openTranslations', 'reportProblem', 'releasePersisted'],
        invoke: [
          { id: 'persist', src: 'persist', onError: {} },
          { id: 'followTabs', src: 'followTabs', onError: {} },
        ],
        on: {
          'page.viewed': { actions: { type: 'sendPageView', params: ({ event }) => event } },
          'language.changed': { actions: ['discardTranslations', 'notifyListsOfLanguage'] },
          'session.opened': [
            {
              guard: { type: 'isAnotherPerson', params: ({ event }) => event },
              actions: [
                'resetPersonalLists',
                'clearDrafts',
                'discardStoredDrafts',
                'releaseDrafts',
                'refreshPersonalLists',
              ],
            },
            { actions: ['resetPersonalLists', 'releaseDrafts', 'refreshPersonalLists'] },
          ],
          'session.granted': { actions: { type: 'openSession', params: ({ event }) => event } },
          'session.expired': { actions: 'expireSession' },
          'connection.restored': {
            actions: ['loadCatalogue', { type: 'notifyListsOfConnection', params: ({ event }) => event }],
          },
          'record.saved': { actions: 'refreshRecords' },
          'request.answered': { actions: 'refreshRequests' },
          'storage.written': [
            {
              guard: { type: 'areListsEvicted', params: ({ event }) => event },
              actions: [{ type: 'forwardOutcome', params: ({ event }) => event }, 'emitStorageFullToast'],
            },
            { actions: { type: 'forwardOutcome', params: ({ event }) => event } },
          ],
          'storage.read': {
            actions: [
              { type: 'forwardProblem', params: ({ event }) => event },
              { type: 'emitProblemToast', params: ({ event }) => event },
            ],
          },
          'problem.report': { actions: 'requestRecording' },
          'tab.signedIn': { actions: { type: 'openSession', params: ({ event }) => event } },
          'tab.signedOut': {
            actions: [
              'withholdDrafts',
              { type: 'endSessionElsewhere', params: ({ event }) => event },
              'resetPersonalLists',
              'clearOtherDrafts',
              'discardStoredDrafts',
            ],
          },
          'tab.languageSwitched': { actions: { type: 'setLanguage', params: ({ event }) => event } },
          'tab.settingsChanged': { actions: { type: 'applySettings', params: ({ event }) => event.settings } },
          'logout.started': 'leaving',
        },
        initial: 'idle',
        states: {
          /** No page has needed the lazily loaded features. */
          idle: { on: { 'features.load': 'loadingFeatures' } },
          loadingFeatures: {
            tags: 'busy',
            invoke: {
              id: 'loadFeatures',
              src: 'loadFeatures',
              onDone: {
                target: 'featuresLoaded',
                actions: [
                  { type: 'spawnFeatures', params: ({ event }) => event.output },
                  'reportProblem',
                  'releasePersisted',
                ],
              },
              onError: 'loadingFailed',
            },
          },
          loadingFailed: {
            tags: 'loadingFailed',
            on: {
              'features.load': 'loadingFeatures',
              'connection.restored': {
                target: 'loadingFeatures',
                actions: ['loadCatalogue', { type: 'notifyListsOfConnection', params: ({ event }) => event }],
              },
            },
          },
          featuresLoaded: {
            on: {
              'draft.found': { actions: { type: 'forwardFoundDraft', params: ({ event }) => event } },
              'draft.resolved': { actions: { type: 'resolveDraft', params: ({ event }) => event } },
            },
          },
        },
      },
      leaving: {
        tags: 'leaving',
        entry: ['endSession', 'resetLists', 'clearDrafts', 'clearState'],
      },
    },
  });

const named = <N extends string>(name: N) => ({ id: name, systemId: name });

const personalKeys: readonly ListKey[] = listKeys.filter((key) => lists[key].audience === 'personal');

const isPersons = (name: FeatureName): boolean => personDrafts.some((each) => each === name);
