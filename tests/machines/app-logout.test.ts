import { describe, expect, it } from 'vitest';
import { listKeys } from '../../src/services/contract/lists.ts';
import { startSignedIn } from './start-app.ts';

const request = { type: 'logout.request' };

describe('logging out', () => {
  it('clears first, then calls the endpoint, and reloads home after 500 ms', async () => {
    const { app, effects } = await startSignedIn();
    app.child('logout').send(request);
    app.isIn('leaving');
    expect(effects).toEqual([
      'clear the state',
      'stop: persist',
      'stop: follow tabs',
      'lower the flag',
      'call the endpoint',
    ]);
    app.wait(499);
    expect(effects).not.toContain('reload home');
    app.wait(1);
    expect(effects.at(-1)).toBe('reload home');
  });

  it('clears the token and the drafts', async () => {
    const { app } = await startSignedIn();
    app.child('signUp').send({ type: 'draft.change', path: 'first_name', value: 'Noor' });
    app.child('logout').send(request);
    expect(app.child('auth').getSnapshot()).toMatchObject({
      value: 'idle',
      context: { token: '', usr: '', owner: '', isLoggedIn: false, hasExpired: false },
    });
    expect(app.child('signUp').getSnapshot().context.draft.first_name).toBe('');
    expect(app.child('bio').getSnapshot().value).toBe('viewing');
  });

  it.each(listKeys)('empties %s and ignores the result of its pending read', async (key) => {
    const { app, fetchList } = await startSignedIn();
    app.child(key).send({ type: 'list.load' });
    app.takeEventTypes(key);
    const pending = fetchList.last;
    expect(pending.input.key).toBe(key);
    app.child('logout').send(request);
    expect(app.takeEventTypes(key)).toEqual(['list.reset']);
    expect(pending.signal.aborted).toBe(true);
    await pending.answers(['private']);
    expect(app.child(key).getSnapshot()).toMatchObject({
      value: 'idle',
      context: { loading: false, previousData: null },
    });
    expect(JSON.stringify(app.child(key).getSnapshot().context)).not.toContain('private');
  });

  it('keeps the language on screen', async () => {
    const { app } = await startSignedIn();
    app.child('language').send({ type: 'language.toggle' });
    app.child('logout').send(request);
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
  });

  it('can be repeated when the page was not left', async () => {
    const { app, effects, logOut } = await startSignedIn();
    app.child('logout').send(request);
    app.wait(500);
    await logOut.last.fails(new Error('Request timed out'));
    effects.length = 0;
    app.child('logout').send(request);
    app.wait(500);
    expect(effects).toEqual(['clear the state', 'lower the flag', 'call the endpoint', 'reload home']);
    app.isIn('leaving');
  });

  it('ends a session that was opened on the page that was not left', async () => {
    const { app } = await startSignedIn();
    app.child('logout').send(request);
    app.wait(500);
    app.child('auth').send({ type: 'session.open', token: 'T2', usr: 'sami@example.com' });
    app.child('signUp').send({ type: 'draft.change', path: 'first_name', value: 'Sami' });
    app.child('logout').send(request);
    expect(app.child('auth').getSnapshot()).toMatchObject({
      value: 'idle',
      context: { token: '', usr: '', owner: '', isLoggedIn: false },
    });
    expect(app.child('signUp').getSnapshot().context.draft.first_name).toBe('');
  });
});
