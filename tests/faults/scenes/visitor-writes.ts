/** The scenes of what a visitor sends, and of the log-out. */
import { paths } from '../../../src/ui/paths.ts';
import { demoCandidate } from '../../browser/support/sign-in.ts';
import { signUpSlice, validDraft } from '../../browser/support/sign-up.ts';
import { field, fill, heading, inOrder, press, retryOrChoose, type Scene, success, text } from './scene.ts';

const usr = 'reader@example.com';
const password = 'tamarind under snow';
const pdf = { name: 'my cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a page') };

/** A visitor has no session that could have expired. */
const sentByVisitor = { see: ['error_not_permitted', 'error_guest'] } as const;

export const visitorWrites = {
  signIn: {
    kind: 'signIn',
    as: 'visitor',
    path: paths.login,
    cause: inOrder(fill('usr', demoCandidate.usr), fill('password', demoCandidate.password), press('login')),
    typed: (stage) => [[field(stage, 'usr'), demoCandidate.usr]],
    retry: inOrder(fill('password', demoCandidate.password), press('login')),
    works: ({ banner, messages }) => banner.getByRole('button', { name: messages('log_out') }),
  },
  subscribe: {
    kind: 'subscribe',
    as: 'visitor',
    path: paths.landing,
    cause: inOrder(
      ({ banner, messages }) => banner.getByRole('button', { name: messages('signup') }).click(),
      press('later'),
      fill('usr', usr),
      press('next'),
    ),
    typed: (stage) => [[field(stage, 'usr'), usr]],
    retry: press('next'),
    works: text('toast_added_subscribe_success'),
    toast: 'toast_added_subscribe_success',
    reply: () => success('Subscriber Added'),
  },
  logOut: {
    kind: 'silent',
    as: 'candidate',
    path: paths.contracts,
    cause: ({ banner, messages }) => banner.getByRole('button', { name: messages('log_out') }).click(),
    works: ({ banner, messages }) => banner.getByRole('link', { name: messages('login') }),
    reply: () => success(null),
    reloads: true,
  },
  registerCandidate: {
    kind: 'submission',
    as: 'visitor',
    path: paths.signUp,
    slices: () => ({ signUp: signUpSlice('review', validDraft) }),
    cause: inOrder(fill('password', password), press('create_account')),
    typed: (stage) => [[field(stage, 'password'), password]],
    retry: ({ main, messages }) =>
      main
        .getByRole('button', { name: messages('create_account') })
        .or(main.getByRole('button', { name: messages('check_now') }))
        .click(),
    works: ({ banner, messages }) => banner.getByRole('button', { name: messages('log_out') }),
    reply: ({ people }) => success({ access_token: people.candidate.token, user: people.candidate.usr }),
    outcomes: { 401: sentByVisitor, 409: { see: ['address_taken'], recovers: false } },
  },
  uploadCv: {
    kind: 'upload',
    as: 'visitor',
    path: paths.signUp,
    slices: () => ({ signUp: signUpSlice({ documents: 'choosing' }, validDraft) }),
    cause: async ({ main, messages }) => {
      await main.getByRole('heading', { level: 1, name: messages('step_documents') }).waitFor();
      await main.locator('input[type="file"]').setInputFiles(pdf);
    },
    retry: retryOrChoose(pdf),
    outcomes: { 401: sentByVisitor },
    works: ({ main, messages }) => main.getByText(new RegExp(`^${messages('cv_uploaded')} ·`)),
    reply: () => success({ name: 'FILE-1', file_name: pdf.name, file_size: pdf.buffer.length, expires_on: null }),
  },
  requestPasswordReset: {
    kind: 'changeByVisitor',
    as: 'visitor',
    path: paths.forgotPassword,
    cause: inOrder(fill('usr', usr), press('reset_send')),
    typed: (stage) => [[field(stage, 'usr'), usr]],
    retry: press('reset_send'),
    works: heading('reset_sent_heading'),
    reply: () => success({ inbox_url: null }),
  },
  resetPassword: {
    kind: 'changeByVisitor',
    as: 'visitor',
    path: `${paths.resetPassword}#token=a-token-of-the-lab`,
    cause: inOrder(fill('password', password), press('change_password')),
    typed: (stage) => [[field(stage, 'password'), password]],
    retry: press('change_password'),
    works: heading('reset_done_heading'),
    reply: () => success({ email: usr }),
  },
} as const satisfies Record<string, Scene>;
