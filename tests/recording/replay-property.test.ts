/**
 * Checks that the recording of any session replays to the same states. Long because of the steps that a session may
 * have.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { replayRecording } from '../../src/recording/replay.ts';
import { type ApiError, CallError } from '../../src/services/contract/api-error.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import type { QuotationTerms } from '../../src/services/contract/quotation.ts';
import { validDraft } from '../browser/support/sign-up.ts';
import type { Violation } from '../flows/invariants/oracle.ts';
import { watchSystem } from '../flows/invariants/watch-system.ts';
import { bioContext, dataOf, signUpContext } from '../machines/stored.ts';
import { flushPromises, startRecordedApp } from './start-recorded-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

type Step = (session: ReturnType<typeof startRecordedApp>) => void;

const sends =
  (to: string, type: string, more: object = {}): Step =>
  ({ send }) =>
    send(to, { type, ...more });

const cv = new File(['bytes'], 'cv.pdf', { type: 'application/pdf' });
const photo = new File(['bytes'], 'me.png', { type: 'image/png' });
const record = { bio: 'Ten years', first_name: 'Noor', modified: '1' };
const draft = {
  price_basis: 'Hourly',
  rate: '5',
  quantity: '1',
  tax: '',
  available_from: '',
  cover_note: '',
  files: [],
  answers: {},
};
const terms: QuotationTerms = {
  currency: 'SAR',
  questions: [],
  needsQuantity: true,
  priceBases: ['Hourly'],
  taxes: [],
  today: '2026-03-05',
};
const passwords = fc.constantFrom('', 'short', 'long enough it is', 'x'.repeat(200));

const userSteps: fc.Arbitrary<Step> = fc.oneof(
  passwords.map((password) => sends('auth', 'auth.signIn', { usr: 'noor@example.com', password })),
  passwords.map((password) => sends('signUp', 'signUp.submit', { password })),
  passwords.map((password) => sends('account', 'password.change', { password, newPassword: `${password}!` })),
  fc.constantFrom(
    sends('auth', 'auth.cancel'),
    sends('auth', 'session.expire'),
    sends('language', 'language.toggle'),
    sends('logout', 'logout.request'),
    sends('settings', 'settings.change', { theme: 'dark' }),
    sends('app', 'problem.report'),
    sends('app', 'features.load'),
    sends('app', 'page.viewed', { path: '/' }),
    ...['open', 'subscribe', 'later', 'close', 'next', 'cancel'].map((verb) => sends('prompt', `prompt.${verb}`)),
    ...['a@b.example', 'nobody'].map((usr) => sends('prompt', 'prompt.type', { usr })),
  ),
  fc.constantFrom(
    ...['invoices', 'jobDescription', 'languages'].flatMap((list) => [
      sends(list, 'list.open'),
      sends(list, 'list.open', { params: { name: 'N-1' } }),
      sends(list, 'list.close'),
      sends(list, 'list.load'),
      sends(list, 'list.refresh'),
    ]),
  ),
  fc.constantFrom<Step>(
    ...Object.entries(validDraft).map(([field, value]) => sends('signUp', 'draft.change', { path: field, value })),
    sends('signUp', 'draft.change', { path: 'usr', value: '' }),
    ...['signUp.next', 'signUp.next', 'signUp.back', 'signUp.detach'].map((type) => sends('signUp', type)),
    sends('signUp', 'signUp.edit', { step: 'terms' }),
    sends('signUp', 'signUp.visit', { step: 'documents' }),
    sends('signUp', 'signUp.visit', { step: 'review' }),
    sends('signUp', 'signUp.attach', { file: cv }),
    sends('signUp', 'signUp.attach', { file: photo }),
    sends('signUp', 'row.add', { list: 'academic_background' }),
    sends('signUp', 'draft.change', {
      path: 'candidate_details',
      value: [{ detail_type: 'language', value: 'Arabic', note: '' }],
    }),
    sends('signUp', 'draft.change', { path: 'candidate_details.0.note', value: 'Fluent' }),
  ),
  fc.constantFrom<Step>(
    ...['bio', 'profileDraft'].flatMap((name) => [
      sends(name, 'draft.open', { section: name === 'bio' ? 'about' : 'personal', record }),
      sends(name, 'draft.change', { path: name === 'bio' ? 'bio' : 'first_name', value: 'Nora' }),
      sends(name, 'draft.change', { path: name === 'bio' ? 'bio' : 'first_name', value: 'Noor S.' }),
      sends(name, 'draft.save'),
      sends(name, 'draft.save'),
      sends(name, 'draft.discard'),
      sends(name, 'file.attach', { file: name === 'bio' ? photo : cv }),
      sends(name, 'conflict.choose', { field: name === 'bio' ? 'bio' : 'first_name', side: 'theirs' }),
      sends(name, 'conflict.settle'),
    ]),
  ),
  fc.constantFrom<Step>(
    ...['RFQ-1', 'RFQ-2'].flatMap((request) => [
      sends('quotation', 'quotation.open', { request }),
      sends('bookmark', 'bookmark.set', { name: request, isSaved: true }),
      sends('files', 'file.download', { address: `/${request}`, fileName: request }),
    ]),
    sends('quotation', 'quotation.start', { draft }),
    sends('quotation', 'quotation.send', { terms }),
    sends('quotation', 'quotation.check'),
    sends('quotation', 'quotation.withdraw'),
    sends('quotation', 'withdrawal.confirm'),
    sends('quotation', 'decline.start'),
    sends('quotation', 'decline.send', { reason: 'busy', note: '' }),
    sends('reset', 'reset.ask', { usr: 'noor@example.com' }),
    sends('reset', 'reset.send', { now: 1 }),
    sends('reset', 'reset.choose', { hasToken: true }),
    sends('reset', 'reset.submit', { token: 'T-of-a-link', password: 'a long password' }),
    sends('verification', 'link.open', { token: 'T-of-a-link' }),
    sends('verification', 'verification.send', { now: 1 }),
    sends('account', 'account.open'),
    sends('account', 'sessions.end', { name: 'others' }),
    sends('account', 'data.export'),
    sends('account', 'browser.clear'),
    sends('account', 'browser.confirm'),
  ),
);

const outputs: Readonly<Record<string, unknown>> = {
  restore: emptyPersisted,
  signIn: { access_token: 'T-of-a-session' },
  subscribe: { msg: 'success', data: 'Subscriber Added' },
  detectFileType: { file: cv, error: null },
  uploadCv: { name: 'F-1', file_name: 'cv.pdf', file_size: 9, expires_at: null },
  register: { access_token: 'T-of-another', user: 'candidate@example.com' },
  save: { modified: '2' },
  readLatest: { ...record, bio: 'Twelve years', first_name: 'N.', modified: '2' },
  getSessions: [{ name: 'S-1', is_current: true }],
  readStatus: 'Submitted',
  requestReset: { inbox_url: null },
  resetPassword: { email: 'noor@example.com' },
  verifyEmail: { email: 'noor@example.com' },
  sendVerification: { email_verified: false },
};

const kinds: ApiError['kind'][] = ['unauthorized', 'timedOut', 'refused', 'server'];

/** One pending call succeeds or fails. */
const settlements: fc.Arbitrary<Step> = fc
  .tuple(fc.nat(), fc.integer({ min: 0, max: 9 }))
  .map(([which, chance]) => (session) => {
    const call = [...session.waiting][which % Math.max(session.waiting.size, 1)];
    if (!call) return;
    const kind = kinds[which % kinds.length] ?? 'server';
    const fields: Record<string, string> = chance === 0 ? { modified: 'stale' } : {};
    if (chance < 3 && call.service !== 'loadFeatures') return call.settle({ error: new CallError({ kind, fields }) });
    if (call.service === 'loadFeatures') return call.settle(session.featureActors(slices));
    const key = listKeys.find((each) => each === call.actor);
    call.settle({ output: key ? dataOf(key) : (outputs[call.service] ?? null) });
  });

