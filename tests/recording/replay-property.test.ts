/** Whatever is done, answered and waited for, in whatever order: the trail of it leads to the same states. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { replayRecording } from '../../src/recording/replay.ts';
import { type ApiError, CallError } from '../../src/services/contract/api-error.ts';
import type { QuotationTerms } from '../../src/services/contract/quotation.ts';
import { validDraft } from '../browser/support/sign-up.ts';
import { bioContext, signUpContext } from '../machines/stored.ts';
import { heard, startRecordedApp } from './start-recorded-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

type Deed = (session: ReturnType<typeof startRecordedApp>) => void;

const says =
  (to: string, type: string, more: object = {}): Deed =>
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

const people: fc.Arbitrary<Deed> = fc.oneof(
  passwords.map((password) => says('auth', 'auth.signIn', { usr: 'noor@example.com', password })),
  passwords.map((password) => says('signUp', 'signUp.submit', { password })),
  passwords.map((password) => says('account', 'password.change', { password, newPassword: `${password}!` })),
  fc.constantFrom(
    says('auth', 'auth.cancel'),
    says('auth', 'session.expire'),
    says('language', 'language.toggle'),
    says('logout', 'logout.request'),
    says('settings', 'settings.change', { theme: 'dark' }),
    says('app', 'problem.report'),
    says('app', 'features.load'),
    says('app', 'page.viewed', { path: '/' }),
    ...['open', 'subscribe', 'later', 'close', 'next', 'cancel'].map((each) => says('prompt', `prompt.${each}`)),
    ...['a@b.example', 'nobody'].map((usr) => says('prompt', 'prompt.type', { usr })),
  ),
  fc.constantFrom(
    ...['invoices', 'jobDescription', 'languages'].flatMap((list) => [
      says(list, 'list.open'),
      says(list, 'list.open', { params: { name: 'N-1' } }),
      says(list, 'list.close'),
      says(list, 'list.load'),
      says(list, 'list.refresh'),
    ]),
  ),
  fc.constantFrom<Deed>(
    ...Object.entries(validDraft).map(([field, value]) => says('signUp', 'draft.change', { path: field, value })),
    says('signUp', 'draft.change', { path: 'usr', value: '' }),
    ...['signUp.next', 'signUp.next', 'signUp.back', 'signUp.detach'].map((type) => says('signUp', type)),
    says('signUp', 'signUp.edit', { step: 'terms' }),
    says('signUp', 'signUp.visit', { step: 'documents' }),
    says('signUp', 'signUp.visit', { step: 'review' }),
    says('signUp', 'signUp.attach', { file: cv }),
    says('signUp', 'signUp.attach', { file: photo }),
    says('signUp', 'row.add', { list: 'academic_background' }),
    says('signUp', 'draft.change', {
      path: 'candidate_details',
      value: [{ detail_type: 'language', value: 'Arabic', note: '' }],
    }),
    says('signUp', 'draft.change', { path: 'candidate_details.0.note', value: 'Fluent' }),
  ),
  fc.constantFrom<Deed>(
    ...['bio', 'profileDraft'].flatMap((room) => [
      says(room, 'draft.open', { section: room === 'bio' ? 'about' : 'personal', record }),
      says(room, 'draft.change', { path: room === 'bio' ? 'bio' : 'first_name', value: 'Nora' }),
      says(room, 'draft.change', { path: room === 'bio' ? 'bio' : 'first_name', value: 'Noor S.' }),
      says(room, 'draft.save'),
      says(room, 'draft.save'),
      says(room, 'draft.discard'),
      says(room, 'file.attach', { file: room === 'bio' ? photo : cv }),
      says(room, 'conflict.choose', { field: room === 'bio' ? 'bio' : 'first_name', side: 'theirs' }),
      says(room, 'conflict.settle'),
    ]),
  ),
  fc.constantFrom<Deed>(
    ...['RFQ-1', 'RFQ-2'].flatMap((request) => [
      says('quotation', 'quotation.open', { request }),
      says('bookmark', 'bookmark.set', { name: request, isSaved: true }),
      says('files', 'file.download', { address: `/${request}`, fileName: request }),
    ]),
    says('quotation', 'quotation.start', { draft }),
    says('quotation', 'quotation.send', { terms }),
    says('quotation', 'quotation.check'),
    says('quotation', 'quotation.withdraw'),
    says('quotation', 'withdrawal.confirm'),
    says('quotation', 'decline.start'),
    says('quotation', 'decline.send', { reason: 'busy', note: '' }),
    says('account', 'account.open'),
    says('account', 'sessions.end', { name: 'others' }),
    says('account', 'data.export'),
    says('account', 'browser.clear'),
    says('account', 'browser.confirm'),
  ),
);

const outputs: Readonly<Record<string, unknown>> = {
  restore: emptyPersisted,
  signIn: { access_token: 'T-of-a-session' },
  subscribe: { msg: 'success', data: 'Subscriber Added' },
  fetchList: [{ name: 'N-1' }],
  detectFileType: { file: cv, error: null },
  uploadCv: { name: 'F-1', file_name: 'cv.pdf', file_size: 9, expires_at: null },
  register: { access_token: 'T-of-another', user: 'candidate@example.com' },
  save: { modified: '2' },
  readLatest: { ...record, bio: 'Twelve years', first_name: 'N.', modified: '2' },
  getSessions: [{ name: 'S-1', is_current: true }],
  readStanding: 'Submitted',
};

const kinds: ApiError['kind'][] = ['unauthorized', 'timedOut', 'refused', 'server'];

/** A service, or an upload, has something to say. */
const answers: fc.Arbitrary<Deed> = fc
  .tuple(fc.nat(), fc.integer({ min: 0, max: 9 }))
  .map(([which, luck]) => (session) => {
    const call = [...session.waiting][which % Math.max(session.waiting.size, 1)];
    if (!call) return;
    const kind = kinds[which % kinds.length] ?? 'server';
    const fields: Record<string, string> = luck === 0 ? { modified: 'stale' } : {};
    if (luck < 3 && call.service !== 'loadFeatures') return call.settle({ error: new CallError({ kind, fields }) });
    call.settle(
      call.service === 'loadFeatures' ? session.featureActors(kept) : { output: outputs[call.service] ?? null },
    );
  });

