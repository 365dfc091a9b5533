import { appSetup } from './app-setup.ts';
import { emptyPersisted } from './persistence/restore.ts';
import { replyOf } from './reply.ts';

/** The root: restores the stored slices, spawns every other actor under its name, and passes events between them. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: { persisted: emptyPersisted, hasFeatures: false, unsent: 0 },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'hasUnsent', params: replyOf },
            target: 'ready.loadingFeatures',
            actions: { type: 'storePersisted', params: replyOf },
          },
          { target: 'ready', actions: { type: 'storePersisted', params: replyOf } },
        ],
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
              'discardStoredDrafts',
              'clearUnsent',
              'clearDrafts',
              'followStoredDrafts',
              'refreshPersonalLists',
              'resumeOutbox',
              'restartRecording',
            ],
          },
          {
            actions: ['resetPersonalLists', 'followStoredDrafts', 'refreshPersonalLists', 'resumeOutbox'],
          },
        ],
        'session.granted': { actions: { type: 'openSession', params: ({ event }) => event } },
        'session.expired': { actions: 'expireSession' },
        'connection.restored': {
          actions: ['loadCatalogue', { type: 'notifyListsOfConnection', params: ({ event }) => event }, 'resumeOutbox'],
        },
        'record.saved': { actions: 'refreshRecords' },
        'request.answered': { actions: 'refreshRequests' },
        'outbox.filled': { actions: 'emitOutboxFullToast' },
        'contract.changed': { actions: 'refreshContracts' },
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
            { type: 'endSessionElsewhere', params: ({ event }) => event },
            'resetPersonalLists',
            'discardStoredDrafts',
            'clearUnsent',
            'clearOtherDrafts',
            'followStoredDrafts',
            'restartRecording',
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
            onDone: [
              {
                guard: { type: 'areLoaded', params: replyOf },
                target: 'featuresLoaded',
                actions: [
                  { type: 'spawnFeatures', params: ({ event }) => event.output },
                  'reportProblem',
                  'releasePersisted',
                ],
              },
              { target: 'loadingFailed' },
            ],
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
      // if the page was not left, another session may have been opened since
      on: { 'logout.started': { target: 'leaving', reenter: true } },
    },
  },
});
