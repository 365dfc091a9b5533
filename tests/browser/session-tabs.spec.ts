/** Tests the session that the tabs of a browser share. */
import { openSettled } from './support/settled.ts';
import { fillLogin } from './support/sign-in.ts';
import { readSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('another tab follows sign-in and log-out', async ({ context, page, messages, consoleWatch }) => {
  consoleWatch.allow(401); // a read of the other tab can be on its way when the session ends
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/');
  await fillLogin(page, messages);
  await expect(other.getByRole('button', { name: messages('log_out') })).toBeVisible();
  await page.getByRole('button', { name: messages('log_out') }).click();
  await expect(other.getByRole('link', { name: messages('login') }).first()).toBeVisible();
});

test('storage that another tab clears while this one writes ends the session, and the login page states why', async ({
  context,
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await openSettled(page, '/invoice');
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await page.route('**/clear-in-the-other-tab', async (route) => {
    await other.evaluate(() => localStorage.clear());
    await route.fulfill({ body: '' });
  });
  await page.evaluate(() => {
    const text = localStorage.getItem('persist:root') ?? '';
    // receives nothing from the other tab until the reply
    const request = new XMLHttpRequest();
    request.open('GET', '/clear-in-the-other-tab', false);
    request.send();
    localStorage.setItem('persist:root', text);
  });
  await expect(page.getByText(messages('logged_out_cleared'))).toBeVisible();
});

test('a log-out in another tab leaves the page, its words and the way back', async ({
  context,
  page,
  messages: t,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(401); // a read of the other tabs can be on its way when the session ends
  await asCandidate();
  await page.goto('/account-view');
  await page.getByRole('button', { name: t('edit_named', { name: t('about_me') }) }).click();
  await page.getByRole('textbox', { name: t('about_me') }).fill('Twelve years of audits');
  const other = await context.newPage();
  await other.goto('/');
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('button', { name: t('log_out') })).toBeVisible();
  await other.getByRole('button', { name: t('log_out') }).click();

  await expect(visitor.getByText(t('logged_out_other_tab'))).toBeVisible();
  await expect(visitor.getByRole('status').getByRole('link', { name: t('login') })).toHaveAttribute(
    'href',
    '/login?next=%2F',
  );

  await expect(page.getByText(t('logged_out_other_tab'))).toBeVisible();
  await expect.poll(async () => JSON.stringify(await readSession(page))).not.toMatch(/Twelve years/);
  await fillLogin(page, t);
  await expect(page.getByRole('textbox', { name: t('about_me') })).toHaveValue('Twelve years of audits');
});