const kept = {
  signUp: { version: 1, value: 'review', context: signUpContext },
  bio: { version: 2, value: { editing: 'typing' }, context: bioContext },
};

const others: fc.Arbitrary<Deed> = fc.constantFrom<Deed>(
  ({ uploads }) => uploads.get('bio')?.({ type: 'upload.moved', share: 0.5 }),
  ({ uploads }) => uploads.get('bio')?.({ type: 'upload.held', value: '/api/photo/1' }),
  ({ uploads }) =>
    uploads.get('profileDraft')?.({ type: 'upload.failed', apiError: new CallError({ kind: 'server' }).apiError }),
  ({ tabs }) => tabs.tell({ type: 'tab.signedIn', token: 'T-of-a-tab', usr: 'sami@example.com' }),
  ({ tabs }) => tabs.tell({ type: 'tab.signedOut' }),
  ({ tabs }) => tabs.tell({ type: 'tab.languageSwitched', language: 'ar' }),
  ...[10, 500, 6_000, 20_000].map(
    (time): Deed =>
      ({ wait }) =>
        wait(time),
  ),
);

const deeds = fc.array(fc.oneof({ weight: 6, arbitrary: people }, { weight: 3, arbitrary: answers }, others), {
  minLength: 5,
  maxLength: 90,
  size: 'max',
});

it('any session that was recorded, also past the bound', async () => {
  let steps = 0;
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(deeds, fc.constantFrom(1, 3, 10, 500), async (all, most) => {
      const session = startRecordedApp(most);
      await session.answer('restore', { output: emptyPersisted });
      session.send('app', { type: 'features.load' });
      await session.answer('loadFeatures', session.featureActors(kept));
      for (const deed of all) {
        deed(session);
        await heard();
      }
      const recording = session.saved();
      expect(recording.entries.length).toBeLessThan(2 * most + 1);
      const { frames, differs } = replayRecording(recording);
      expect(differs).toBeNull();
      expect(recording.states.app).not.toBe('error');
      steps += frames.length;
      for (const { states } of frames) for (const each of Object.entries(states)) reached.add(JSON.stringify(each));
      session.app.stop();
    }),
    { numRuns: 60 },
  );
  // what was reached tells whether the sessions were any
  expect(steps).toBeGreaterThan(500);
  for (const state of [
    '["auth","succeeded"]',
    '["app","leaving"]',
    '["signUp","review"]',
    '["quotation","drafting"]',
  ]) {
    expect([...reached]).toContain(state);
  }
}, 120_000);
