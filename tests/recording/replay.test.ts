/**
 * Checks that a recording replays the real machines to the same states. Long because a session of each kind is
 * recorded.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { replayRecording, stateText } from '../../src/recording/replay.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { readResumeFile } from '../../src/services/read-resume-file.ts';
import { validDraft } from '../browser/support/sign-up.ts';
import type { Violation } from '../flows/invariants/oracle.ts';
import { watchSystem } from '../flows/invariants/watch-system.ts';
import { bioContext } from '../machines/stored.ts';
import { startRecordedApp } from './start-recorded-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

async function startWithFeatures(maxEntries?: number, slices = {}) {
  const session = startRecordedApp(maxEntries);
  await session.answer('restore', { output: emptyPersisted });
  session.send('app', { type: 'features.load' });
  await session.answer('loadFeatures', session.featureActors(slices));
  return session;
}

async function signIn({ send, answer }: ReturnType<typeof startRecordedApp>) {
  send('auth', { type: 'auth.signIn', usr: 'noor@example.com', password: 'a long password' });
  await answer('signIn', { output: { access_token: 'T1-very-secret-token' } });
}

const unauthorized = new CallError({ kind: 'unauthorized', status: 401 });
const stale = new CallError({ kind: 'refused', fields: { modified: 'stale' } });
const cv = new File(['the bytes of it'], 'noor-cv.pdf', { type: 'application/pdf' });

describe('replaying a session', () => {
  it('with a failed sign-in, a sign-in and a list reaches the same states', async () => {
    const session = await startWithFeatures();
    const { send, answer, saved } = session;
    send('auth', { type: 'auth.signIn', usr: 'noor@example.com', password: 'wrong' });
    await answer('signIn', { error: unauthorized });
    await signIn(session);
    send('invoices', { type: 'list.open' });
    await answer('fetchList', { output: [{ name: 'SINV-1' }] }, 'invoices');
    send('language', { type: 'language.toggle' });
    const { frames, differs } = replayRecording(saved());
    expect(differs).toBeNull();
    expect(frames.map(({ entry, states }) => `${entry.event.type} → ${stateText(states[entry.to])}`)).toEqual([
      'xstate.done.actor.restore → ready.idle',
      'features.load → ready.loadingFeatures',
      'xstate.done.actor.loadFeatures → ready.featuresLoaded',
      'auth.signIn → pending',
      'xstate.error.actor.signIn → failed',
      'auth.signIn → pending',
      'xstate.done.actor.signIn → succeeded',
      'list.open → pending',
      'xstate.done.actor.fetchList → succeeded',
      'language.toggle → ar.fetching',
    ]);
    expect(frames.at(-1)?.states.invoices).toBe('pending');
  });

  it('keeps the invariants when rows were no longer in memory', async () => {
    const session = await startWithFeatures();
    session.send('regions', { type: 'list.open' });
    await session.answer('fetchList', { output: [{ name: 'GCC' }] }, 'regions');
    session.send('regions', { type: 'list.close' });
    const saved = session.saved();
    const entries = saved.entries.map((entry) =>
      entry.to === 'regions' && 'output' in entry.event ? { ...entry, event: { ...entry.event, output: null } } : entry,
    );
    let violations: readonly Violation[] = [];
    const { differs } = replayRecording({ ...saved, entries }, {}, (app) => {
      violations = watchSystem(app);
    });
    expect([differs, violations]).toEqual([null, []]);
  });

  it('with a sign-up, a file, a password that is too short, and a time-out reaches the same states', async () => {
    const { send, answer, saved, app } = await startWithFeatures();
    const change = (field: string, value: unknown) => ({ type: 'draft.change', path: field, value });
    for (const [field, value] of Object.entries(validDraft)) send('signUp', change(field, value));
    const next = { type: 'signUp.next' };
    send('signUp', next, next, next, next, { type: 'signUp.attach', file: cv });
    await answer('detectFileType', { output: { file: cv, error: null } });
    send('signUp', { type: 'upload.progressed', fraction: 0.5 });
    await answer('uploadCv', { output: { name: 'F1', file_name: 'noor-cv.pdf', file_size: 9, expires_at: 1e13 } });
    send('signUp', next, { type: 'signUp.submit', password: 'short' });
    send('signUp', { type: 'signUp.submit', password: 'long enough it is' });
    await answer('register', { error: new CallError({ kind: 'timedOut' }) });
    expect(app.system.get('signUp')?.getSnapshot().value).toEqual({ unanswered: 'waiting' });
    const recording = saved();
    expect(replayRecording(recording).differs).toBeNull();
    expect(replayRecording(recording).frames.at(-1)?.states.signUp).toEqual({ unanswered: 'waiting' });
    send('signUp', { type: 'signUp.submit', password: 'long enough it is' });
    await answer('register', { output: { access_token: 'T2-secret', user: 'candidate@example.com' } });
    expect(replayRecording(saved()).frames.at(-1)?.states).toMatchObject({ signUp: 'account', auth: 'succeeded' });
    expect(replayRecording(saved()).differs).toBeNull();
  });

  it('with a resolved conflict and an uploaded photo reaches the same states', async () => {
    const { send, answer, saved, uploads, app } = await startWithFeatures();
    const record = { bio: 'Ten years', modified: '1' };
    send('bio', { type: 'draft.open', section: 'about', record });
    send('bio', { type: 'draft.change', path: 'bio', value: 'Eleven' }, { type: 'draft.save' });
    await answer('save', { error: stale });
    await answer('readLatest', { output: { bio: 'Twelve', modified: '2' } });
    expect(app.system.get('bio')?.getSnapshot().value).toBe('choosing');
    send('bio', { type: 'conflict.choose', field: 'bio', side: 'mine' }, { type: 'conflict.settle' });
    await answer('save', { output: { modified: '3' } });
    send('bio', { type: 'draft.open', section: 'about', record });
    send('bio', { type: 'file.attach', file: new File(['x'], 'me.png', { type: 'image/png' }) });
    uploads.get('bio')?.({ type: 'upload.moved', share: 0.5 });
    expect(replayRecording(saved()).frames.at(-1)?.states.bio).toEqual({ editing: 'uploading' });
    uploads.get('bio')?.({ type: 'upload.held', value: '/api/photo/1' });
    expect(replayRecording(saved()).frames.at(-1)?.states.bio).toEqual({ editing: 'typing' });
    expect(replayRecording(saved()).differs).toBeNull();
  });

  it('with a callback that sends an event synchronously reaches the same states', async () => {
    const { send, saved, initialEvents, recording } = await startWithFeatures();
    send('bio', { type: 'draft.open', section: 'about', record: {} });
    initialEvents.set('bio', { type: 'upload.held', value: '/api/photo/1' });
    send('bio', { type: 'file.attach', file: new File(['x'], 'me.png', { type: 'image/png' }) });
    expect(recording.newer.slice(-2).map(({ event, state }) => [event.type, state])).toEqual([
      ['file.attach', { editing: 'typing' }],
      ['upload.held', undefined],
    ]);
    const { frames, differs } = replayRecording(saved());
    expect(frames.slice(-2).map(({ states }) => states.bio)).toEqual([{ editing: 'uploading' }, { editing: 'typing' }]);
    expect(differs).toBeNull();
  });

  it('with a log-out, a late timer and events of another tab reaches the same states', async () => {
    const session = await startWithFeatures();
    await signIn(session);
    session.send('bookmark', { type: 'bookmark.set', name: 'RFQ-1', isSaved: true });
    await session.answer('saveRfq', { output: null });
    session.wait(20_000);
    session.tabs.send({ type: 'tab.languageSwitched', language: 'ar' });
    session.tabs.send({ type: 'tab.signedOut' });
    await signIn(session);
    session.send('logout', { type: 'logout.request' });
    const open = replayRecording(session.saved());
    expect(open.frames.at(-1)?.states).toMatchObject({ app: 'leaving', logout: 'confirming', auth: 'idle' });
    expect(open.differs).toBeNull();
    session.wait(500);
    const done = replayRecording(session.saved());
    expect(done.frames.at(-1)?.entry.event.type).toBe('xstate.after.confirmation.logout.confirming');
    expect(done.frames.at(-1)?.states.logout).toBe('idle');
    expect(done.differs).toBeNull();
  });

  it('with restored slices reaches the same states', async () => {
    const session = startRecordedApp();
    const slice = { version: 2, value: { editing: 'typing' }, context: bioContext };
    await session.answer('restore', { output: { ...emptyPersisted, damaged: ['invoices'] } });
    session.send('app', { type: 'features.load' });
    await session.answer('loadFeatures', session.featureActors({ bio: slice }));
    session.send('bio', { type: 'draft.save' });
    const { frames, differs } = replayRecording(session.saved());
    expect(frames.at(-1)?.states.bio).toBe('saving');
    expect(differs).toBeNull();
  });

  it('uses the recorded time, not the current one', async () => {
    const session = await startWithFeatures();
    const { send } = session;
    send('profileDraft', { type: 'draft.open', section: 'terms', record: { availability_status: 'Available From' } });
    send('profileDraft', { type: 'draft.change', path: 'available_from', value: '2026-03-06' });
    send('profileDraft', { type: 'draft.check', path: 'available_from' });
    const recording = session.saved();
    vi.setSystemTime('2031-01-01');
    const { frames, differs } = replayRecording(recording);
    expect(frames.at(-1)?.contexts.profileDraft).toMatchObject({ validationErrors: {} });
    expect(differs).toBeNull();
    expect(new Date().getUTCFullYear()).toBe(2031);
  });
});

it('replays a reset of the password and the check of a link, of which the file contains no secret', async () => {
  const session = await startWithFeatures();
  const { send, answer } = session;
  const [token, password] = ['Q3b-token-of-a-link', 'a password of mine'];
  send('reset', { type: 'reset.ask', usr: 'noor@example.com' }, { type: 'reset.send', now: Date.now() });
  await answer('requestReset', { output: { inbox_url: null } });
  send('reset', { type: 'reset.send', now: Date.now() });
  send('reset', { type: 'reset.choose', hasToken: true }, { type: 'reset.submit', token, password: 'short' });
  send('reset', { type: 'reset.submit', token, password });
  await answer('resetPassword', { error: new CallError({ kind: 'server', message: `no ${token}` }) });
  send('reset', { type: 'reset.submit', token, password });
  await answer('resetPassword', { output: { email: 'noor@example.com' } });
  send('verification', { type: 'link.open', token });
  await answer('verifyEmail', { error: new CallError({ kind: 'linkExpired', status: 410 }) });
  for (const secret of [token, password]) expect(session.save()).not.toContain(secret);
  const { differs } = replayRecording(session.saved());
  expect(differs).toBeNull();
  expect(session.saved().states).toMatchObject({
    reset: 'changed',
    verification: { link: 'expired', message: 'unsent' },
  });
});

it('replays the import of a long resume, of which the file contains only what is used', async () => {
  const { send, answer, save, saved } = await startWithFeatures();
  const [work, references] = [{ position: 'Analyst', summary: 'Berths. '.repeat(60) }, [{ name: 'A referee' }]];
  const resume = { basics: { label: 'Adviser' }, work: Array(60).fill(work), references };
  const choices = { educationLevels: [], technicalSkills: [], languages: [] };
  const file = new File([JSON.stringify(resume)], 'resume.json');
  expect(file.size).toBeGreaterThan(20_000);
  send('resume', { type: 'resume.attach', file, choices });
  await answer('readResume', { output: await readResumeFile(file, choices) });
  send('resume', { type: 'resume.use', section: 'who', record: {} });
  expect(save()).not.toContain('A referee');
  const { frames, differs } = replayRecording(saved());
  expect(differs).toBeNull();
  expect(frames.at(-1)?.states).toMatchObject({ resume: 'reviewing', profileDraft: { editing: 'typing' } });
});

describe('a recording past its maximum length', () => {
  it.each([1, 2, 3, 5, 8, 40])('starts at a checkpoint: halves of %i', async (maxEntries) => {
    const session = await startWithFeatures(maxEntries);
    await signIn(session);
    session.send('invoices', { type: 'list.open' }, { type: 'list.close' });
    session.send('bookmark', { type: 'bookmark.set', name: 'RFQ-1', isSaved: true });
    await session.answer('saveRfq', { output: null });
    session.wait(19_000);
    session.send('prompt', { type: 'prompt.open' }, { type: 'prompt.later' }, { type: 'prompt.type', usr: 'a@b' });
    session.send('prompt', { type: 'prompt.next' }, { type: 'prompt.type', usr: 'a@b.example' });
    session.send('prompt', { type: 'prompt.next' });
    session.wait(1_500);
    await session.answer('subscribe', { output: { msg: 'success', data: 'Subscriber Added' } });
    await session.answer('fetchList', { output: [] }, 'invoices');
    session.send('logout', { type: 'logout.request' });
    session.send('language', { type: 'language.toggle' });
    session.wait(500);
    const recording = session.saved();
    expect(recording.entries.length).toBeLessThanOrEqual(2 * maxEntries);
    expect(replayRecording(recording)).toMatchObject({ differs: null });
    expect(recording.states).toMatchObject({ prompt: 'closed', logout: 'idle', invoices: 'idle', app: 'leaving' });
  });
});

describe('a difference is reported', () => {
  it('when a machine differs', async () => {
    const session = await startWithFeatures();
    await signIn(session);
    session.send('language', { type: 'language.toggle' });
    const changedAuth = authMachine.provide({ guards: { hasToken: () => false } });
    const { frames, differs } = replayRecording(session.saved(), { auth: changedAuth });
    expect(differs).toEqual({ entry: 4, actor: 'auth', expected: 'succeeded', got: 'failed' });
    expect(frames).toHaveLength(6);
    expect(frames[4]?.differs).toEqual(differs);
  });

  it('when an actor, a timer or a state differs', async () => {
    const session = await startWithFeatures();
    session.send('logout', { type: 'logout.request' });
    session.wait(500);
    const recording = session.saved();
    const edited = (at: number, change: object) => ({
      ...recording,
      entries: recording.entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry)),
    });
    const differenceAt = (at: number, change: object) => replayRecording(edited(at, change)).differs;
    expect(differenceAt(3, { to: 'log-out' })).toEqual({
      entry: 3,
      actor: 'log-out',
      expected: 'confirming',
      got: 'no such actor',
    });
    expect(differenceAt(4, { at: 10 })).toMatchObject({ entry: 4, got: expect.stringMatching(/^\d+ ms left of it$/) });
    expect(differenceAt(4, { event: { type: 'xstate.after.nothing' } })).toMatchObject({ got: 'no such timer' });
    expect(replayRecording({ ...recording, states: { ...recording.states, auth: 'succeeded' } }).differs).toEqual({
      entry: 5,
      actor: 'auth',
      expected: 'succeeded',
      got: 'idle',
    });
    expect(replayRecording({ ...recording, checkpoint: { actors: {}, timers: [] } }).differs).not.toBeNull();
  });
});
