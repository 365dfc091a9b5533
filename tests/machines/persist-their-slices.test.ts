/** What this tab writes where another tab has written a slice that it cannot merge. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { change, toggle, withBio } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';
import { bioContext, signUpContext, textOf } from './stored.ts';

const prompt = (value: string) => ({ version: 1, value, context: { usr: '' } });

describe('a slice that another tab has stored', () => {
  it('is replaced by later words of this tab when it is damaged', async () => {
    const { of, idle, persisted, overwrite } = await startPersisting();
    overwrite(textOf({ signUp: { version: 1, value: 'nowhere', context: {} } }));
    of('signUp').send(change('Noor'));
    idle.pass();
    expect(persisted().signUp?.context.draft).toMatchObject({ first_name: 'Noor' });
  });

  it('is replaced by a later change of this tab when it is no draft', async () => {
    const { of, idle, persisted, overwrite } = await startPersisting();
    overwrite(textOf({ prompt: prompt('subscribe') }));
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    expect(persisted().prompt?.value).toBe('start');
  });

  it('stays as it is when it is no draft and this tab had stored the same before', async () => {
    const { of, idle, written, overwrite } = await startPersisting();
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    const before = written.at(-1) ?? '';
    of('prompt').send({ type: 'prompt.close' });
    idle.pass();
    const count = written.length;
    overwrite(before);
    idle.pass();
    expect(written.slice(count)).toEqual([before]);
  });

  it('is not compared when it is damaged before this tab has finished what runs', async () => {
    const { of, idle, overwrite, saveBio } = await startPersisting({
      bio: { version: 2, value: { editing: 'typing' }, context: bioContext },
    });
    of('bio').send({ type: 'draft.change', path: 'bio', value: 'Twelve years' });
    of('bio').send({ type: 'draft.save' });
    overwrite(textOf({ bio: { version: 2, value: { editing: 'typing' }, context: withBio('Thirteen years') } }));
    overwrite(textOf({ bio: { version: 2, value: 'nowhere', context: {} } }));
    await saveBio.last.answers({ modified: null });
    idle.pass();
    expect(of('bio').getSnapshot().value).toBe('viewing');
    expect(of('tabDrafts').getSnapshot()).toMatchObject({ status: 'active', value: 'following' });
  });

  it('stays as it is when it is a draft of a person whose session is over', async () => {
    const { of, idle, storage, persisted, overwrite } = await startPersisting();
    storage.isFlagged = false;
    const bio = { version: 2, value: { editing: 'typing' }, context: withBio('Thirteen years') };
    overwrite(textOf({ bio }));
    of('language').send(toggle);
    idle.pass();
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Thirteen years' });
  });
});

it('a choice between the words of two tabs has the times at which they were typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { of, overwrite } = await startPersisting();
  vi.setSystemTime(2_000_000_000_000);
  of('signUp').send(change('Noor'));
  vi.setSystemTime(2_000_000_001_000);
  const draft = { ...signUpContext.draft, first_name: 'Nour' };
  overwrite(textOf({ signUp: { version: 1, value: 'terms', context: { ...signUpContext, draft }, editedAt: 5 } }));
  expect(of('tabDrafts').getSnapshot().context.conflicts).toMatchObject([
    { name: 'signUp', editedAt: { mine: 2_000_000_000_000, theirs: 5 } },
  ]);
});

it('a later version of the other tab is compared with what both tabs had at first', async () => {
  const { of, idle, overwrite } = await startPersisting();
  of('signUp').send(change('Noor'));
  const theirs = { ...signUpContext.draft, first_name: 'Nour' };
  const overwriteWith = (draft: object) =>
    overwrite(textOf({ signUp: { version: 1, value: 'terms', context: { ...signUpContext, draft } } }));
  overwriteWith(theirs);
  idle.pass();
  overwriteWith({ ...theirs, last_name: 'Haddad' });
  idle.pass();
  const tabDrafts = of('tabDrafts').getSnapshot();
  expect(tabDrafts.value).toBe('choosing');
  expect(tabDrafts.context.conflicts).toMatchObject([
    { contested: [{ path: '/first_name' }], theirs: { context: { draft: { last_name: 'Haddad' } } } },
  ]);
});
