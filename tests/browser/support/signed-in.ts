import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoAccount } from '../../../api/db/seed/history/accounts.ts';
import { mandatePath } from '../../../src/services/contract/paths.ts';
import type { Language } from './messages.ts';

export interface Credentials {
  readonly usr: string;
  readonly password: string;
}

/** The account that a fresh database holds. */
export const demoCandidate: Credentials = { usr: demoAccount.email, password: demoAccount.password };

/** A fresh access token for a candidate. */
export async function signIn(request: APIRequestContext, who: Credentials, language: Language): Promise<string> {
  const params = { version: 'v1', method: 'user_signin', entity: 'access_token', language, ...who };
  const answer = await request.post(mandatePath, { params });
  expect(answer.status(), `signing in as ${who.usr}`).toBe(200);
  return (await answer.json()).message.data.access_token;
}

/** Writes the origin's storage before any page of the product has been opened. */
export async function seedStorage(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  const blank = '**/a-blank-page';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<title>blank</title>' }));
  await page.goto('/a-blank-page');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, items);
  await page.unroute(blank);
}
