import type { PasswordResetEvent } from '../../../src/machines/password-reset-machine.ts';
import { featureSlices } from '../../../src/machines/persistence/feature-slices.ts';
import type { Path } from '../explore.ts';
import { button, heading, link, logOut } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { loadPage } from './load-page.ts';
import { callsOfLogin, expiredSession, logInAsAnother } from './other-person.ts';
import {
  address,
  openLogin,
  password,
  showsAddressForm,
  showsPasswordForm,
  showsSent,
} from './password-reset-screen.ts';
import { playFlows } from './play-flows.ts';
import { answered, answeredInStoppedTime, type Scene, type StepAction, when } from './scene.ts';
import { expect } from './stage.ts';

/** The login page passes on the address that is entered there. */
const openFromLogin =
  (usr: string): StepAction =>
  async (stage) => {
    await openLogin(stage);
    await address(stage).fill(usr);
    await link(stage, 'forgot_password').click();
    await expect(stage.page).toHaveURL('/forgot-password');
  };

const openPage = openFromLogin('');

const typeAddress: StepAction = (stage, { event }) => {
  const { usr } = event as Extract<PasswordResetEvent, { type: 'reset.type' }>;
  return address(stage).fill(usr.trim()); // the browser removes the blanks of an address
};

/** Replies after which the page waits. */
const isSent = 'The server accepts the address';
const isRefusedAWhile = 'The server refuses for half a minute';
const waits = ({ steps }: Path) => steps.some(({ words }) => words === isSent || words === isRefusedAWhile);
const another = 'Another person signs in';

const afterSession = ({ steps }: Path) =>
  steps.some(({ words }) => words === another) ? { slices: expiredSession } : {};

const asked: Scene = {
  actor: 'reset',
  isClockHeld: waits,
  setUp: async (stage, path) => {
    stage.server.hold('requestPasswordReset', ...callsOfLogin);
    if (path.steps[0]?.words.startsWith('Open the page')) return stage.open('/login');
    await stage.open('/forgot-password', afterSession(path));
    await expect(address(stage)).toBeEditable();
  },
  stepActions: {
    'Open the page': openPage,
    'Open the page from the login page, with another address': when(
      ({ value }) => value === 'asking' || value === 'sent',
      openFromLogin('sami@example.com'),
    ),
    'Type an address': typeAddress,
    'Type a bad address': typeAddress,
    // while the server refuses further requests, the button is disabled
    'Send the link': when(
      ({ value, context }) => value === 'asking' && context.apiError?.kind !== 'throttled',
      (stage) => button(stage, 'reset_send').click(),
    ),
    'Send it again after a minute': when(
      ({ value }) => value === 'sent',
      async (stage) => {
        await stage.page.clock.runFor(61_000);
        await stage.page.clock.resume();
        await button(stage, 'resend').click();
      },
    ),
    'Use another address': (stage) => button(stage, 'reset_other_address').click(),
    [isSent]: answeredInStoppedTime('requestPasswordReset', { data: { inbox_url: '/dev/mail' } }),
    'The server cannot send mail': answered('requestPasswordReset', errorAnswers.mailFailed),
    [isRefusedAWhile]: answeredInStoppedTime('requestPasswordReset', errorAnswers.throttled),
    [another]: async (stage) => {
      await openLogin(stage);
      await logInAsAnother(stage);
    },
  },
  // the page removes the address that it was opened with from the browser's history, and is opened without it
  byItself: ['passwordReset: reset.ask → passwordReset.asking'],
  shows: async (stage, { snapshot, words }) => {
    const { page } = stage;
    const { value, context } = snapshot;
    if (words === another) {
      await expect(page).toHaveURL('/overview');
      return expect(logOut(stage)).toBeVisible();
    }
    await expect(page).toHaveURL('/forgot-password');
    await (value === 'asking' || value === 'requesting'
      ? showsAddressForm(stage, value === 'requesting', context)
      : showsSent(stage, value === 'resending', context));
  },
};

/** The stored state of a visit more than an hour before. */
const sentLongAgo = {
  version: featureSlices.reset.version,
  value: 'sent',
  context: { usr: 'noor@example.com', inboxUrl: null, resendAt: 1 },
};

const askedLongAgo: Scene = {
  ...asked,
  isClockHeld: () => false,
  setUp: (stage) => stage.open('/', { slices: { reset: JSON.stringify(sentLongAgo) } }),
  stepActions: { 'Open the page': openPage },
};

const submit: StepAction = async (stage, { event }) => {
  await password(stage).fill((event as Extract<PasswordResetEvent, { type: 'reset.submit' }>).password);
  await button(stage, 'change_password').click();
};

const opened: Scene = {
  actor: 'reset',
  setUp: async (stage) => {
    stage.server.hold('resetPassword');
    await stage.open('/');
  },
  stepActions: {
    'Open the link': when(
      ({ value }) => value === 'asking' || value === 'changed',
      (stage, { from }) =>
        from === 'asking'
          ? loadPage(stage, () => stage.page.goto('/reset-password#token=T-of-a-link', { waitUntil: 'commit' }))
          : stage.page.goto('/reset-password#token=T-of-a-later-link'),
    ),
    'Reload the page': when(
      ({ value }) => value !== 'asking',
      (stage) => loadPage(stage, () => stage.page.reload({ waitUntil: 'commit' })),
    ),
    'Return to the page': async (stage) => {
      await openLogin(stage);
      await expect(stage.page).toHaveURL('/login');
      await stage.page.goBack();
    },
    'Submit a password': submit,
    'Submit a short password': submit,
    'The server changes the password': answered('resetPassword', { data: { email: 'noor@example.com' } }),
    'The link has expired': answered('resetPassword', errorAnswers.linkExpired),
    'The server refuses the password': answered('resetPassword', errorAnswers.refused),
    'The server does not reply to the password': answered('resetPassword', 'abort'),
  },
  shows: async (stage, { snapshot: { value, context } }) => {
    const { page, messages } = stage;
    await expect(page).toHaveURL('/reset-password'); // without the token
    if (value === 'expired') {
      await expect(heading(stage)).toHaveText(messages('link_expired_heading'));
      return expect(link(stage, 'link_new')).toBeVisible();
    }
    if (value === 'changed') {
      await expect(heading(stage)).toHaveText(messages('reset_done_heading'));
      return expect(link(stage, 'login')).toBeVisible();
    }
    await showsPasswordForm(stage, value === 'submitting', context);
  },
};

playFlows(
  'passwordReset',
  {
    'the page for a forgotten password': asked,
    'the page for a forgotten password, more than an hour after the link was sent': askedLongAgo,
    'the page of a link': opened,
  },
  { isSampled: true },
);
