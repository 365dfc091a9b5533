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
  if (!page.url().endsWith(blankPath)) await openBlank(page);
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

/**
 * Opens a file of the product that runs no script. A page of another site would end the process, and with it warm
 * caches.
 */
export async function openBlank(page: Page, origin = ''): Promise<void> {
  await leaveFor(page, `${origin}${blankPath}`);
}

/**
 * Opens an address, also while the page navigates by itself, as it does after a log-out, which interrupts the attempt.
 */
export async function leaveFor(page: Page, address: string): Promise<void> {
  await expect(() => page.goto(address)).toPass({ intervals: [0, 50, 100, 200] });
}

const blankPath = '/favicon.svg';
