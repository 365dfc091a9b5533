/**
 * Tests when slices are written to storage, and which. Long because every case writes to the same storage with the same
 * clock.
 */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listKeys } from '../../src/services/contract/lists.ts';
import { readStored } from './read-stored.ts';
import { startPersisting } from './start-persisting.ts';
import { arabic, bioContext, dataOf, signUpContext, textOf } from './stored.ts';

const toggle = { type: 'language.toggle' };
const change = (value: string) => ({ type: 'draft.change', path: 'first_name', value });
const everyName = [
  'auth',
  'bio',
  'invoice',
  'contract',
  'language',
  'profileDraft',
  'prompt',
  'outbox',
  'quotation',
  'reset',
  'settings',
  'signUp',
  'tabDrafts',
  ...listKeys,
].sort();

describe('persisting', () => {
  it('writes nothing before anything changes', async () => {
    const { idle, written, leave } = await startPersisting();
    idle.pass();
    leave();
    expect(written).toEqual([]);
  });

  it('writes every actor under one key when the page is idle, after 400 ms at the latest', async () => {
    const { of, idle, written } = await startPersisting();
    of('language').send(toggle);
    expect([written, idle.latest]).toEqual([[], [400]]);
    idle.pass();
    expect(written).toHaveLength(1);
    const slices = readStored(written[0] ?? null, true);
    expect(slices.damaged).toEqual([]);
    expect(Object.keys(slices.slices).sort()).toEqual(everyName);
    expect(slices.slices.language?.value).toBe('ar');
  });

  it('combines several changes into one write', async () => {
    const { of, idle, written, persisted } = await startPersisting();
    of('language').send(toggle);
    of('signUp').send(change('N'));
    of('signUp').send(change('No'));
    idle.pass();
    idle.pass();
    expect(written).toHaveLength(1);
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'No' });
  });

  it('writes immediately when the page is left, and not again when it is idle', async () => {
    const { of, idle, written, leave, persisted } = await startPersisting();
    of('signUp').send(change('Noor'));
    leave();
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'Noor' });
    idle.pass();
    leave();
    expect(written).toHaveLength(1);
  });

  it('writes nothing when no stored state has changed', async () => {
    // the time of a read is stored
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { of, idle, written, fetchList } = await startPersisting();
    for (let time = 0; time < 3; time++) {
      of('regions').send({ type: 'list.open' });
      idle.pass();
      await fetchList.last.answers([]);
      idle.pass();
    }
    expect(written).toHaveLength(1);
  });

  it('writes once after a restore even without a change, because the stored text may be damaged', async () => {
    const data = dataOf('regions');
    const context = { data, loading: false, error: null, previousData: null, params: {} };
    const { of, idle, written, fetchList } = await startPersisting({
      regions: { version: 1, value: 'succeeded', context },
    });
    of('regions').send({ type: 'list.open' });
    await fetchList.last.answers(data);
    idle.pass();
    expect(written).toHaveLength(1);
  });

  it('writes nothing once the app is leaving', async () => {
    const { of, idle, written, leave } = await startPersisting();
    of('signUp').send(change('Noor'));
    of('logout').send({ type: 'logout.request' });
    of('language').send(toggle);
    idle.pass();
    leave();
    expect(written).toEqual([]);
  });
});

describe('a state that is not settled', () => {
  it('leaves the last settled state in storage', async () => {
    const { of, idle, persisted, fetchList } = await startPersisting();
    of('regions').send({ type: 'list.open' });
    await fetchList.last.answers(dataOf('regions'));
    idle.pass();
    of('regions').send({ type: 'list.load' });
    of('language').send(toggle);
    idle.pass();
    expect(persisted().regions).toMatchObject({
      value: 'succeeded',
      context: { data: dataOf('regions'), loading: false },
    });
    expect(persisted().language?.value).toBe('ar');
  });

  it('does not hide text typed just before it', async () => {
    const { of, persisted, leave } = await startPersisting({
      bio: { version: 2, value: { editing: 'typing' }, context: bioContext },
    });
    of('bio').send({ type: 'draft.change', path: 'bio', value: 'Twelve years' });
    of('bio').send({ type: 'draft.save' });
    leave();
    expect(persisted().bio).toMatchObject({
      value: { editing: 'typing' },
      context: { draft: { bio: 'Twelve years' } },
    });
  });
});

