/** Another person signs in on the browser of the one who signed in before. */
import type { Page } from '@playwright/test';
import { coreSlices } from '../../../src/machines/persistence/slices.ts';
import { fillLogin } from '../../browser/support/sign-in.ts';
import { inOtherTab } from './other-tab.ts';
import { expect, type Stage } from './stage.ts';

const owner = 'noor@example.com';
const other = { usr: 'sami@example.com', password: 'Ten letters or more' };

/** What the browser has stored of a session that has expired. */
export const expiredSession = {
  auth: JSON.stringify({
    version: coreSlices.auth.version,
    value: 'idle',
    context: { token: '', loading: 'idle', error: null, usr: owner, owner, hasExpired: true },
  }),
};

/** The calls of a login, and of the pages after it: a reply to the token of a test would end the session. */
export const callsOfLogin = [
  ...(['signIn', 'getProfile', 'getBio', 'getJobRequests', 'getContractList'] as const),
  ...(['getInvoices', 'getSessions', 'getTaxList'] as const),
];

/** On the login page. The path holds the calls of a login. */
export async function logInAsAnother({ page, messages, server }: Stage): Promise<void> {
  await fillLogin(page, messages, other);
  await server.answer('signIn', { data: { access_token: 'T2' } });
}

/** In another tab, after a log-out that ends the session of the page too. The path holds the call `signIn`. */
export const logInElsewhere = (stage: Stage): Promise<void> =>
  inOtherTab(stage, /language/, '/', async (tab) => {
    await logOutOn(stage, tab);
    // the log-out ends by loading the home page, which would interrupt the next load
    await tab.waitForFunction(() => !('isBeforeLogOut' in window));
    await tab.goto('/login');
    await logInOn(stage, tab);
  });

/** In another tab, which ends the session of the page too. */
export const logOutElsewhere = (stage: Stage): Promise<void> =>
  inOtherTab(stage, /language/, '/', (tab) => logOutOn(stage, tab));

/** In another tab, where nobody is logged in. The path holds the call `signIn`. */
export const logInFirstElsewhere = (stage: Stage): Promise<void> =>
  inOtherTab(stage, /language/, '/login', (tab) => logInOn(stage, tab));

async function logOutOn({ page, messages }: Stage, tab: Page): Promise<void> {
  await tab.evaluate(() => Object.assign(window, { isBeforeLogOut: true }));
  await tab.getByRole('button', { name: messages('log_out'), exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function logInOn({ messages, server }: Stage, tab: Page): Promise<void> {
  await fillLogin(tab, messages, other);
  await server.answer('signIn', { data: { access_token: 'T2' } }, tab);
  await expect(tab).toHaveURL('/overview');
}
