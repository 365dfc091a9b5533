import type { AuthEvent } from '../../../src/machines/auth-machine.ts';
import { stopTime } from '../../browser/support/page-time.ts';
import type { Path } from '../explore.ts';
import { bannerLink, logOut } from './controls.ts';
import { type Answer, errorAnswers } from './held-server.ts';
import { inOtherTab } from './other-tab.ts';
import { playFlows } from './play-flows.ts';
import { answered, type Scene, type StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

type Page = Stage['page'];
type SignIn = Extract<AuthEvent, { type: 'auth.signIn' }>;

const signIn = async (page: Page, { messages }: Stage, usr: string, password: string) => {
  await page.getByLabel(messages('email')).fill(usr);
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await page.getByLabel(messages('password'), { exact: true }).press('Enter');
};

const submit = ({ page, messages }: Stage) =>
  page.getByRole('main').getByRole('button', { name: messages('login'), exact: true });
const leave = (stage: Stage) => bannerLink(stage, 'sg_network').click();

const signInAnswered = (answer: Answer): StepAction => answered('signIn', answer);

const expired = 'The session is found to have expired';

/** Whether the session expires while another sign-in runs: by a read of the previous session that fails late. */
const isLateResponse = ({ steps }: Path) => steps.some(({ words, from }) => words === expired && from === 'pending');

const scene: Scene = {
  actor: 'auth',
  isClockHeld: isLateResponse,
  setUp: async (stage, path) => {
    const { server, open, page, actors } = stage;
    server.hold('signIn', 'getProfile', 'getBio', 'getJobRequests', 'getContractList', 'getInvoices');
    if (!isLateResponse(path)) return open('/login');
    // two reads are pending; the first to fail redirects to the login page, the other fails later
    await stopTime(page); // otherwise the other read times out on a slow machine
    await open('/account-view', { token: 'T0' });
    await server.called('getBio');
    await server.answer('getProfile', errorAnswers.unauthorized);
    await expect(page).toHaveURL(/\/login/);
    // the transitions of the set-up are reported before the path begins
    await expect.poll(() => actors.takenBy('auth')).toContain('auth: session.expire [isLoggedIn] → auth.idle');
  },
  stepActions: {
    'Sign in': (stage, { event }) => {
      const { usr, password } = event as SignIn;
      return signIn(stage.page, stage, usr, password);
    },
    // leaving the page cancels the request
    Cancel: leave,
    'Leave the page': leave,
    'The server gives a token': signInAnswered({ data: { access_token: 'T1' } }),
    'The server gives no token': signInAnswered({ data: { access_token: null } }),
    'The server refuses': signInAnswered(errorAnswers.unauthorized),
    'A session is opened elsewhere': (stage) =>
      inOtherTab(stage, /language/, '/login', async (tab) => {
        await signIn(tab, stage, 'sami@example.com', 'Ten letters or more');
        await stage.server.answer('signIn', { data: { access_token: 'T2' } }, tab);
        await expect(tab).toHaveURL('/overview');
      }),
    'Log out': { when: ({ context }) => context.isLoggedIn, action: (stage) => logOut(stage).click() },
    'The session is found to have expired': {
      when: ({ context, value }) => context.isLoggedIn || value === 'pending',
      action: ({ server, page }) =>
        server.answer(page.url().endsWith('/overview') ? 'getInvoices' : 'getBio', errorAnswers.unauthorized),
    },
  },
  shows: async (stage, { snapshot, words: done }) => {
    const { page, messages } = stage;
    const { value, context } = snapshot;
    await (value === 'pending'
      ? expect(submit(stage)).toBeDisabled()
      : expect(submit(stage).and(page.locator('[aria-busy]'))).toHaveCount(0));
    await expect(logOut(stage)).toHaveCount(context.isLoggedIn ? 1 : 0);
    if (value === 'succeeded') await expect(page).toHaveURL('/overview');
    if (value === 'failed') await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    if (context.hasExpired) await expect(page.getByText(messages('session_expired'))).toBeVisible();
    if (['Cancel', 'Leave the page', 'Log out'].includes(done)) await expect(page).toHaveURL('/');
  },
};

playFlows('auth', { 'the login page, signed out': scene });
