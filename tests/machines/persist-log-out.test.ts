/**
 * What is stored of a person after another tab has ended the session. Long because of the orders in which two tabs
 * can act.
 */
import { describe, expect, it } from 'vitest';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { featureActors } from './feature-actors.ts';
import { toggle, withBio } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';
import { arabic, auth, signUpContext, textOf } from './stored.ts';

const typeBio = (of: (name: string) => { send(event: object): void }, text: string) => {
  of('bio').send({ type: 'draft.open', section: 'about', record: { bio: 'Ten years' } });
  of('bio').send({ type: 'draft.change', path: 'bio', value: text });
};

const bioOf = (text: string) => ({ version: 2, value: { editing: 'typing' }, context: withBio(text) });
const authOf = (usr: string, token: string) => ({
  ...auth.succeeded,
  context: { ...auth.succeeded.context, usr, owner: usr, token },
});

describe('a session that another tab has ended', () => {
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

  it('leaves no word in storage that was typed just before', async () => {
    const { of, idle, written, followTabs } = await startPersisting();
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    typeBio(of, 'Twelve years');
    followTabs.emit({ type: 'tab.signedOut', cause: 'other_tab' });
    idle.pass();
    expect(written).not.toEqual([]);
    expect(written.at(-1)).not.toMatch(/Twelve years/);
  });

  it('does not withhold the words that nobody is the owner of', async () => {
    const { of, idle, storage, overwrite, persisted } = await startLoggedOut();
    storage.isFlagged = false;
    const theirs = { version: 1, value: 'terms', context: signUpContext };
    overwrite(textOf({ signUp: theirs }));
    of('language').send(toggle);
    idle.pass();
    expect(persisted().signUp).toEqual(theirs);
  });

  it('removes the words that a tab which had not received the log-out stored again', async () => {
    const { overwrite, idle, written, of, storage } = await startLoggedOut();
    storage.isFlagged = false;
    overwrite(textOf({ bio: bioOf('Thirteen years') }));
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
    of('bio').send({ type: 'draft.change', path: 'bio', value: 'Twelve years and more' });
    idle.pass();
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Twelve years and more' });
  });

  it('asks for a choice when the same person has typed in the other tab since', async () => {
    const { of, idle, overwrite, persisted } = await startLoggedOut();
    overwrite(textOf({ auth: auth.succeeded, bio: bioOf('Thirteen years') }));
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    expect(of('tabDrafts').getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { conflicts: [{ name: 'bio', contested: [{ path: 'about/bio' }] }] },
    });
    idle.pass();
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Thirteen years' });
  });

  it('stores the words over a text of the other tab that is damaged', async () => {
    const { of, idle, overwrite, persisted } = await startLoggedOut();
    overwrite(textOf({ auth: auth.succeeded, bio: { version: 2, value: 'nowhere', context: {} } }));
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    idle.pass();
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Twelve years' });
  });

  it('leaves a text of the other tab as it is that is of a later version', async () => {
    const { of, idle, overwrite, written } = await startLoggedOut();
    const later = { version: 99, value: 'dictating', context: {} };
    overwrite(textOf({ auth: auth.succeeded, bio: later }));
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    of('bio').send({ type: 'draft.change', path: 'bio', value: 'Thirteen years' });
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').bio)).toEqual(later);
    expect(of('storage').getSnapshot().value.reading).toBe('newer');
  });

  it('shows another person neither the words nor a choice, and takes over what that person has typed', async () => {
    const { of, idle, overwrite, persisted } = await startLoggedOut();
    overwrite(textOf({ auth: authOf('sami@example.com', 'T2'), bio: bioOf('Thirteen years') }));
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'sami@example.com' });
    idle.pass();
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
    expect(of('bio').getSnapshot().context.draft.bio).toBe('Thirteen years');
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Thirteen years' });
  });
});

