import { describe, expect, it } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import { startApp, startReady } from './start-app.ts';

const names = [
  'account',
  'auth',
  'bio',
  'bookmark',
  'files',
  'language',
  'logout',
  'profileDraft',
  'prompt',
  'quotation',
  'settings',
  'signUp',
];
const helpers = ['persist', 'followTabs'];
const arabic = {
  version: 1,
  value: 'ar',
  context: { languageToggle: true, language_abbr: 'ar', document: { lang: 'ar', dir: 'rtl' } },
};

describe('restoring', () => {
  it('comes first: nobody else is there, and nothing is written', () => {
    const { app, restore, deeds } = startApp();
    app.isIn('restoring', { persisted: emptyPersisted, hasFeatures: false });
    expect(restore.asked).toHaveLength(1);
    expect(app.children).toEqual(['restore']);
    expect(deeds).toEqual([]);
  });

  it('is given up after 5 s, and its late answer is dropped', async () => {
    const { app, restore } = startApp();
    app
      .wait(4_999)
      .isIn('restoring')
      .wait(1)
      .isIn({ ready: 'idle' }, { persisted: emptyPersisted, hasFeatures: false });
    await restore.last.answers({ slices: { language: arabic }, damaged: ['auth'], isLoggedIn: true });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
    expect(app.child('auth').getSnapshot().context.isLoggedIn).toBe(false);
    expect(app.said).toEqual([]);
  });

  it('that fails starts with nothing kept', async () => {
    const { app, restore } = startApp();
    await restore.last.fails(new Error('refused'));
    app.isIn({ ready: 'idle' }, { persisted: emptyPersisted, hasFeatures: false });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });
});

describe('the app, restored', () => {
  it('has every actor by its name, in the system as under the app, and no other', async () => {
    const { app } = await startReady();
    expect(app.children.sort()).toEqual([...names, ...helpers, ...listKeys].sort());
    for (const name of [...names, ...listKeys]) {
      expect(app.child(name).id).toBe(name);
      expect(app.child(name).system.get(name)).toBe(app.child(name));
    }
  });

  it('begins to keep what changes, and to follow other tabs', async () => {
    const { deeds } = await startReady();
    expect(deeds).toEqual(['start: persist', 'start: follow tabs']);
  });

  it('reads the translations, and no other list', async () => {
    const { fetchList } = await startReady();
    expect(fetchList.asked.map(({ input }) => input)).toEqual([{ key: 'translationText', params: {} }]);
  });

  it('gives each child its slice and lets them go', async () => {
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
        regions: {
          version: 1,
          value: 'failed',
          context: { data: [], loading: true, error: 'Bad Request', previousData: ['a'], params: {} },
        },
      },
    });
    expect(app.context).toEqual({ persisted: emptyPersisted, hasFeatures: true });
    expect(app.child('language').getSnapshot()).toMatchObject({ value: { ar: 'fetching' }, context: arabic.context });
    expect(app.child('auth').getSnapshot()).toMatchObject({
      value: 'succeeded',
      context: { ...context, apiError: null, isLoggedIn: true },
    });
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

  it('lets the flag alone decide who is logged in', async () => {
    const { app } = await startReady({ isLoggedIn: true });
    expect(app.child('auth').getSnapshot()).toMatchObject({ value: 'idle', context: { isLoggedIn: true, token: '' } });
  });

  it('says once what was damaged', async () => {
    const { app } = await startReady({ damaged: ['auth', 'regions'] });
    expect(app.said).toEqual([{ type: 'toast.shown', message: 'toast_storage_damaged', duration: 6_000 }]);
  });

  it('says nothing where nothing was damaged', async () => {
    const { app } = await startReady();
    expect(app.said).toEqual([]);
  });
});

describe('news from the screens and the storage', () => {
  it('emits a page view for each route that comes on screen', async () => {
    const { app } = await startReady();
    app.send({ type: 'page.viewed', path: '/' }, { type: 'page.viewed', path: '/login' });
    expect(app.said).toEqual([
      { type: 'page.viewed', path: '/' },
      { type: 'page.viewed', path: '/login' },
    ]);
  });

  it('says that storage is full', async () => {
    const { app, persist } = await startReady();
    persist.tells({ type: 'storage.failed' });
    expect(app.said).toEqual([{ type: 'toast.shown', message: 'toast_storage_full', duration: 6_000 }]);
  });
});
