/** The scenes of what a candidate sends. Long because each call is a row. */
import { featureSlices } from '../../../src/machines/persistence/feature-slices.ts';
import { emptyQuotation } from '../../../src/services/contract/quotation.ts';
import { paths } from '../../../src/ui/paths.ts';
import { demoCandidate } from '../../browser/support/sign-in.ts';
import { pngPhoto } from '../../support/png-photo.ts';
import { expired } from '../outcome.ts';
import type { Stage } from '../stage.ts';
import type { Facts } from '../world.ts';
import { field, fill, heading, inOrder, press, retryOrChoose, type Scene, success, text } from './scene.ts';

const password = 'tamarind under snow';
const change = { kind: 'change', as: 'candidate' } as const;
const saved = () => success({ name: 'PROFILE-1', modified: '2026-11-20 09:30:00', completeness: { percent: 60 } });
const openRequest = ({ openRequest: { name } }: Facts) => paths.jobRequest(name);

/** The last button of a template deletes it. */
const deleteTemplate = ({ dialog }: Stage) => dialog.getByRole('listitem').first().getByRole('button').last().click();

const edit =
  (title: 'personal_details' | 'about_me') =>
  (stage: Stage): Promise<void> =>
    press('edit_named', { name: stage.messages(title) })(stage);

const about = ({ main, messages }: Stage) => main.getByRole('textbox', { name: messages('about_me') });
const note = ({ dialog, messages }: Stage) => dialog.getByLabel(messages('decline_note'));
const bookmark = ({ main }: Stage) => main.getByRole('row').nth(1).getByRole('button');

