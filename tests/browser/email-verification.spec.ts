import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { linkFor, signUp } from './support/candidate.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new candidate is asked to confirm the address, and does it with the link', async ({
  page,
  request,
  messages,
  language,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/^Failed to load resource/); // the link that is used twice
  const who = await signUp(request, language, 'new');
  await asCandidate(who);
  for (const path of ['/account-view', '/account']) {
    await page.goto(path);
    await expect(page.getByText(messages('verify_heading'))).toBeVisible();
    await expect(page.getByText(new RegExp(`\\u2068${who.usr}\\u2069`))).toBeVisible();
  }
  await expectNoAxeFindings(page);
  await expect(page.getByRole('link', { name: messages('inbox_open') })).toHaveAttribute('href', '/dev/mail');
  const link = await linkFor(page, who.usr);
  const token = link.split('=')[1] ?? '';

  await page.goto(link);
  await expect(heading(page, messages('verify_done_heading'))).toBeFocused();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(new RegExp(`\\u2068${who.usr}\\u2069`))).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(token);
  await page.getByRole('link', { name: messages('verify_continue') }).click();
  await expect(page).toHaveURL('/job-request-list');
  await page.goto('/account');
  await expect(heading(page, messages('account'))).toBeVisible();
  // the persisted profile is shown until it has been read again
  await expect(page.getByText(messages('verify_heading'))).toHaveCount(0);
  await expect(page.getByText(who.usr)).toBeVisible();

  await page.goto(link);
  await expect(heading(page, messages('verify_done_heading'))).toBeVisible();
});

test('the link can be sent again from the account page', async ({
  page,
  request,
  messages,
  language,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/^Failed to load resource/);
  const who = await signUp(request, language, 'again');
  await asCandidate(who);
  await page.goto('/account');
  const again = page.getByRole('button', { name: messages('confirm_address_send') });
  await again.click();
  // the first message was sent less than a minute ago
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toBeFocused();
});

test('a link opened by a visitor confirms the address and leads to the login page', async ({
  page,
  request,
  messages,
  language,
  consoleWatch,
}) => {
  consoleWatch.allow(/^Failed to load resource/); // the link that is used twice
  const { usr } = await signUp(request, language, 'phone');
  const link = await linkFor(page, usr);
  await page.goto(link);
  await expect(heading(page, messages('verify_done_heading'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: messages('login') })
    .click();
  await expect(page.locator('[name="usr"]')).toHaveValue(usr);

  await page.goto(link);
  await expect(heading(page, messages('link_expired_heading'))).toBeFocused();
  await expectNoAxeFindings(page);
});

test('a check without a reply can be repeated', async ({ page, request, messages, language, consoleWatch }) => {
  consoleWatch.allow(/^Failed to load resource/);
  const { usr } = await signUp(request, language, 'offline');
  const link = await linkFor(page, usr);
  await page.route(/verify_email/, (route) => route.abort());
  await page.goto(link);
  await expect(heading(page, messages('verify_failed_heading'))).toBeFocused();
  await page.unroute(/verify_email/);
  await page.getByRole('button', { name: messages('retry') }).click();
  await expect(heading(page, messages('verify_done_heading'))).toBeFocused();
});