describe('a keystroke', () => {
  it('serializes only its own slice, however long the lists are', async () => {
    const { of, idle, fetchList, countStringified } = await startPersisting({
      signUp: { version: 1, value: 'account', context: signUpContext },
    });
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ name: `N-${at}`, label: `A label that is long, ${at}` }));
    of('regions').send({ type: 'list.open' });
    await fetchList.last.answers(rows);
    idle.pass();
    const characters = countStringified(() => {
      of('signUp').send(change('n'));
      idle.pass();
    });
    expect(characters).toBeGreaterThan(500);
    expect(characters).toBeLessThan(3_500);
  });
});

const withBio = (text: string) => ({ ...bioContext, draft: { ...bioContext.draft, bio: text } });

describe('another tab', () => {
  const theirs = { version: 1, value: 'terms', context: signUpContext };

  it('keeps its typed text when this tab writes something else', async () => {
    const { of, idle, persisted, overwrite } = await startPersisting();
    overwrite(textOf({ signUp: theirs, language: arabic }));
    of('bio').send({ type: 'draft.clear' });
    of('regions').send({ type: 'list.open' });
    of('regions').send({ type: 'list.reset' });
    idle.pass();
    expect(persisted().signUp).toEqual(theirs);
    expect(persisted().language).toEqual(arabic);
  });

  it('is followed where this tab has typed nothing since', async () => {
    const { of, idle, written, overwrite } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    overwrite(textOf({ signUp: theirs }));
    idle.pass();
    expect(of('signUp').getSnapshot()).toMatchObject({ value: 'account', context: { draft: signUpContext.draft } });
    expect(written).toHaveLength(2);
  });

  it('is overwritten only by the choice of the person where both have typed', async () => {
    const { of, idle, persisted, overwrite } = await startPersisting();
    of('signUp').send(change('Noor'));
    overwrite(textOf({ signUp: theirs }));
    idle.pass();
    expect(persisted().signUp).toEqual(theirs);
    expect(of('signUp').getSnapshot().context.draft.first_name).toBe('Noor');
    expect(of('tabDrafts').getSnapshot()).toMatchObject({ value: 'choosing', context: { conflicts: [{ sides: {} }] } });
    of('tabDrafts').send({ type: 'conflict.choose', field: '/first_name', side: 'mine' });
    of('tabDrafts').send({ type: 'conflict.settle' });
    expect(of('tabDrafts').getSnapshot()).toMatchObject({ value: 'following', context: { conflicts: [] } });
    idle.pass();
    expect(persisted().signUp?.context.draft).toEqual({ ...signUpContext.draft, first_name: 'Noor' });
    expect(of('signUp').getSnapshot().context.draft).toEqual({ ...signUpContext.draft, first_name: 'Noor' });
    of('signUp').send(change('Noor H'));
    idle.pass();
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'Noor H' });
  });

  it('and the words of this tab both survive when the page is killed before the choice', async () => {
    const killed = await startPersisting();
    killed.of('signUp').send(change('Noor'));
    killed.overwrite(textOf({ signUp: theirs }));
    killed.idle.pass();
    killed.leave();
    const { of, idle, persisted } = await startPersisting(killed.persisted());
    expect(of('signUp').getSnapshot()).toMatchObject({ value: 'terms', context: { draft: signUpContext.draft } });
    expect(of('tabDrafts').getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { conflicts: [{ contested: [{ path: '/first_name' }] }] },
    });
    of('tabDrafts').send({ type: 'conflict.choose', field: '/first_name', side: 'mine' });
    of('tabDrafts').send({ type: 'conflict.settle' });
    idle.pass();
    expect(of('signUp').getSnapshot().context.draft).toEqual({ ...signUpContext.draft, first_name: 'Noor' });
    expect(persisted().signUp?.context.draft).toEqual({ ...signUpContext.draft, first_name: 'Noor' });
    expect(persisted().tabDrafts).toMatchObject({ value: 'following', context: { conflicts: [] } });
  });

  it('is merged where both have typed in different fields', async () => {
    const { of, idle, persisted, overwrite } = await startPersisting();
    of('signUp').send({ type: 'draft.change', path: 'last_name', value: 'Haddad' });
    overwrite(textOf({ signUp: theirs }));
    idle.pass();
    const merged = { ...signUpContext.draft, last_name: 'Haddad' };
    expect(of('signUp').getSnapshot().context.draft).toEqual(merged);
    expect(persisted().signUp?.context.draft).toEqual(merged);
  });

  it('is compared once this tab has finished what runs', async () => {
    const { of, idle, overwrite, saveBio } = await startPersisting({
      bio: { version: 2, value: { editing: 'typing' }, context: bioContext },
    });
    of('bio').send({ type: 'draft.change', path: 'bio', value: 'Twelve years' });
    of('bio').send({ type: 'draft.save' });
    overwrite(textOf({ bio: { version: 2, value: { editing: 'typing' }, context: withBio('Thirteen years') } }));
    idle.pass();
    expect(of('bio').getSnapshot().value).toBe('saving');
    await saveBio.last.answers({ modified: null });
    expect(of('bio').getSnapshot()).toMatchObject({
      value: { editing: 'typing' },
      context: { draft: { bio: 'Thirteen years' } },
    });
  });

  it('is written over after another person has signed in', async () => {
    const { of, idle, persisted, overwrite } = await startPersisting();
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    of('signUp').send(change('Noor'));
    overwrite(textOf({ signUp: theirs }));
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'sami@example.com' });
    idle.pass();
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: '' });
  });

  it('is left as it is when it is of a later version', async () => {
    const { of, idle, written, overwrite } = await startPersisting();
    const later = { version: 99, value: 'dictating', context: {} };
    overwrite(textOf({ signUp: later }));
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').signUp)).toEqual(later);
    expect(of('storage').getSnapshot().value.reading).toBe('newer');
  });

  it('is found when this tab writes before the event arrives', async () => {
    const { of, idle, persisted, overwriteSilently } = await startPersisting();
    overwriteSilently(textOf({ signUp: theirs }));
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(persisted().signUp).toEqual(theirs);
    expect(of('tabDrafts').getSnapshot().value).toBe('choosing');
  });

  it.each(['', '{', '[]', '{"language":1}', '{"__proto__":"x"}'])('that writes %j damages nothing', async (text) => {
    const { of, idle, overwrite, written, fetchList } = await startPersisting();
    await fetchList.last.answers({});
    overwrite(text);
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(readStored(written.at(-1) ?? null, true).damaged).toEqual([]);
    expect(Object.keys(JSON.parse(written.at(-1) ?? '')).sort()).toEqual(everyName);
  });

  it('that wrote long lists causes no long serialization', async () => {
    const { overwrite, countStringified } = await startPersisting();
    const text = JSON.stringify({ signUp: JSON.stringify(theirs), regions: 'x'.repeat(100_000) });
    expect(countStringified(() => overwrite(text))).toBeLessThan(3_500);
  });

  it('is no longer watched once the app is leaving', async () => {
    const { of, watching } = await startPersisting();
    expect(watching.size).toBe(1);
    of('logout').send({ type: 'logout.request' });
    expect(watching.size).toBe(0);
  });
});