export const candidateWrites = {
  saveProfile: {
    ...change,
    isQueued: true,
    path: paths.profile,
    cause: inOrder(edit('personal_details'), fill('city', 'Abha'), press('save')),
    typed: (stage) => [[field(stage, 'city'), 'Abha']],
    retry: press('save'),
    works: text('saved'),
    reply: saved,
  },
  saveBio: {
    ...change,
    isQueued: true,
    path: paths.profile,
    cause: inOrder(edit('about_me'), (stage) => about(stage).fill('Half a sentence'), press('save')),
    typed: (stage) => [[about(stage), 'Half a sentence']],
    retry: press('save'),
    works: text('saved'),
    reply: saved,
  },
  createProfileLink: {
    ...change,
    path: paths.profile,
    cause: press('share_create'),
    retry: press('share_create'),
    works: ({ main, messages }) => main.getByRole('button', { name: messages('share_copy') }),
    reply: () => success({ token: 'a-token-of-the-lab', created_on: '2026-11-20 09:30:00' }),
  },
  revokeProfileLink: {
    ...change,
    as: 'unverified',
    path: paths.profile,
    cause: inOrder(press('share_revoke'), ({ dialog }) => dialog.waitFor(), press('share_revoke')),
    retry: inOrder(press('share_revoke'), ({ dialog }) => dialog.waitFor(), press('share_revoke')),
    works: ({ main, messages }) => main.getByRole('button', { name: messages('share_create') }),
    reply: () => success({ token: null, created_on: null }),
  },
  uploadPhoto: {
    kind: 'upload',
    as: 'candidate',
    path: paths.profile,
    cause: async ({ main, messages }) => {
      const add = main.getByRole('button', { name: messages('photo_add') });
      await add
        .or(main.getByRole('button', { name: messages('photo_change') }))
        .first()
        .click();
      await main.locator('input[type="file"]').setInputFiles(pngPhoto);
    },
    retry: retryOrChoose(pngPhoto),
    works: ({ main, messages }) => main.getByRole('img', { name: messages('photo_preview') }),
    reply: () => success({ file_url: '/api/photo/of-the-lab' }),
  },
  submitQuotation: {
    kind: 'submission',
    as: 'candidate',
    path: openRequest,
    slices: (facts) => ({ quotation: quotationSlice(facts) }),
    cause: inOrder(
      // a price basis is valid once the list of them has arrived
      (stage) => field(stage, 'price_basis').locator('option').nth(2).waitFor({ state: 'attached' }),
      press('quote_send'),
    ),
    typed: (stage) => [[field(stage, 'cover_note'), coverNote]],
    checkArrival: press('quote_check'),
    retry: press('quote_send'),
    works: text('quote_sent'),
    reply: ({ openRequest: { name } }) => success({ name, my_status: 'Submitted', is_saved: 0 }),
  },
  getCoverNotes: {
    kind: 'list',
    as: 'candidate',
    isList: true,
    path: openRequest,
    slices: (facts) => ({ quotation: quotationSlice(facts) }),
    cause: press('templates'),
    works: ({ dialog }) => dialog.getByRole('listitem').first(),
    empty: text('templates_none'),
  },
  saveCoverNote: {
    ...change,
    path: openRequest,
    slices: (facts) => ({ quotation: quotationSlice(facts) }),
    cause: inOrder(press('templates'), fill('template_title', 'Advisory'), press('template_save')),
    typed: (stage) => [[field(stage, 'template_title'), 'Advisory']],
    retry: press('template_save'),
    works: text('template_saved'),
    reply: () => success([template]),
  },
  deleteCoverNote: {
    ...change,
    path: openRequest,
    slices: (facts) => ({ quotation: quotationSlice(facts) }),
    cause: inOrder(press('templates'), deleteTemplate),
    retry: deleteTemplate,
    works: ({ dialog, messages }) => dialog.getByRole('button', { name: messages('undo') }),
    reply: () => success([]),
  },
  askPayment: {
    kind: 'submission',
    as: 'candidate',
    path: ({ overdueInvoice }) => paths.invoice(overdueInvoice),
    cause: inOrder(fill('note', 'When may I expect it?'), press('payment_ask')),
    typed: (stage) => [[field(stage, 'note'), 'When may I expect it?']],
    checkArrival: press('payment_check'),
    retry: press('payment_ask'),
    works: text('payment_asked_done'),
    reply: ({ overdueInvoice: name }) =>
      success({
        name,
        payment_request: { is_possible: 0, asked_on: '2026-11-20 09:30:00', next_on: '2026-11-27' },
      }),
  },
  withdrawQuotation: {
    ...change,
    path: ({ answeredRequest }) => paths.jobRequest(answeredRequest),
    cause: inOrder(press('quote_withdraw'), ({ dialog }) => dialog.waitFor(), press('quote_withdraw')),
    retry: press('quote_withdraw'),
    works: text('quote_withdrawn'),
    reply: ({ answeredRequest: name }) => success({ name, my_status: 'Withdrawn', is_saved: 0 }),
  },
  declineRfq: {
    ...change,
    isQueued: true,
    path: openRequest,
    cause: inOrder(
      press('decline_request'),
      ({ dialog }) => dialog.getByRole('radio').first().check(),
      (stage) => note(stage).fill('Not this year'),
      press('decline_request'),
    ),
    typed: (stage) => [[note(stage), 'Not this year']],
    retry: press('decline_request'),
    works: text('request_declined'),
    reply: ({ openRequest: { name } }) => success({ name, my_status: 'Declined', is_saved: 0 }),
  },
  saveRfq: {
    ...change,
    isQueued: true,
    path: paths.jobRequests,
    cause: (stage) => bookmark(stage).click(),
    retry: (stage) => bookmark(stage).click(),
    works: bookmark,
    reply: ({ openRequest: { name } }) => success({ name, my_status: 'None', is_saved: 1 }),
  },
  readNotifications: {
    kind: 'silent',
    as: 'candidate',
    path: paths.notifications,
    cause: press('notifications_read_all'),
    works: heading('notifications'),
    reply: () => success({ unread: 0 }),
    outcomes: { 401: expired },
  },
  saveEmailDigest: {
    ...change,
    path: paths.account,
    cause: ({ main, messages }) => main.getByLabel(messages('email_digest_off')).click(),
    retry: ({ main, messages }) => main.getByLabel(messages('email_digest_off')).click(),
    works: heading('sessions'),
    reply: () => success({ email_digest: 0 }),
  },
  changePassword: {
    ...change,
    path: paths.account,
    cause: inOrder(fill('password', demoCandidate.password), fill('new_password', password), press('change_password')),
    typed: (stage) => [[field(stage, 'new_password'), password]],
    retry: press('change_password'),
    works: text('password_changed'),
    reply: () => success({ ended: 1 }),
    outcomes: { empty: 'works', null: 'works', wrongShape: 'works' },
  },
  endSession: {
    ...change,
    path: paths.account,
    cause: ({ main, messages }) =>
      main
        .getByRole('list', { name: messages('sessions') })
        .getByRole('button')
        .first()
        .click(),
    retry: ({ main, messages }) =>
      main
        .getByRole('list', { name: messages('sessions') })
        .getByRole('button')
        .first()
        .click(),
    works: text('session_here'),
    reply: () => success({ ended: 1 }),
    outcomes: { empty: 'works', null: 'works', wrongShape: 'works' },
  },
  sendVerification: {
    ...change,
    as: 'unverified',
    path: paths.account,
    cause: press('confirm_address_send'),
    retry: press('confirm_address_send'),
    works: ({ main, messages }) => main.getByText(messages('confirm_address_sent', { email: '|' }).split('|')[1] ?? ''),
    reply: () => success({ email_verified: 0 }),
  },
} as const satisfies Record<string, Scene>;

const template = { name: 'T-1', title: 'Advisory', note: 'Interviews first.', modified: '2026-11-20 09:30:00' };

const coverNote = 'Two weeks of interviews first.';

/** A complete draft for the open request. */
function quotationSlice({ openRequest: { name, questions, price_basis } }: Facts): string {
  const answers = questions.map(({ name: question, answer_type: type }) => [
    question,
    type === 'Number' ? '12' : type === 'Yes/No' ? 'Yes' : 'Twice, in 2024.',
  ]);
  const draft = {
    ...emptyQuotation,
    price_basis: price_basis ?? 'Hourly',
    rate: '2500',
    quantity: '10',
    available_from: `${new Date().getFullYear() + 1}-03-01`,
    cover_note: coverNote,
    answers: Object.fromEntries(answers),
  };
  const context = { request: name, drafts: { [name]: draft }, unanswered: [] };
  return JSON.stringify({ version: featureSlices.quotation.version, value: 'drafting', context });
}
