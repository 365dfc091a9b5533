import type { Page } from '@playwright/test';
import type { Translate } from './messages.ts';
import { demoCandidate } from './sign-in.ts';

/** Signs in on the login page. */
export async function fillLogin(page: Page, messages: Translate, { usr, password } = demoCandidate) {
  await page.getByLabel(messages('email')).fill(usr);
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('login'), exact: true })
    .click();
}

/** The flag of the session and the persisted state, as they are stored. */
export const readStorage = (page: Page) =>
  page.evaluate(() => ({ flag: localStorage.getItem('LoggedIn'), root: localStorage.getItem('persist:root') }));
