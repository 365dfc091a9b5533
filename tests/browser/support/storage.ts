/** What the browser stores for the product. */
import type { Page } from '@playwright/test';
import { blankPath, openBlank } from './open-blank.ts';

/** Replaces the browser's storage before a page of the product is opened. */
export async function seedStorage(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  if (!page.url().endsWith(blankPath)) await openBlank(page);
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

/** Everything that is stored, as one text. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** The flag of the session and the persisted state, as they are stored. */
export const readSession = (page: Page) =>
  page.evaluate(() => ({ flag: localStorage.getItem('LoggedIn'), root: localStorage.getItem('persist:root') }));
