/** Tests what app does when a session opens or ends. Long because a session ends here, by a 401 and in another tab. */
import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import { noor, sami, startReady, startSignedIn } from './start-app.ts';

const personal = [
  'profile',
  'fetchedBio',
  'jobRequests',
  'jobDescription',
  'contractList',
  'contractDescription',
  'invoices',
  'taxDetails',
] as const;
const open = { type: 'list.open' };
const expired = new CallError({ kind: 'unauthorized', status: 401 });
const bio = {
  name: 'BIO-1',
  user: noor.usr,
  modified: null,
  bio: 'Ten years',
  photo_url: null,
  technical_skills: [],
  other_technical_skills: null,
  certifications: [],
  language: [],
  other_languages: null,
};

type Started = Awaited<ReturnType<typeof startReady>>;

/** Edits both drafts. */
function type({ app }: Started): void {
  app.child('signUp').send({ type: 'draft.change', path: 'first_name', value: 'Noor' });
  app.child('bio').send({ type: 'draft.open', section: 'about', record: bio });
}

const draftsOf = ({ app }: Started) => ({
  firstName: app.child('signUp').getSnapshot().context.draft.first_name,
  bio: app.child('bio').getSnapshot().value,
});
const stateOf = ({ app }: Started, name: string) => app.child(name).getSnapshot().value;
const dataOf = ({ app }: Started, name: string) => app.child(name).getSnapshot().context.data;

/** Puts one personal and one public list on screen, with data. */
async function showLists(started: Started): Promise<void> {
  for (const key of ['invoices', 'regions']) {
    started.app.child(key).send(open);
    await started.fetchList.last.answers([key]);
  }
}

describe('a session that opens', () => {
  it('resets the personal lists and reads those on screen again', async () => {
    const started = await startReady();
    await showLists(started);
    for (const key of listKeys) started.app.takeEventTypes(key);
    started.app.child('auth').send({ type: 'auth.signIn', ...noor });
    await started.signIn.last.answers({ access_token: 'T1' });
    for (const key of listKeys) {
      const isPersonal = personal.some((name) => name === key);
      expect([key, started.app.takeEventTypes(key).slice(0, 2)]).toEqual([
        key,
        isPersonal ? ['list.reset', 'list.refresh'] : [],
      ]);
    }
    expect([stateOf(started, 'invoices'), dataOf(started, 'invoices')]).toEqual(['pending', null]);
    expect([stateOf(started, 'regions'), dataOf(started, 'regions')]).toEqual(['succeeded', ['regions']]);
  });

  it('keeps the drafts of the same person', async () => {
    const started = await startSignedIn();
    type(started);
    started.app.child('auth').send({ type: 'session.expire' });
    started.app.child('auth').send({ type: 'auth.signIn', ...noor });
    await started.signIn.last.answers({ access_token: 'T2' });
    expect(draftsOf(started)).toEqual({ firstName: 'Noor', bio: { editing: 'typing' } });
    expect(started.app.emitted).toEqual([]);
  });

  it('clears the drafts of another person', async () => {
    const started = await startSignedIn();
    type(started);
    started.app.child('auth').send({ type: 'session.expire' });
    started.app.child('auth').send({ type: 'auth.signIn', ...sami });
    await started.signIn.last.answers({ access_token: 'T9' });
    expect(draftsOf(started)).toEqual({ firstName: '', bio: 'viewing' });
  });

  it('clears the address for the newsletter, and what was recorded, when another person signs in', async () => {
    const started = await startSignedIn();
    started.app.child('prompt').send({ type: 'prompt.subscribe' });
    started.app.child('prompt').send({ type: 'prompt.type', usr: noor.usr });
    started.app.child('auth').send({ type: 'session.expire' });
    started.app.child('auth').send({ type: 'auth.signIn', ...sami });
    await started.signIn.last.answers({ access_token: 'T9' });
    expect(started.app.child('prompt').getSnapshot()).toMatchObject({ value: 'closed', context: { usr: '' } });
    expect(started.app.emitted).toEqual([{ type: 'recording.restart' }]);
  });

  it('opens after signing up', async () => {
    const started = await startReady();
    started.app.send({ type: 'session.granted', token: 'T5', usr: noor.usr });
    expect(started.app.child('auth').getSnapshot()).toMatchObject({
      value: 'succeeded',
      context: { token: 'T5', usr: noor.usr, owner: noor.usr, isLoggedIn: true },
    });
    expect(started.effects.at(-1)).toBe('raise the flag');
  });
});

