import { describe, expect, it } from 'vitest';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { createFollowTabs } from '../../src/machines/tabs.ts';
import { noor, startReady } from './start-app.ts';
import { arabic, auth, english, textOf } from './stored.ts';

interface Shared {
  text: string | null;
  isFlagged: boolean;
}

/** Starts the app, signed in if a token is passed, with a storage that other tabs share. */
async function startBesideTabs(
  token?: string,
  text: string | null = null,
  beforeStart = (_: Shared): void => undefined,
) {
  const shared: Shared = { text, isFlagged: false };
  const listeners = new Set<(signal?: 'removed') => void>();
  const returning = new Set<() => void>();
  const stored = createStoredSlices({
    readState: () => shared.text,
    hasFlag: () => shared.isFlagged,
    watchOtherTabs(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    whenReturning(onReturn) {
      returning.add(onReturn);
      return () => returning.delete(onReturn);
    },
  });
  const followTabs = createFollowTabs({ hasFlag: () => shared.isFlagged, stored });
  stored.read();
  beforeStart(shared);
  const { app } = await startReady({}, { followTabs });
  if (token) app.child('auth').send({ type: 'session.open', token, usr: noor.usr });
  app.takeEventTypes('driven');
  return {
    app,
    listeners,
    /** Simulates another tab that changes the storage; returns the events that the app receives. */
    change(text: string | null, isFlagged: boolean, signal?: 'removed') {
      Object.assign(shared, { text, isFlagged });
      for (const listener of listeners) listener(signal);
      return app.takeEventTypes('driven');
    },
    stored,
    shared,
    /** Shows the page again, after it received no events. */
    returnToPage() {
      for (const onReturn of returning) onReturn();
      return app.takeEventTypes('driven');
    },
    session: () => app.child('auth').getSnapshot().context,
  };
}

describe('another tab', () => {
  it('signs this tab in', async () => {
    const { change, session } = await startBesideTabs();
    expect(change(textOf({ auth: auth.succeeded }), true)).toEqual(['tab.signedIn', 'session.opened']);
    expect(session()).toMatchObject({ token: 'T1', usr: noor.usr, owner: noor.usr, isLoggedIn: true });
  });

  it('that signs in as another person switches this tab too', async () => {
    const { change, session } = await startBesideTabs('T0');
    const context = { ...auth.succeeded.context, usr: 'sami@example.com', owner: 'sami@example.com' };
    change(textOf({ auth: { ...auth.succeeded, context } }), true);
    expect(session()).toMatchObject({ token: 'T1', usr: 'sami@example.com', owner: 'sami@example.com' });
  });

  it('signs this tab out, whether it has written since or not', async () => {
    for (const text of [null, textOf({ auth: auth.idle }), '{']) {
      const { change, session } = await startBesideTabs('T1');
      expect(change(text, false)).toEqual(['tab.signedOut']);
      expect(session()).toMatchObject({ token: '', owner: '', isLoggedIn: false, hasExpired: false });
    }
  });

  it('signs this tab out although a tab that had not received it wrote its session again', async () => {
    const rewritten = textOf({ auth: auth.succeeded });
    const atOnce = await startBesideTabs('T1');
    expect(atOnce.change(rewritten, false, 'removed')).toEqual(['tab.signedOut']);
    const flagLater = await startBesideTabs('T1');
    expect(flagLater.change(rewritten, true, 'removed')).toEqual([]);
    expect(flagLater.change(rewritten, false)).toEqual(['tab.signedOut']);
    // a later session that expires is no log-out
    flagLater.shared.isFlagged = true;
    flagLater.app.child('auth').send({ type: 'session.open', token: 'T1', usr: noor.usr });
    flagLater.app.takeEventTypes('driven');
    expect(flagLater.change(rewritten, false)).toEqual(['session.expired']);
  });

  it('with an expired session signs this tab out and keeps its drafts, whether it has written since or not', async () => {
    for (const slice of [auth.succeeded, auth.expired]) {
      const { app, change, session } = await startBesideTabs('T1');
      app.child('signUp').send({ type: 'draft.change', path: 'first_name', value: 'Noor' });
      expect(change(textOf({ auth: slice }), false)).toEqual(['session.expired']);
      expect(session()).toMatchObject({ token: '', owner: noor.usr, isLoggedIn: false, hasExpired: true });
      expect(app.child('signUp').getSnapshot().context.draft.first_name).toBe('Noor');
    }
  });

  it('switches the language of this tab', async () => {
    const { app, change } = await startBesideTabs();
    change(textOf({ language: arabic }), false);
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
    change(textOf({ language: english }), false);
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });

  it('changes the settings of this tab', async () => {
    const { app, change } = await startBesideTabs('T1');
    const settings = { numerals: 'arab', calendar: 'gregory', theme: 'dark', singleKeys: false };
    const text = textOf({ auth: auth.succeeded, settings: { version: 1, value: 'chosen', context: settings } });
    expect(change(text, true)).toEqual(['tab.settingsChanged']);
    expect(app.child('settings').getSnapshot().context).toEqual(settings);
    // this tab writes the same settings, which must not cause a change in the other one
    expect(change(text, true)).toEqual([]);
  });

  it('that chooses the settings of this tab changes none', async () => {
    const { app, change } = await startBesideTabs();
    const context = app.child('settings').getSnapshot().context;
    expect(change(textOf({ settings: { version: 1, value: 'chosen', context } }), false)).toEqual([]);
  });

  it('with unreadable settings changes none', async () => {
    const { app, change } = await startBesideTabs();
    const before = app.child('settings').getSnapshot().context;
    const context = { numerals: 'roman', theme: 'dark', singleKeys: true };
    expect(change(textOf({ settings: { version: 1, value: 'chosen', context } }), false)).toEqual([]);
    expect(app.child('settings').getSnapshot().context).toEqual(before);
  });

  it.each([
    ['the same session and language', textOf({ auth: auth.succeeded, language: english }), true],
    ['the flag alone', null, true],
    ['a storage that is damaged', '{"auth":1,"language":"x"}', true],
    ['a token without the flag, with nobody signed in', textOf({ auth: auth.succeeded }), false],
  ])('that leaves %s changes nothing', async (description, text, isFlagged) => {
    const { change, session } = await startBesideTabs(description.startsWith('a token') ? undefined : 'T1');
    const before = session();
    expect(change(text, isFlagged)).toEqual([]);
    expect(session()).toEqual(before);
  });

  it('is no longer followed once the app is leaving', async () => {
    const { app, listeners } = await startBesideTabs('T1');
    expect(listeners.size).toBe(1);
    app.child('logout').send({ type: 'logout.request' });
    expect(listeners.size).toBe(0);
  });
});

describe('a change of another tab without an event', () => {
  const language = ({ app }: Awaited<ReturnType<typeof startBesideTabs>>) =>
    app.child('language').getSnapshot().context.language_abbr;

  it('is followed when it happens after storage was read and before this tab listens', async () => {
    const tab = await startBesideTabs(undefined, textOf({ language: english }), (shared) => {
      shared.text = textOf({ language: arabic });
    });
    expect(language(tab)).toBe('ar');
  });

  it('is followed when the page is shown again', async () => {
    const tab = await startBesideTabs('T1', textOf({ language: english }));
    tab.shared.isFlagged = true;
    tab.returnToPage();
    Object.assign(tab.shared, { text: textOf({ language: arabic }), isFlagged: false });
    expect(tab.returnToPage()).toEqual(['tab.signedOut', 'tab.languageSwitched', 'language.changed']);
    expect(tab.returnToPage()).toEqual([]);
  });

  it('is none when the flag was never stored', async () => {
    const tab = await startBesideTabs('T1');
    tab.shared.text = textOf({ language: arabic });
    expect(tab.returnToPage()).toEqual(['tab.languageSwitched', 'language.changed']);
    expect(tab.session()).toMatchObject({ isLoggedIn: true, token: 'T1' });
  });
});

describe('a write of another tab that has not seen the last choice of this one', () => {
  it('reverts neither the language nor the session', async () => {
    const before = textOf({ language: english, auth: auth.succeeded });
    const { app, change, session } = await startBesideTabs(undefined, before);
    app.child('language').send({ type: 'language.toggle' });
    app.child('auth').send({ type: 'session.open', token: 'T2', usr: noor.usr });
    app.takeEventTypes('driven');
    const prompt = { version: 1, value: 'start', context: { usr: '' } };
    expect(change(textOf({ language: english, auth: auth.succeeded, prompt }), true)).toEqual([]);
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
    expect(session().token).toBe('T2');
  });
});
