/** Checks that a recording has nothing of a person who used the page before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { replayRecording } from '../../src/recording/replay.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { startRecordedApp } from './start-recorded-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

type Session = ReturnType<typeof startRecordedApp>;

const noor = { usr: 'noor@example.com', password: 'a long password' };
const sami = { usr: 'sami@example.com', password: 'another password' };

/** What Noor enters or receives contains one of these; her addresses and the records she opens, too. */
const herWords = /noor|secret/i;

const record = { bio: 'A secret bio', modified: '1' };

async function signIn({ send, answer }: Session, person: typeof noor) {
  send('auth', { type: 'auth.signIn', ...person });
  await answer('signIn', { output: { access_token: `T-of-${person.usr}` } });
}

/** Noor is signed in and has typed into every form. */
async function startWithNoor(maxEntries?: number): Promise<Session> {
  const session = startRecordedApp(maxEntries);
  const { send, answer } = session;
  await answer('restore', { output: emptyPersisted });
  send('prompt', { type: 'prompt.subscribe' }, { type: 'prompt.type', usr: noor.usr }, { type: 'prompt.cancel' });
  send('app', { type: 'features.load' });
  await answer('loadFeatures', session.featureActors());
  const change = (path: string, value: string) => ({ type: 'draft.change', path, value });
  send('signUp', change('first_name', 'Noor'), change('last_name', 'Secret'));
  send('reset', { type: 'reset.ask', usr: noor.usr });
  send('verification', { type: 'link.open', token: 'T-of-a-link' });
  await answer('verifyEmail', { output: { email: noor.usr } });
  await signIn(session, noor);
  send('bio', { type: 'draft.open', section: 'about', record }, change('bio', 'Eleven secret years'));
  send('profileDraft', { type: 'draft.open', section: 'personal', record: { first_name: 'Noor' } });
  send('quotation', { type: 'quotation.open', request: 'RFQ-secret' }, { type: 'decline.start' });
  send('bookmark', { type: 'bookmark.set', name: 'RFQ-secret', isSaved: true });
  send('files', { type: 'file.download', address: '/secret', fileName: 'noor.pdf' });
  send('invoice', { type: 'invoice.open', name: 'SINV-secret' }, { type: 'note.change', value: 'A secret note' });
  send('invoices', { type: 'list.open' });
  await answer('fetchList', { output: [{ name: 'SINV-secret' }] }, 'invoices');
  send('jobDescription', { type: 'list.open', params: { name: 'RFQ-secret' } }, { type: 'list.close' });
  expect(session.save()).toMatch(herWords);
  return session;
}

async function expire({ send, answer }: Session) {
  send('profile', { type: 'list.open' });
  await answer('fetchList', { error: new CallError({ kind: 'unauthorized', status: 401 }) }, 'profile');
}

/** Sami works on, and the report has only what he did, from a checkpoint on. */
function expectOnlySami({ send, save, saved, wait }: Session) {
  send('signUp', { type: 'draft.change', path: 'first_name', value: 'Sami' });
  send('logout', { type: 'logout.request', unsent: 1 }, { type: 'logout.cancel' });
  send('language', { type: 'language.toggle' });
  wait(20_000);
  expect(save()).not.toMatch(herWords);
  const recording = saved();
  expect(recording.entries.map(({ event }) => event.type).slice(0, 4)).toEqual([
    'draft.change',
    'logout.request',
    'logout.cancel',
    'language.toggle',
  ]);
  expect(recording.entries[0]?.event.value).toBe('Sami');
  expect(recording.checkpoint?.actors).toMatchObject({
    app: { state: { ready: 'featuresLoaded' } },
    auth: { state: 'succeeded', context: { usr: sami.usr } },
    invoices: { state: 'pending' },
  });
  const { frames, differs } = replayRecording(recording);
  expect(differs).toBeNull();
  expect(frames.at(-1)?.states).toMatchObject({ auth: 'succeeded', bio: 'viewing' });
}

describe('after the session of one person has expired, the report of another person', () => {
  it.each([4, 500])('who signs in has nothing of the first one: halves of %i', async (maxEntries) => {
    const session = await startWithNoor(maxEntries);
    await expire(session);
    await signIn(session, sami);
    expectOnlySami(session);
  });

  it('who signs in in another tab has nothing of the first one', async () => {
    const session = await startWithNoor();
    await expire(session);
    session.tabs.send({ type: 'tab.signedIn', token: 'T-of-a-tab', usr: sami.usr });
    expectOnlySami(session);
  });

  it('who signs up has nothing of the first one', async () => {
    const session = await startWithNoor();
    await expire(session);
    session.send('app', { type: 'session.granted', token: 'T-of-a-sign-up', usr: sami.usr });
    expectOnlySami(session);
  });
});

it('the report of the same person has what was before the session expired', async () => {
  const session = await startWithNoor();
  await expire(session);
  await signIn(session, noor);
  const { checkpoint, entries } = session.saved();
  expect(checkpoint).toBeUndefined();
  expect(entries.map(({ event }) => event.value)).toContain('Eleven secret years');
});

it('the report after a log-out in another tab has no input of before, and one of another person nothing at all', async () => {
  const session = await startWithNoor();
  session.tabs.send({ type: 'tab.signedOut', cause: 'other_tab' });
  expect(session.saved().entries).toEqual([]);
  expect(session.saved().checkpoint?.actors).toMatchObject({
    signUp: { context: { draft: { first_name: '' } } },
    invoices: { context: { data: null } },
  });
  expect(replayRecording(session.saved()).differs).toBeNull();
  await signIn(session, sami);
  expectOnlySami(session);
});