describe('a session that expires', () => {
  it.each(personal)('is detected by %s: signs out, sets hasExpired and keeps the drafts', async (key) => {
    const started = await startSignedIn();
    type(started);
    started.app.child(key).send(open);
    await started.fetchList.last.fails(expired);
    expect(started.app.child('auth').getSnapshot()).toMatchObject({
      value: 'idle',
      context: { token: '', isLoggedIn: false, hasExpired: true, owner: noor.usr },
    });
    expect(started.effects).toEqual(['lower the flag']);
    expect(draftsOf(started)).toEqual({ firstName: 'Noor', bio: { editing: 'typing' } });
  });

  it('is handled once, however many reads fail', async () => {
    const started = await startSignedIn();
    started.app.child('profile').send(open);
    const first = started.fetchList.last;
    started.app.child('invoices').send(open);
    await first.fails(expired);
    await started.fetchList.last.fails(expired);
    expect(started.effects).toEqual(['lower the flag']);
  });

  it('is not detected by a public list', async () => {
    const started = await startSignedIn();
    started.app.child('regions').send(open);
    await started.fetchList.last.fails(expired);
    expect(stateOf(started, 'auth')).toBe('succeeded');
  });
});

describe('a saved bio', () => {
  it('is read again when it is on screen', async () => {
    const started = await startSignedIn();
    started.app.child('fetchedBio').send(open);
    await started.fetchList.last.answers(bio);
    started.app.child('bio').send({ type: 'draft.open', section: 'about', record: bio });
    started.app.child('bio').send({ type: 'draft.change', path: 'bio', value: 'Eleven years' });
    started.app.child('bio').send({ type: 'draft.save' });
    await started.saveBio.last.answers({ modified: null });
    expect([stateOf(started, 'fetchedBio'), dataOf(started, 'fetchedBio')]).toEqual(['pending', bio]);
  });
});

describe('another tab', () => {
  it('signs this tab in', async () => {
    const started = await startReady();
    started.followTabs.emit({ type: 'tab.signedIn', token: 'T7', usr: noor.usr });
    expect(started.app.child('auth').getSnapshot()).toMatchObject({
      value: 'succeeded',
      context: { token: 'T7', owner: noor.usr, isLoggedIn: true },
    });
  });

  it('signs this tab out, clears the personal lists and the sign-up, and keeps the words of the person in memory', async () => {
    const started = await startSignedIn();
    type(started);
    await showLists(started);
    started.followTabs.emit({ type: 'tab.signedOut' });
    started.app.isIn({ ready: 'featuresLoaded' });
    expect(started.app.child('auth').getSnapshot()).toMatchObject({
      value: 'idle',
      context: { token: '', usr: '', owner: '', isLoggedIn: false, hasExpired: false },
    });
    expect(draftsOf(started)).toEqual({ firstName: '', bio: { editing: 'typing' } });
    expect(started.app.emitted).toEqual([{ type: 'recording.restart' }]);
    expect([dataOf(started, 'invoices'), dataOf(started, 'regions')]).toEqual([null, ['regions']]);
  });

  it.each([
    ['returns the words to the same person', noor.usr, (words: object) => words],
    ['clears the words when another person logs in', sami.usr, () => ({ firstName: '', bio: 'viewing' })],
  ])('that logs out %s', async (_, usr, expected) => {
    const started = await startSignedIn();
    type(started);
    started.followTabs.emit({ type: 'tab.signedOut', cause: 'other_tab' });
    expect(started.app.child('auth').getSnapshot().context).toMatchObject({
      endedBy: 'other_tab',
      owner: '',
      formerOwner: noor.usr,
    });
    const words = draftsOf(started);
    started.app.child('auth').send({ type: 'session.open', token: 'T2', usr });
    expect(draftsOf(started)).toEqual(expected(words));
    expect(started.app.child('auth').getSnapshot().context).toMatchObject({ endedBy: null, formerOwner: '' });
  });

  it.each(['other_tab', 'cleared'] as const)('states how it was ended: %s', async (cause) => {
    const { app, followTabs } = await startSignedIn();
    followTabs.emit({ type: 'tab.signedOut', cause });
    expect(app.child('auth').getSnapshot().context.endedBy).toBe(cause);
  });
});