const slices = {
  signUp: { version: 1, value: 'review', context: signUpContext },
  bio: { version: 2, value: { editing: 'typing' }, context: bioContext },
};

const outsideSteps: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  ({ uploads }) => uploads.get('bio')?.({ type: 'upload.moved', share: 0.5 }),
  ({ uploads }) => uploads.get('bio')?.({ type: 'upload.held', value: '/api/photo/1' }),
  ({ uploads }) =>
    uploads.get('profileDraft')?.({ type: 'upload.failed', apiError: new CallError({ kind: 'server' }).apiError }),
  ({ tabs }) => tabs.send({ type: 'tab.signedIn', token: 'T-of-a-tab', usr: 'sami@example.com' }),
  ({ tabs }) => tabs.send({ type: 'tab.signedOut' }),
  ({ tabs }) => tabs.send({ type: 'tab.languageSwitched', language: 'ar' }),
  ...[10, 500, 6_000, 20_000].map(
    (time): Step =>
      ({ wait }) =>
        wait(time),
  ),
);

const steps = fc.array(
  fc.oneof({ weight: 6, arbitrary: userSteps }, { weight: 3, arbitrary: settlements }, outsideSteps),
  {
    minLength: 5,
    maxLength: 90,
    size: 'max',
  },
);

it('replays any recorded session to the same states, also past the maximum length', async () => {
  let frameCount = 0;
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(1, 3, 10, 500), async (sessionSteps, maxEntries) => {
      const session = startRecordedApp(maxEntries);
      await session.answer('restore', { output: emptyPersisted });
      session.send('app', { type: 'features.load' });
      await session.answer('loadFeatures', session.featureActors(slices));
      for (const step of sessionSteps) {
        step(session);
        await flushPromises();
      }
      const recording = session.saved();
      expect(recording.entries.length).toBeLessThan(2 * maxEntries + 1);
      let violations: Violation[] = [];
      const { frames, differs } = replayRecording(recording, {}, (app) => {
        violations = watchSystem(app);
      });
      expect(differs).toBeNull();
      expect(violations).toEqual([]);
      expect(recording.states.app).not.toBe('error');
      frameCount += frames.length;
      for (const { states } of frames) for (const state of Object.entries(states)) reached.add(JSON.stringify(state));
      session.app.stop();
    }),
    // the same sessions in each run, since what follows states what they reach
    { numRuns: 60, seed: 20_261_125 },
  );
  // the generated sessions must be long and varied enough
  expect(frameCount).toBeGreaterThan(500);
  for (const state of [
    '["auth","succeeded"]',
    '["app","leaving"]',
    '["signUp","review"]',
    '["quotation","drafting"]',
  ]) {
    expect([...reached]).toContain(state);
  }
});
