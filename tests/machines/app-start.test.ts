import { describe, expect, it } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import { startApp, startReady } from './start-app.ts';
import { settings } from './stored.ts';

const names = [
  'account',
  'appUpdate',
  'auth',
  'bio',
  'bookmark',
  'contract',
  'contractWatch',
  'coverNotes',
  'deliveryFiles',
  'files',
  'invoice',
  'language',
  'connection',
  'logout',
  'notifications',
  'outbox',
  'outboxSender',
  'profileDraft',
  'profileLink',
  'prompt',
  'quotation',
  'reset',
  'resume',
  'settings',
  'sharedProfile',
  'signUp',
  'storage',
  'tabDrafts',
  'verification',
];
const backgroundActors = ['persist', 'followTabs'];
const arabic = {
  version: 1,
  value: 'ar',
  context: { languageToggle: true, language_abbr: 'ar', document: { lang: 'ar', dir: 'rtl' } },
};

describe('restoring', () => {
  it('comes first: no other actor runs, and nothing is written', () => {
    const { app, restore, effects } = startApp();
    app.isIn('restoring', { persisted: emptyPersisted, hasFeatures: false, unsent: 0 });
    expect(restore.calls).toHaveLength(1);
    expect(app.children).toEqual(['restore']);
    expect(effects).toEqual([]);
  });

  it('times out after 5 s, and its late result is ignored', async () => {
    const { app, restore } = startApp();
    app
      .wait(4_999)
      .isIn('restoring')
      .wait(1)
      .isIn({ ready: 'idle' }, { persisted: emptyPersisted, hasFeatures: false, unsent: 0 });
    await restore.last.answers({ slices: { language: arabic }, damaged: ['auth'], isLoggedIn: true });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
    expect(app.child('auth').getSnapshot().context.isLoggedIn).toBe(false);
    expect(app.emitted).toEqual([]);
  });

  it('starts from the empty state when it fails', async () => {
    const { app, restore } = startApp();
    await restore.last.fails(new Error('refused'));
    app.isIn({ ready: 'idle' }, { persisted: emptyPersisted, hasFeatures: false, unsent: 0 });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });
});

describe('the restored app', () => {
  it('has exactly the expected actors, under the same names in the system', async () => {
    const { app } = await startReady();
    expect(app.children.sort()).toEqual([...names, ...backgroundActors, ...listKeys].sort());
    for (const name of [...names, ...listKeys]) {
      expect(app.child(name).id).toBe(name);
      expect(app.child(name).system.get(name)).toBe(app.child(name));
    }
  });

  it('starts to persist changes and to follow other tabs', async () => {
    const { effects } = await startReady();
    expect(effects).toEqual(['start: persist', 'start: follow tabs']);
  });

  it('reads the translations, and no other list', async () => {
    const { fetchList } = await startReady();
    expect(fetchList.calls.map(({ input }) => input)).toEqual([{ key: 'translationText', params: {} }]);
  });

  it('passes each child its slice and releases the slices', async () => {
    const context = {
      token: 'T1',
      loading: 'succeeded',
      error: null,
      usr: 'n@e.com',
      owner: 'n@e.com',
      hasExpired: false,
    };
    const { app } = await startReady({
      isLoggedIn: true,
      slices: {
        language: arabic,
        auth: { version: 1, value: 'succeeded', context },
        settings,
        regions: {
          version: 1,
          value: 'failed',
          context: { data: [], loading: true, error: 'Bad Request', previousData: ['a'], params: {}, readAt: null },
        },
      },
    });
    expect(app.context).toEqual({ persisted: emptyPersisted, hasFeatures: true, unsent: 0 });
    expect(app.child('language').getSnapshot()).toMatchObject({ value: { ar: 'fetching' }, context: arabic.context });
    expect(app.child('auth').getSnapshot()).toMatchObject({
      value: 'succeeded',
      context: { ...context, apiError: null, isLoggedIn: true },
    });
    expect(app.child('settings').getSnapshot().context).toEqual(settings.context);
    expect(app.child('regions').getSnapshot()).toMatchObject({
      value: 'failed',
      context: {
        key: 'regions',
        data: [],
        loading: true,
        error: 'Bad Request',
        previousData: ['a'],
        isOnScreen: false,
      },
    });
    expect(app.child('industries').getSnapshot().value).toBe('idle');
  });

  it('is logged in when only the flag is set', async () => {
    const { app } = await startReady({ isLoggedIn: true });
    expect(app.child('auth').getSnapshot()).toMatchObject({ value: 'idle', context: { isLoggedIn: true, token: '' } });
  });

  it('shows one toast when slices are damaged', async () => {
    const { app } = await startReady({ damaged: ['auth', 'regions'] });
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_damaged', duration: 6_000 }]);
  });

  it('shows no toast when nothing is damaged', async () => {
    const { app } = await startReady();
    expect(app.emitted).toEqual([]);
  });
});

describe('events from the screens and the storage', () => {
  it('emits a page view for each route that comes on screen', async () => {
    const { app } = await startReady();
    app.send({ type: 'page.viewed', path: '/' }, { type: 'page.viewed', path: '/login' });
    expect(app.emitted).toEqual([
      { type: 'page.viewed', path: '/' },
      { type: 'page.viewed', path: '/login' },
    ]);
  });

  it('shows a toast when storage has no room for the lists', async () => {
    const { app, persist } = await startReady();
    persist.emit({ type: 'storage.written', outcome: 'listsEvicted' });
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_full', duration: 6_000 }]);
    expect(app.child('storage').getSnapshot().value).toEqual({ writing: 'listsEvicted', reading: 'expected' });
  });

  it.each(['full', 'blocked', 'stored'])('keep in the state how a write ended: %s', async (outcome) => {
    const { app, persist } = await startReady();
    persist.emit({ type: 'storage.written', outcome });
    expect(app.emitted).toEqual([]);
    expect(app.child('storage').getSnapshot().value).toEqual({ writing: outcome, reading: 'expected' });
  });

  it.each(['damaged', 'corrupt', 'foreign', 'newer', 'cleared'])(
    'show what was found in storage, and keep it in the state: %s',
    async (problem) => {
      const { app, persist } = await startReady();
      persist.emit({ type: 'storage.read', problem });
      expect(app.emitted).toEqual([{ type: 'toast.shown', message: `toast_storage_${problem}`, duration: 6_000 }]);
      expect(app.child('storage').getSnapshot().value).toEqual({ writing: 'stored', reading: problem });
    },
  );
});
