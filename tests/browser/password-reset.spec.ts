import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { linkFor, signUp } from './support/candidate.ts';
import type { Translate } from './support/messages.ts';
import { titleOf } from './support/page-names.ts';
import { readStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const next = 'Another-long-one-2026';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function askForLink(page: Page, messages: Translate, usr: string): Promise<void> {
  await page.goto('/login');
  await page.locator('[name="usr"]').fill(usr);
  await page.getByRole('link', { name: messages('forgot_password') }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.locator('[name="usr"]')).toHaveValue(usr);
  await page.getByRole('button', { name: messages('reset_send') }).click();
  await expect(heading(page, messages('reset_sent_heading'))).toBeFocused();
  await expect(page).toHaveTitle(titleOf(messages, messages('reset_sent_heading')));
}

test('a candidate who forgot the password sets a new one with the link, and logs in', async ({
  page,
  request,
  messages,
  language,
  consoleWatch,
}) => {
  consoleWatch.allow(/^Failed to load resource/); // the link that is used twice
  const { usr } = await signUp(request, language, 'forgetful');
  await askForLink(page, messages, usr);
  await expectNoAxeFindings(page);
  const link = await linkFor(page, usr);
  const token = link.split('=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);

  await page.goto(link);
  await expect(heading(page, messages('reset_choose_heading'))).toBeFocused();
  await expect(page).toHaveURL('/reset-password');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: messages('change_password') }).click();
  const password = page.getByRole('textbox', { name: messages('new_password') });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(new RegExp(messages('field_required')));
  await password.fill(next);
  await page.keyboard.press('Enter');
  await expect(heading(page, messages('reset_done_heading'))).toBeFocused();
  await expectNoAxeFindings(page);
  const stored = await readStorage(page);
  for (const secret of [token, next]) expect(stored).not.toContain(secret);

  await page
    .getByRole('main')
    .getByRole('link', { name: messages('login') })
    .click();
  await expect(page.locator('[name="usr"]')).toHaveValue(usr);
  await page.locator('[name="password"]').fill(next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/overview');

  await page.goto(link);
  await page.getByRole('textbox', { name: messages('new_password') }).fill('A-third-long-one-2026');
  await page.keyboard.press('Enter');
  await expect(heading(page, messages('link_expired_heading'))).toBeFocused();
  await expectNoAxeFindings(page);
});

test('the page shows the same text for an address without an account', async ({ page, messages, language }) => {
  const usr = `nobody-${language}@example.com`;
  await askForLink(page, messages, usr);
  await expect(page.getByText(new RegExp(`\\u2068${usr}\\u2069`))).toBeVisible();
  await expect(page.getByRole('link', { name: messages('inbox_open') })).toHaveAttribute('href', '/dev/mail');
  await page.goto('/dev/mail');
  await expect(page.getByRole('article').filter({ hasText: usr })).toHaveCount(0);
});

test('the link can be sent again after a minute, also after a reload', async ({
  page,
  request,
  messages,
  language,
}) => {
  const { usr } = await signUp(request, language, 'patient');
  await page.clock.install();
  await askForLink(page, messages, usr);
  const again = page.getByRole('button', { name: messages('resend') });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveAccessibleDescription(/\d+/);
  await page.clock.runFor(1_000);
  await page.reload();
  await expect(heading(page, messages('reset_sent_heading'))).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(61_000);
  await expect(again).not.toHaveAttribute('aria-disabled');
  const sent = page.waitForResponse(/request_password_reset/);
  await again.click();
  expect((await sent).status()).toBe(200);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: messages('reset_other_address') }).click();
  await expect(page.locator('[name="usr"]')).toHaveValue(usr);
  await expect(page.locator('[name="usr"]')).toBeFocused();
});

test('an address that is not valid is named at its field', async ({ page, messages }) => {
  await page.goto('/forgot-password');
  await page.locator('[name="usr"]').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="usr"]')).toBeFocused();
  await expect(page.locator('[name="usr"]')).toHaveAccessibleDescription(messages('error_invalid_email'));
  await page.reload();
  await expect(page.locator('[name="usr"]')).toHaveValue('nobody');
});

test('shows that a server sends no mail, and keeps the address', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/^Failed to load resource/);
  await page.route(/request_password_reset/, (route) =>
    route.fulfill({
      status: 501,
      json: {
        exc_type: 'OutgoingEmailError',
        _server_messages: JSON.stringify([JSON.stringify({ message: 'This service cannot send email.' })]),
      },
    }),
  );
  await page.goto('/forgot-password');
  await page.locator('[name="usr"]').fill('candidate@example.com');
  await page.getByRole('button', { name: messages('reset_send') }).click();
  await expect(page.getByRole('alert')).toHaveText(messages('error_mail'));
  await expect(page.locator('[name="usr"]')).toHaveValue('candidate@example.com');
});

test('a reset page that is reloaded asks for a new link', async ({ page, messages }) => {
  await page.goto('/reset-password#token=T-of-a-link');
  await expect(heading(page, messages('reset_choose_heading'))).toBeVisible();
  await page.reload();
  await expect(heading(page, messages('link_expired_heading'))).toBeVisible();
  await page.getByRole('link', { name: messages('link_new') }).click();
  await expect(page).toHaveURL('/forgot-password');
});
