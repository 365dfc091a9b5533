/** When slices are written to storage, and which. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { change, everyName, toggle } from './persist-inputs.ts';
import { readStored } from './read-stored.ts';
import { startPersisting } from './start-persisting.ts';
import { submit, validDraft } from './start-sign-up.ts';
import { bioContext, dataOf, signUpContext } from './stored.ts';

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

  it('writes that a registration was sent before there is a reply', async () => {
    const context = { draft: validDraft, submission: 'f'.repeat(32) };
    const { of, idle, persisted, register } = await startPersisting({
      signUp: { version: 1, value: 'review', context },
    });
    of('signUp').send(submit);
    idle.pass();
    expect(persisted().signUp).toMatchObject({ value: 'unanswered', context });
    await register.last.fails(new CallError({ kind: 'offline' }));
    idle.pass();
    expect(persisted().signUp).toMatchObject({ value: 'review', context });
    of('signUp').send(submit);
    idle.pass();
    await register.last.answers({ access_token: 'T1', user: null });
    idle.pass();
    expect(persisted().signUp).toMatchObject({ value: 'account', context: { draft: emptySignUp, submission: '' } });
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

  it('writes nothing when a choice has returned to what is stored', async () => {
    const { of, idle, written } = await startPersisting();
    of('language').send(toggle);
    idle.pass();
    for (let time = 0; time < 2; time++) of('language').send(toggle);
    idle.pass();
    expect(written).toHaveLength(1);
  });

  it('replaces a damaged text although nothing has changed in the end', async () => {
    const { of, idle, written } = await startPersisting({}, () => true, '{');
    for (const type of ['prompt.open', 'prompt.close']) of('prompt').send({ type });
    idle.pass();
    expect(written).toHaveLength(1);
  });

  it('stores the time of a change by a person, and none with what is fetched', async () => {
    const { of, idle, written, fetchList } = await startPersisting();
    of('regions').send({ type: 'list.open' });
    await fetchList.last.answers(dataOf('regions'));
    of('language').send(toggle);
    idle.pass();
    const { regions, language } = JSON.parse(written[0] ?? '{}');
    expect(JSON.parse(language)).toHaveProperty('editedAt');
    expect(JSON.parse(regions)).not.toHaveProperty('editedAt');
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