describe('a session that another tab has ended', () => {
  const typeBio = (of: (name: string) => { send(event: object): void }, text: string) => {
    of('bio').send({ type: 'draft.open', section: 'about', record: { bio: 'Ten years' } });
    of('bio').send({ type: 'draft.change', path: 'bio', value: text });
  };

  async function startLoggedOut() {
    const started = await startPersisting();
    started.of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    typeBio(started.of, 'Twelve years');
    started.idle.pass();
    started.followTabs.emit({ type: 'tab.signedOut', cause: 'other_tab' });
    started.idle.pass();
    return started;
  }

  it('leaves no word and no address of the person in storage', async () => {
    const { written, of, idle } = await startLoggedOut();
    of('language').send(toggle);
    idle.pass();
    expect(written.at(-1)).not.toMatch(/Twelve years|noor@example/);
    expect(of('bio').getSnapshot().context.draft.bio).toBe('Twelve years');
  });

  it('removes the words that a tab which had not received the log-out stored again', async () => {
    const { overwrite, idle, written, of, storage } = await startLoggedOut();
    storage.isFlagged = false;
    overwrite(textOf({ bio: { version: 2, value: { editing: 'typing' }, context: withBio('Thirteen years') } }));
    idle.pass();
    expect(written.at(-1)).not.toMatch(/Thirteen years/);
    const count = written.length;
    of('language').send(toggle);
    idle.pass();
    expect(written).toHaveLength(count + 1);
    expect(written.at(-1)).not.toMatch(/Thirteen years|Twelve years/);
  });

  it('stores the words again when the same person logs in', async () => {
    const { of, idle, persisted } = await startLoggedOut();
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    idle.pass();
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Twelve years' });
  });

  it('asks for a choice when the same person has typed in the other tab since', async () => {
    const { of, overwrite } = await startLoggedOut();
    overwrite(textOf({ bio: { version: 2, value: { editing: 'typing' }, context: withBio('Thirteen years') } }));
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    expect(of('tabDrafts').getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { conflicts: [{ name: 'bio', contested: [{ path: 'about/bio' }] }] },
    });
  });

  it('shows another person neither the words nor a choice, and takes over what that person has typed', async () => {
    const { of, idle, overwrite, persisted } = await startLoggedOut();
    overwrite(textOf({ bio: { version: 2, value: { editing: 'typing' }, context: withBio('Thirteen years') } }));
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'sami@example.com' });
    idle.pass();
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
    expect(of('bio').getSnapshot().context.draft.bio).toBe('Thirteen years');
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Thirteen years' });
  });
});

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

  it('and takes the texts but not the flag keeps no session', async () => {
    const { of, idle, storage } = await startPersisting();
    Object.assign(storage, { isFlagged: false, takesFlag: false });
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    idle.pass();
    expect(of('storage').getSnapshot().value.writing).toBe('full');
  });
});

