import type { AnyMachineSnapshot } from 'xstate';
import type { MessageId } from '../../../locales/ids.ts';
import type { VerificationContext } from '../../../src/machines/verification-machine.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { demoCandidate } from '../../browser/support/sign-in.ts';
import type { Path } from '../explore.ts';
import { alert, button, heading, inMain, link, logOut, showsExpiredSession } from './controls.ts';
import { type Answer, errorAnswers } from './held-server.ts';
import { loadPage } from './load-page.ts';
import { callsOfLogin, expiredSession, logInAsAnother } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { answered, answeredInStoppedTime, type GuardedStepAction, type Scene, type StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const text = (stage: Stage, word: MessageId, values?: Record<string, string>) =>
  inMain(stage).getByText(stage.messages(word, values));

const verified = 'noor@example.com';
const another = 'Another person signs in';
const takes = ({ steps }: Path, step: string) => steps.some(({ words }) => words === step);

const whileLink = (states: readonly string[], action: StepAction): GuardedStepAction => ({
  when: (snapshot) => states.some((link) => snapshot.matches({ link })),
  action,
});

const ofLink: Scene = {
  actor: 'verification',
  setUp: async ({ server, open }, path) => {
    server.hold('verifyEmail', ...callsOfLogin);
    await open('/', takes(path, another) ? { slices: expiredSession } : {});
  },
  stepActions: {
    'Open the link': whileLink(['unopened', 'checking', 'verified'], (stage, { before }) =>
      before.matches({ link: 'unopened' })
        ? loadPage(stage, () => stage.page.goto('/verify-email#token=T-of-a-link', { waitUntil: 'commit' }))
        : stage.page.goto('/verify-email#token=T-of-a-later-link'),
    ),
    'Reload the page': whileLink(['expired', 'failed'], (stage) =>
      loadPage(stage, () => stage.page.reload({ waitUntil: 'commit' })),
    ),
    'Return to the page': whileLink(['verified'], async (stage) => {
      await link(stage, 'login').click();
      await expect(stage.page).toHaveURL('/login');
      await stage.page.goBack();
    }),
    'The server verifies the address': answered('verifyEmail', { data: { email: verified } }),
    'The link has expired': answered('verifyEmail', errorAnswers.linkExpired),
    'The server refuses': answered('verifyEmail', errorAnswers.refused),
    [another]: whileLink(['expired'], async (stage) => {
      await link(stage, 'login').click();
      await logInAsAnother(stage);
    }),
  },
  shows: async (stage, { snapshot, words }) => {
    const { page, messages } = stage;
    if (words === another) {
      await expect(page).toHaveURL('/account');
      return expect(logOut(stage)).toBeVisible();
    }
    await expect(page).toHaveURL('/verify-email'); // without the token
    if (snapshot.matches({ link: 'checking' })) {
      await expect(heading(stage)).toHaveText(messages('verify_heading'));
      await expect(text(stage, 'verify_checking')).toBeVisible();
    }
    if (snapshot.matches({ link: 'verified' })) {
      await expect(heading(stage)).toHaveText(messages('verify_done_heading'));
      await expect(text(stage, 'verify_done', { email: isolated(verified) })).toBeVisible();
      await expect(link(stage, 'login')).toBeVisible();
    }
    if (snapshot.matches({ link: 'expired' })) {
      await expect(heading(stage)).toHaveText(messages('link_expired_heading'));
      await expect(text(stage, 'verify_expired_line')).toBeVisible();
      await expect(link(stage, 'login')).toBeVisible();
    }
    if (snapshot.matches({ link: 'failed' })) {
      await expect(heading(stage)).toHaveText(messages('verify_failed_heading'));
      await expect(inMain(stage).getByText('Not that')).toBeVisible();
      await expect(button(stage, 'retry')).toBeEnabled();
    }
  },
};

const profileOf = (isVerified: boolean): Answer => ({
  data: {
    name: 'HR-EMP-1',
    full_name: 'Noor Haddad',
    email: demoCandidate.usr,
    email_verified: isVerified ? 1 : 0,
    inbox_url: isVerified ? null : '/dev/mail',
  },
});

/** Replies after which the page waits. */
const isSent = 'The server sends it';
const isRefusedAWhile = 'The server refuses for half a minute';

const ofMessage: Scene = {
  actor: 'verification',
  isClockHeld: (path) => takes(path, isSent) || takes(path, isRefusedAWhile),
  setUp: async (stage) => {
    const { server, page, open, token } = stage;
    server.hold('sendVerification');
    // no read of the page is pending when its clock is moved
    server.always('getProfile', profileOf(false));
    for (const call of ['getSessions', 'getTaxList', 'getJobRequests'] as const) server.always(call, { data: [] });
    await open('/account', { token: await token() });
    await expect(button(stage, 'confirm_address_send')).toBeEnabled();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  },
  stepActions: {
    'Send the link': (stage) => button(stage, 'confirm_address_send').click(),
    'Send it again after a minute': {
      when: (snapshot) => snapshot.matches({ message: 'sent' }),
      action: async (stage) => {
        await stage.page.clock.runFor(61_000);
        await stage.page.clock.resume();
        await button(stage, 'confirm_address_send').click();
      },
    },
    [isSent]: answeredInStoppedTime('sendVerification', { data: { email_verified: 0 } }),
    'The address is verified already': ({ server }) => {
      server.always('getProfile', profileOf(true));
      return server.answer('sendVerification', { data: { email_verified: 1 } });
    },
    'The session has expired': answered('sendVerification', errorAnswers.unauthorized),
    [isRefusedAWhile]: answeredInStoppedTime('sendVerification', errorAnswers.throttled),
    'The server refuses': answered('sendVerification', errorAnswers.refused),
  },
  shows: async (stage, { snapshot, words }) => {
    if (words === 'The session has expired') return showsExpiredSession(stage);
    if (words === 'The address is verified already') return expect(text(stage, 'verify_heading')).toHaveCount(0);
    await showsNotice(stage, snapshot);
  },
};

async function showsNotice(stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const { resendAt, sendError }: VerificationContext = snapshot.context;
  const send = button(stage, 'confirm_address_send');
  const isSending = snapshot.matches({ message: 'sending' });
  const line = snapshot.matches({ message: 'sent' }) ? 'confirm_address_sent' : 'confirm_address_line';
  await expect(text(stage, line, { email: isolated(demoCandidate.usr) })).toBeVisible();
  await expect(send).toBeEnabled({ enabled: !isSending && resendAt === 0 });
  if (!isSending && resendAt > 0) await expect(send).toHaveAccessibleDescription(/\d/);
  await expect(alert(stage)).toHaveCount(sendError ? 1 : 0);
  if (sendError?.kind === 'throttled') await expect(alert(stage)).toContainText(/\d/);
}

playFlows(
  'verification',
  { 'the page of a link': ofLink, 'a page that offers to send the link again, signed in': ofMessage },
  { isSampled: true },
);
