import { describe, expect, it } from 'vitest';
import { listKeys } from '../../src/services/contract/lists.ts';
import { startSignedIn } from './start-app.ts';

const request = { type: 'logout.request' };

describe('logging out', () => {
  it('clears first, then asks the endpoint, and goes home after 500 ms', async () => {
    const { app, deeds } = await startSignedIn();
    app.child('logout').send(request);
    app.isIn('leaving');
    expect(deeds).toEqual([
      'clear the state',
      'stop: persist',
      'stop: follow tabs',
      'lower the flag',
      'ask the endpoint',
    ]);
    app.wait(499);
    expect(deeds).not.toContain('go home');
    app.wait(1);
    expect(deeds.at(-1)).toBe('go home');
  });

  it('leaves neither token nor drafts', async () => {
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

  it.each(listKeys)('empties %s, whose running read writes nothing back', async (key) => {
    const { app, fetchList } = await startSignedIn();
    app.child(key).send({ type: 'list.load' });
    app.newsOf(key);
    const running = fetchList.last;
    expect(running.input.key).toBe(key);
    app.child('logout').send(request);
    expect(app.newsOf(key)).toEqual(['list.reset']);
    expect(running.signal.aborted).toBe(true);
    await running.answers(['private']);
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

  it('works a second time, also where the page did not leave', async () => {
    const { app, deeds, logOut } = await startSignedIn();
    app.child('logout').send(request);
    app.wait(500);
    await logOut.last.fails(new Error('Request timed out'));
    deeds.length = 0;
    app.child('logout').send(request);
    app.wait(500);
    expect(deeds).toEqual(['ask the endpoint', 'go home']);
    app.isIn('leaving');
  });
});
