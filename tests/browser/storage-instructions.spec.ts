/** What the report of the flows tells a tester to do with the browser's storage has the result that it states. */

import type { Page } from '@playwright/test';
import { namesOf } from '../../scripts/flows/names.mjs';
import { messagesOf } from './support/messages.ts';
import { recordText, recordTextOfNextPage } from './support/shown-text.ts';
import { expect, test } from './support/test.ts';

const { how } = namesOf('storage');

/** The command in the instructions of a step. */
const commandFor = (step: string): string =>
  /run (.+) in (?:its console|the console)/.exec(how[step]?.en ?? '')?.[1] ?? '';

const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('persist:root'));

const changeLanguage = (page: Page) => page.locator('header button[lang]').first().click();

const whileOpen = {
  'Storage has no room for the lists': 'toast_storage_full',
  'Storage has no room at all': 'storage_full',
  'The browser denies storage': 'storage_blocked',
} as const;

for (const [step, message] of Object.entries(whileOpen))
  test(step, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => storedText(page)).toContain('"services":');
    // what the page still had to store can show the message before the language changes
    const shown = await Promise.all((['en', 'ar'] as const).map((each) => recordText(page, messagesOf(each)(message))));
    await page.evaluate(commandFor(step));
    await changeLanguage(page);
    expect(await Promise.race(shown.map((isShown) => isShown()))).toBe(true);
    const before = await storedText(page);
    await page.evaluate(commandFor('Everything is stored'));
    await changeLanguage(page);
    // the text before is older, or without the lists
    const isStored = (text: string | null) => text !== before && text?.includes('"services":');
    await expect.poll(async () => isStored(await storedText(page))).toBe(true);
  });

const beforeOpening = {
  'A slice is damaged': 'toast_storage_damaged',
  'The stored text cannot be read': 'toast_storage_corrupt',
  'The stored text is of another application': 'toast_storage_foreign',
  'A slice is of a newer version': 'toast_storage_newer',
} as const;

for (const [step, message] of Object.entries(beforeOpening))
  test(step, async ({ page }) => {
    await page.goto('/login');
    await changeLanguage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.goto('/api/health');
    const isShown = await recordTextOfNextPage(page, messagesOf('en')(message)); // the stored language cannot be read
    await page.evaluate(commandFor(step));
    await page.goto('/login');
    expect(await isShown()).toBe(true);
  });
