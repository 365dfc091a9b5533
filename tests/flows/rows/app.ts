import type { AppEvent } from '../../../src/machines/app-setup.ts';
import { type FeatureName, featureNames } from '../../../src/machines/feature-actors.ts';
import { emptyPersisted } from '../../../src/machines/persistence/restore.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { fakeActor } from '../replay.ts';
import { refused } from './faults.ts';

const act = acts<AppEvent>;

const featureActors = {
  features: Object.fromEntries(featureNames.map((name: FeatureName) => [name, fakeActor()])),
  persisted: emptyPersisted,
};
const draft = { version: 1, value: 'account', context: {} };
const found = {
  type: 'draft.found',
  name: 'signUp',
  base: null,
  mine: draft,
  theirs: draft,
  editedAt: { mine: null, theirs: null },
} as const;
const noor = { token: 'T1', usr: 'noor@example.com' };

export const app: Flow = {
  machine: machines.app,
  starts: [
    {
      words: 'the page is opened',
      acts: [
        answers('Storage is read', 'restore', { ...emptyPersisted, isLoggedIn: true }),
        answers('Storage is read, with one damaged slice', 'restore', { ...emptyPersisted, damaged: ['bio'] }),
        answers('Storage is read, with a slice of a newer version', 'restore', {
          ...emptyPersisted,
          damaged: ['bio'],
          problem: 'newer',
        }),
        answers('Storage is read, with an entry in the outbox', 'restore', {
          ...emptyPersisted,
          isLoggedIn: true,
          unsent: 1,
        }),
        fails('Storage cannot be read', 'restore', refused),
        fails('Persisting fails', 'persist', refused),
        fails('Following other tabs fails', 'followTabs', refused),
        act('Open a page that needs the features', { type: 'features.load' }),
        answers('The features are loaded', 'loadFeatures', featureActors),
        answers('The features are loaded, with a damaged slice and an entry in the outbox', 'loadFeatures', {
          ...featureActors,
          persisted: {
            ...emptyPersisted,
            damaged: ['bio'],
            slices: {
              outbox: { version: 1, value: 'waiting', context: {} },
              signUp: draft,
              tabDrafts: { version: 1, value: 'choosing', context: { conflicts: [found] } },
            },
          },
        }),
        fails('The features cannot be loaded', 'loadFeatures', refused),
        answers('The code that is loaded has no features', 'loadFeatures', {}),
        act('Go to a page', { type: 'page.viewed', path: '/login' }),
        act('Switch the language', { type: 'language.changed' }),
        act('Sign in', { type: 'session.opened', isAnotherPerson: false }),
        act('Sign in as another person', { type: 'session.opened', isAnotherPerson: true }),
        act('Sign up', { type: 'session.granted', ...noor }),
        act('The session is found to have expired', { type: 'session.expired' }),
        act('The connection is restored', { type: 'connection.restored', isOutage: true }),
        act('Save the profile', { type: 'record.saved' }),
        act('Answer a request', { type: 'request.answered' }),
        act('The outbox is full', { type: 'outbox.filled' }),
        act('A contract changes', { type: 'contract.changed' }),
        act('Storage has no room for the lists', { type: 'storage.written', outcome: 'listsEvicted' }),
        act('Everything is stored', { type: 'storage.written', outcome: 'stored' }),
        act('The browser data is cleared', { type: 'storage.read', problem: 'cleared' }),
        act('Sign in in another tab', { type: 'tab.signedIn', ...noor }),
        act('Log out in another tab', { type: 'tab.signedOut', cause: 'other_tab' }),
        act('Switch the language in another tab', { type: 'tab.languageSwitched', language: 'ar' }),
        act('Choose the dark theme in another tab', {
          type: 'tab.settingsChanged',
          settings: { numerals: 'latn', calendar: 'gregory', theme: 'dark', singleKeys: true },
        }),
        act('Type in another tab', found),
        act('The drafts are the same', {
          type: 'draft.resolved',
          name: 'signUp',
          slice: null,
          isStored: true,
          serverEvent: null,
        }),
        act('The words of both tabs are merged', {
          type: 'draft.resolved',
          name: 'bio',
          slice: draft,
          isStored: false,
          serverEvent: 'record.saved',
        }),
        act('Report a problem', { type: 'problem.report' }),
        act('Log out', { type: 'logout.started' }),
      ],
    },
  ],
};
