/** A person logs in on a browser in which the session of another has expired. */
import { coreSlices } from '../../../src/machines/persistence/slices.ts';
import type { StepAction } from './scene.ts';

const owner = 'noor@example.com';

/** What the browser has stored of the expired session. */
export const expiredSession = {
  auth: JSON.stringify({
    version: coreSlices.auth.version,
    value: 'idle',
    context: { token: '', loading: 'idle', error: null, usr: owner, owner, hasExpired: true },
  }),
};

/** The calls of the login, and of the pages after it: a reply to the token of a test would end the session. */
export const callsOfLogin = [
  'signIn',
  'getProfile',
  'getJobRequests',
  'getContractList',
  'getInvoices',
  'getSessions',
  'getTaxList',
] as const;

/** Logs in on the login page while those calls are held. */
export const logInAsAnother: StepAction = async ({ page, messages, server }) => {
  await page.getByLabel(messages('email')).fill('sami@example.com');
  await page.getByLabel(messages('password'), { exact: true }).fill('Ten letters or more');
  await page.getByLabel(messages('password'), { exact: true }).press('Enter');
  await server.answer('signIn', { data: { access_token: 'T1' } });
};
