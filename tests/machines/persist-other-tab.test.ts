/** What this tab writes where another tab has written. */
import { describe, expect, it } from 'vitest';
import { change, everyName, withBio } from './persist-inputs.ts';
import { readStored } from './read-stored.ts';
import { startPersisting } from './start-persisting.ts';
import { submit, validDraft } from './start-sign-up.ts';
import { arabic, bioContext, signUpContext, textOf } from './stored.ts';

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

  it('does not end a registration that this tab has sent', async () => {
    const context = { draft: validDraft, submission: 'f'.repeat(32) };
    const { of, idle, overwrite, register } = await startPersisting({
      signUp: { version: 1, value: 'review', context },
    });
    of('signUp').send(submit);
    const draft = { ...validDraft, preferences: ['Remote'] };
    overwrite(textOf({ signUp: { version: 1, value: 'terms', context: { ...context, draft } } }));
    idle.pass();
    expect(of('signUp').getSnapshot()).toMatchObject({ value: { unanswered: 'submitting' }, context });
    await register.last.answers({ access_token: 'T1', user: null });
    expect(of('auth').getSnapshot().context).toMatchObject({ token: 'T1', usr: 'noor@example.com' });
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