describe('a storage that was cleared', () => {
  it.each([
    ['by another tab', 'cleared'],
    ['by nobody that sends an event', 'found'],
  ] as const)('%s is written again, and the app is notified', async (_, signal) => {
    const { of, idle, persisted, clear, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    clear(signal);
    if (signal === 'found') of('language').send(toggle);
    idle.pass();
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'Noor' });
    expect(of('storage').getSnapshot().value).toEqual({ writing: 'stored', reading: 'cleared' });
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_cleared', duration: 6_000 }]);
  });

  it('is reported although this tab wrote its text again before it received that', async () => {
    const { of, idle, written, watching, app } = await startPersisting();
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(written).not.toEqual([]);
    for (const receive of watching) receive('cleared');
    expect(app.emitted).toEqual([{ type: 'toast.shown', message: 'toast_storage_cleared', duration: 6_000 }]);
  });

  it('is not one that was empty from the start', async () => {
    const { of, idle, clear, app } = await startPersisting();
    clear('cleared');
    of('language').send(toggle);
    idle.pass();
    expect(app.emitted).toEqual([]);
  });
});

describe('a slice of a later version', () => {
  const later = { version: 99, value: 'dictating', context: { draft: { first_name: 'نور' } } };

  it.each([
    ['of a feature that is not loaded', 'signUp'],
    ['of an actor that is running', 'language'],
    ['that this version does not have', 'outbox'],
  ])('%s is written back unchanged', async (_, name) => {
    const { of, idle, written } = await startPersisting({}, () => true, textOf({ [name]: later }));
    of('language').send(toggle);
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}')[name])).toEqual(later);
    expect(JSON.parse(written.at(-1) ?? '{}')).toHaveProperty('prompt');
  });

  it('that a tab of that version wrote meanwhile is written back unchanged', async () => {
    const { of, idle, written, overwrite } = await startPersisting();
    overwrite(textOf({ outbox: later }));
    of('language').send(toggle);
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').outbox)).toEqual(later);
  });
});

describe('a write of another tab that sent no event yet', () => {
  it('is followed, and not overwritten', async () => {
    const { of, idle, persisted, overwriteSilently } = await startPersisting();
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    overwriteSilently(textOf({ signUp: { version: 1, value: 'terms', context: signUpContext } }));
    of('prompt').send({ type: 'prompt.close' });
    idle.pass();
    expect(persisted().signUp?.context).toEqual(signUpContext);
  });
});
