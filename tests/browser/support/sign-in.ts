import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoAccount } from '../../../api/db/seed/history/accounts.ts';
import { mandatePath } from '../../../src/services/contract/paths.ts';
import type { Language } from './messages.ts';

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

/** Replaces the browser's storage before a page of the product is opened. */
export async function seedStorage(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  const isBlank = page.url().endsWith(blankPath);
  const blank = `**${blankPath}`;
  if (!isBlank) {
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<title>blank</title>' }));
    await page.goto(blankPath);
    await page.unroute(blank);
  }
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

const blankPath = '/a-blank-page';
