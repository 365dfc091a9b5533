import type { Page } from '@playwright/test';
import { mockOtherServer } from './support/other-server.ts';
import { expect, test } from './support/test.ts';
import type { Words } from './support/words.ts';

async function openSubscribe(page: Page, words: Words) {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('signup') })
    .click();
  const prompt = page.getByRole('dialog', { name: words('signup_header') });
  await prompt.getByRole('button', { name: words('later') }).click();
  const dialog = page.getByRole('dialog', { name: words('subscribe_modal_heading') });
  await expect(dialog.getByLabel(words('email'))).toBeFocused();
  return dialog;
}

const subscribeAs = async (dialog: ReturnType<Page['getByRole']>, words: Words, usr: string) => {
  await dialog.getByLabel(words('email')).fill(usr);
  await dialog.getByRole('button', { name: words('next') }).click();
};

test('an address is added once, and is told so the second time', async ({ page, words, language }) => {
  const usr = `reader-${language}-${Date.now()}@example.com`;
  await subscribeAs(await openSubscribe(page, words), words, usr);
  await expect(page.getByText(words('toast_added_subscribe_success'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await subscribeAs(await openSubscribe(page, words), words, usr.toUpperCase());
  await expect(page.getByText(words('toast_already_subscribe_success'))).toBeVisible();
});

test('an address that is none, or missing, is told beside the field and not sent', async ({ page, words }) => {
  const received = await mockOtherServer(page, {});
  const dialog = await openSubscribe(page, words);
  await dialog.getByRole('button', { name: words('next') }).click();
  await expect(dialog.getByText(words('error_email_required'))).toBeVisible();
  await expect(dialog.getByLabel(words('email'))).toHaveAttribute('required', '');
  await expect(dialog.getByLabel(words('email'))).toHaveAttribute('type', 'email');

  await subscribeAs(dialog, words, 'nobody@nowhere');
  await expect(dialog.getByText(words('error_invalid_email'))).toBeVisible();
  await expect(dialog.getByLabel(words('email'))).toBeFocused();
  expect(received.filter(({ method }) => method === 'add_subscriber')).toEqual([]);
});

test('a refusal in a 200 leaves the form with a line in it, and no toast', async ({ page, words }) => {
  await mockOtherServer(page, { add_subscriber: { body: { message: { msg: 'error', data: 'No' } } } });
  const dialog = await openSubscribe(page, words);
  await subscribeAs(dialog, words, 'reader@example.com');
  await expect(dialog.getByRole('alert')).toHaveText(words('subscribe_refused'));
  await expect(dialog.getByLabel(words('email'))).toHaveValue('reader@example.com');
});

test('an answer that does not come within five seconds is told as a time-out', async ({
  page,
  words,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR/);
  await page.clock.install();
  await mockOtherServer(page, { add_subscriber: 'hang' });
  const dialog = await openSubscribe(page, words);
  await page.clock.pauseAt(Date.now() + 60_000);
  await subscribeAs(dialog, words, 'reader@example.com');
  await expect(dialog.getByRole('button', { name: words('next') })).toBeDisabled();
  await page.clock.runFor(4_900);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog.getByRole('alert')).toContainText(words('fault_timed_out'));
});

test('two clicks in one task subscribe once', async ({ page, words }) => {
  const received = await mockOtherServer(page, { add_subscriber: 'hang' });
  const dialog = await openSubscribe(page, words);
  await dialog.getByLabel(words('email')).fill('reader@example.com');
  await dialog.getByRole('button', { name: words('next') }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog.getByRole('button', { name: words('next') })).toBeDisabled();
  const sent = () => received.filter(({ method }) => method === 'add_subscriber').length;
  await expect.poll(sent).toBe(1);
  // a second request would have left in the same task as the first
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent()).toBe(1);
});

test('the prompt holds the focus, closes in every way, and gives the focus back', async ({ page, words }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: words('signup') });
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: words('close') }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
