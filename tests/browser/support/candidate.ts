import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mandatePath } from '../../../src/services/contract/paths.ts';
import type { Language } from './messages.ts';
import type { Credentials } from './sign-in.ts';

/**
 * Signs up a candidate, the address of which is not verified.
 *
 * @param name the beginning of the address
 * @param fields of the sign-up, in place of the usual ones
 */
export async function signUp(
  request: APIRequestContext,
  language: Language,
  name: string,
  fields: object = {},
): Promise<Credentials> {
  const who = { usr: `${name}-${language}-${Date.now()}@example.com`, password: 'Long-enough-2026' };
  const params = { version: 'v1', method: 'register_candidate', entity: 'registration', language };
  const data = { ...who, first_name: 'Layla', last_name: 'Haddad', phone_no: '', ...fields };
  const response = await request.post(mandatePath, { params, data });
  expect(response.status(), `signing up as ${who.usr}`).toBe(200);
  return who;
}

/** Opens the newest message to an address on the page of messages, and returns the path of its link. */
export async function linkFor(page: Page, usr: string): Promise<string> {
  await page.goto('/dev/mail');
  const message = page.getByRole('article').filter({ hasText: usr }).first();
  return (await message.getByRole('link').getAttribute('href')) ?? '';
}