describe('a save that runs while another tab ends the session', () => {
  async function startSaving() {
    const started = await startPersisting();
    started.of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    typeBio(started.of, 'Twelve years');
    started.of('bio').send({ type: 'draft.save' });
    started.idle.pass();
    started.followTabs.emit({ type: 'tab.signedOut', cause: 'other_tab' });
    await started.saveBio.last.fails(new CallError({ kind: 'unreachable' }));
    started.idle.pass();
    return started;
  }
  const entriesOf = (outbox: Slice | undefined) => outbox?.context.entries;

  it('is not stored in the outbox when it cannot be sent', async () => {
    const { written, of, idle } = await startSaving();
    of('language').send(toggle);
    idle.pass();
    expect(written.at(-1)).not.toMatch(/Twelve years/);
  });

  it('is stored when the same person logs in again', async () => {
    const { of, idle, persisted } = await startSaving();
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    idle.pass();
    expect(entriesOf(persisted().outbox)).toMatchObject([{ kind: 'bio', payload: { draft: { bio: 'Twelve years' } } }]);
  });

  it('is discarded when another person logs in', async () => {
    const { of, idle, persisted, written } = await startSaving();
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'sami@example.com' });
    idle.pass();
    expect(of('outbox').getSnapshot().context.entries).toEqual([]);
    expect(entriesOf(persisted().outbox)).toEqual([]);
    expect(written.at(-1)).not.toMatch(/Twelve years/);
  });
});

describe('a session that another tab has not ended', () => {
  it('is opened again without a choice between the words of this tab and those that it stored before', async () => {
    const { of, idle } = await startPersisting();
    of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    typeBio(of, 'Twelve years');
    idle.pass();
    of('bio').send({ type: 'draft.change', path: 'bio', value: 'Thirteen years' });
    of('auth').send({ type: 'session.expire' });
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    expect(of('tabDrafts').getSnapshot().value).toBe('following');
  });
});

describe('before the features are loaded', () => {
  const bio = bioOf('Twelve years');

  async function startUnloaded() {
    const dictation = { version: 1, value: 'on', context: {} };
    const started = await startPersisting(
      {},
      () => true,
      textOf({ auth: auth.expired, bio, dictation, language: arabic }),
    );
    started.of('auth').send({ type: 'session.open', token: 'T1', usr: 'noor@example.com' });
    started.idle.pass();
    return started;
  }

  it('a log-out in another tab removes the stored drafts, and those of later versions', async () => {
    const { followTabs, idle, written } = await startUnloaded();
    followTabs.emit({ type: 'tab.signedOut', cause: 'other_tab' });
    idle.pass();
    const slices = JSON.parse(written.at(-1) ?? '{}');
    expect(slices).toHaveProperty('language');
    expect(slices).not.toHaveProperty('bio');
    expect(slices).not.toHaveProperty('dictation');
  });

  it('the same person can log in again, and changes are stored', async () => {
    const { of, app, loadFeatures, features, followTabs, idle, persisted } = await startUnloaded();
    followTabs.emit({ type: 'tab.signedOut', cause: 'other_tab' });
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'noor@example.com' });
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    expect(persisted()).toMatchObject({ auth: { context: { token: 'T2' } }, prompt: { value: 'start' } });
    app.send({ type: 'features.load' });
    await loadFeatures.last.answers(featureActors(features, {}));
    typeBio(of, 'Thirteen years');
    idle.pass();
    expect(persisted().bio?.context.draft).toMatchObject({ bio: 'Thirteen years' });
  });

  it('another person who signs in finds no draft of the first one', async () => {
    const { of, app, loadFeatures, features, idle, stored, written } = await startUnloaded();
    of('auth').send({ type: 'session.open', token: 'T2', usr: 'sami@example.com' });
    expect(stored.read().slices).not.toHaveProperty('bio');
    idle.pass();
    expect(written.at(-1)).not.toMatch(/Twelve years/);
    app.send({ type: 'features.load' });
    await loadFeatures.last.answers(featureActors(features, {}));
    of('language').send(toggle);
    idle.pass();
    expect(written.at(-1)).not.toMatch(/Twelve years/);
  });
});
