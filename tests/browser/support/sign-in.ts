import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoAccount } from '../../../api/db/seed/history/accounts.ts';
import { mandatePath } from '../../../src/services/contract/paths.ts';
import type { Language, Translate } from './messages.ts';

export interface Credentials {
  readonly usr: string;
  readonly password: string;
}

/** The candidate of a new database. */
export const demoCandidate: Credentials = { usr: demoAccount.email, password: demoAccount.password };

/** Signs a candidate in and returns the access token. */
export async function signIn(request: APIRequestContext, who: Credentials, language: Language): Promise<string> {
  const params = { version: 'v1', method: 'user_signin', entity: 'access_token', language, ...who };
  const response = await request.post(mandatePath, { params });
  expect(response.status(), `signing in as ${who.usr}`).toBe(200);
  return (await response.json()).message.data.access_token;
}

export async function isSessionOpen(request: APIRequestContext, token: string): Promise<boolean> {
  const params = { version: 'v1', method: 'get_bio', entity: 'profile' };
  return (await request.get(mandatePath, { params, headers: { Authorization: `Bearer ${token}` } })).ok();
}

/** Signs in on the login page. */
export async function fillLogin(page: Page, messages: Translate, { usr, password } = demoCandidate) {
  await page.getByLabel(messages('email')).fill(usr);
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('login'), exact: true })
    .click();
}
