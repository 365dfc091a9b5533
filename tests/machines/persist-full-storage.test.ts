/** What is stored where storage has no room, or cannot be written. */
import { describe, expect, it } from 'vitest';
import { change, toggle } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';

describe('a storage that is full', () => {
  it('is retried without the lists, and the app is notified once', async () => {
    const { of, idle, tries, written, app } = await startPersisting({}, (text) => !text.includes('"regions"'));
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(tries.map((text) => text.includes('"regions"'))).toEqual([true, false]);
    expect(Object.keys(JSON.parse(written[0] ?? '')).sort()).toEqual([
      'auth',
      'bio',
      'contract',
      'invoice',
      'language',
      'outbox',
      'profileDraft',
      'prompt',
      'quotation',
      'reset',
      'settings',
      'signUp',
      'tabDrafts',
    ]);
    of('language').send(toggle);
    idle.pass();
    expect(tries).toHaveLength(4);
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_full', duration: 6_000 }]);
  });

  it('leaves the app running when it rejects the retry too', async () => {
    const { of, idle, written, app } = await startPersisting({}, () => false);
    for (const value of ['N', 'No']) {
      of('signUp').send(change(value));
      idle.pass();
    }
    expect(written).toEqual([]);
    expect(of('signUp').getSnapshot().context.draft.first_name).toBe('No');
    expect(of('storage').getSnapshot().value).toEqual({ writing: 'full', reading: 'expected' });
    // nothing new is stored, so no toast claims that the session and the drafts are
    expect(app.emitted).toEqual([]);
  });

  it('is used again in full as soon as it has room', async () => {
    const storage = { room: 'none' as 'none' | 'little' | 'enough' };
    const accepts = (text: string) =>
      storage.room === 'enough' || (storage.room === 'little' && !text.includes('"regions"'));
    const { of, idle } = await startPersisting({}, accepts);
    const states: unknown[] = [];
    for (const room of ['none', 'little', 'enough'] as const) {
      storage.room = room;
      of('language').send(toggle);
      idle.pass();
      states.push(of('storage').getSnapshot().value.writing);
    }
    expect(states).toEqual(['full', 'listsEvicted', 'stored']);
  });

  it('is blocked when the browser denies it', async () => {
    const { of, idle, storage } = await startPersisting({}, () => false);
    storage.denial = 'blocked';
    of('language').send(toggle);
    idle.pass();
    expect(of('storage').getSnapshot().value.writing).toBe('blocked');
  });

  it('and had no room for the LoggedIn flag gets it with the next text that it accepts', async () => {
    const { of, idle, storage } = await startPersisting({}, (text) => !text.includes('"regions"'));
    storage.isFlagged = false;
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    idle.pass();
    expect(storage.isFlagged).toBe(true);
    expect(of('storage').getSnapshot().value.writing).toBe('listsEvicted');
  });

  it('gets no flag once the session is over', async () => {
    const { of, idle, storage } = await startPersisting();
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    idle.pass();
    storage.isFlagged = false;
    of('auth').send({ type: 'session.expire' });
    idle.pass();
    expect(storage.isFlagged).toBe(false);
  });

  it('gets no flag while nobody is logged in, and is used all the same', async () => {
    const { of, idle, storage } = await startPersisting();
    storage.isFlagged = false;
    of('language').send(toggle);
    idle.pass();
    expect([storage.isFlagged, of('storage').getSnapshot().value.writing]).toEqual([false, 'stored']);
  });

  it('and takes the flag later keeps the session from then on', async () => {
    const { of, idle, storage } = await startPersisting();
    Object.assign(storage, { isFlagged: false, takesFlag: false });
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    idle.pass();
    const states: unknown[] = [];
    for (const takesFlag of [false, true]) {
      storage.takesFlag = takesFlag;
      of('signUp').send(change(`${takesFlag}`));
      idle.pass();
      states.push([storage.isFlagged, of('storage').getSnapshot().value.writing]);
    }
    expect(states).toEqual([
      [false, 'full'],
      [true, 'stored'],
    ]);
  });

  it('and takes the texts but not the flag keeps no session', async () => {
    const { of, idle, storage } = await startPersisting();
    Object.assign(storage, { isFlagged: false, takesFlag: false });
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    idle.pass();
    expect(of('storage').getSnapshot().value.writing).toBe('full');
  });
});

describe('a text that storage rejected', () => {
  it('raises no LoggedIn flag: the token is not stored', async () => {
    const { of, idle, storage } = await startPersisting({}, () => false);
    storage.isFlagged = false;
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    idle.pass();
    expect(storage.isFlagged).toBe(false);
  });

  it('is stored once there is room: what storage still has is no change of another tab', async () => {
    const room = { isEnough: true };
    const { of, idle, persisted } = await startPersisting({}, () => room.isEnough);
    of('language').send(toggle);
    idle.pass();
    room.isEnough = false;
    of('signUp').send(change('Noor'));
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    room.isEnough = true;
    of('language').send(toggle);
    idle.pass();
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'Noor' });
    expect(persisted().prompt?.value).toBe('start');
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
  });

  it('leaves an earlier text, which another tab may clear', async () => {
    const room = { isEnough: true };
    const { of, idle, clear } = await startPersisting({}, () => room.isEnough);
    of('language').send(toggle);
    idle.pass();
    room.isEnough = false;
    of('signUp').send(change('Noor'));
    idle.pass();
    clear('cleared');
    expect(of('storage').getSnapshot().value.reading).toBe('cleared');
  });
});
