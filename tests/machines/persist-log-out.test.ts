/** What is stored of a person after another tab has ended the session. */
import { describe, expect, it } from 'vitest';
import { toggle, withBio } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';
import { textOf } from './stored.ts';

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
