import type { Page } from '@playwright/test';
import type { Translate } from './support/messages.ts';
import { mockApi } from './support/mock-api.ts';
import { recordText, recordTimeOfText } from './support/shown-text.ts';
import { expect, test } from './support/test.ts';

async function openSubscribe(page: Page, messages: Translate) {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('signup') })
    .click();
  const prompt = page.getByRole('dialog', { name: messages('signup_header') });
  await prompt.getByRole('button', { name: messages('later') }).click();
  const dialog = page.getByRole('dialog', { name: messages('subscribe_modal_heading') });
  await expect(dialog.getByLabel(messages('email'))).toBeFocused();
  return dialog;
}

const subscribeAs = async (dialog: ReturnType<Page['getByRole']>, messages: Translate, usr: string) => {
  await dialog.getByLabel(messages('email')).fill(usr);
  await dialog.getByRole('button', { name: messages('next') }).click();
};

test('adds an address once and shows another toast the second time', async ({ page, messages, language }) => {
  const usr = `reader-${language}-${Date.now()}@example.com`;
  const form = await openSubscribe(page, messages);
  // a toast of three seconds can be over before the test looks
  const isAdded = await recordText(page, messages('toast_added_subscribe_success'));
  await subscribeAs(form, messages, usr);
  expect(await isAdded()).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const again = await openSubscribe(page, messages);
  const isKnown = await recordText(page, messages('toast_already_subscribe_success'));
  await subscribeAs(again, messages, usr.toUpperCase());
  expect(await isKnown()).toBe(true);
});

test('a toast stays for three seconds, also for users who prefer less motion', async ({ page, messages, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openSubscribe(page, messages);
  const timeShown = await recordTimeOfText(page, messages('toast_added_subscribe_success'));
  await subscribeAs(form, messages, `still-${language}-${Date.now()}@example.com`);
  expect(await timeShown()).toBeGreaterThan(2_900);
});

test('shows an error and sends nothing when the address is missing or invalid', async ({ page, messages }) => {
  const received = await mockApi(page, {});
  const dialog = await openSubscribe(page, messages);
  await dialog.getByRole('button', { name: messages('next') }).click();
  await expect(dialog.getByText(messages('error_email_required'))).toBeVisible();
  await expect(dialog.getByLabel(messages('email'))).toHaveAttribute('required', '');
  await expect(dialog.getByLabel(messages('email'))).toHaveAttribute('type', 'email');

  await subscribeAs(dialog, messages, 'nobody@nowhere');
  await expect(dialog.getByText(messages('error_invalid_email'))).toBeVisible();
  await expect(dialog.getByLabel(messages('email'))).toBeFocused();
  expect(received.filter(({ method }) => method === 'add_subscriber')).toEqual([]);
});

test('shows an error in the form when the reply reports a failure', async ({ page, messages }) => {
  await mockApi(page, { add_subscriber: { body: { message: { msg: 'error', data: 'No' } } } });
  const dialog = await openSubscribe(page, messages);
  await subscribeAs(dialog, messages, 'reader@example.com');
  await expect(dialog.getByRole('alert')).toHaveText(messages('subscribe_refused'));
  await expect(dialog.getByLabel(messages('email'))).toHaveValue('reader@example.com');
});

test('shows a time-out error when no reply arrives within five seconds', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/net::ERR/);
  await page.clock.install();
  await mockApi(page, { add_subscriber: 'hang' });
  const dialog = await openSubscribe(page, messages);
  await page.clock.pauseAt(Date.now() + 60_000);
  await subscribeAs(dialog, messages, 'reader@example.com');
  await expect(dialog.getByRole('button', { name: messages('next') })).toBeDisabled();
  await page.clock.runFor(4_900);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog.getByRole('alert')).toHaveText(
    `${messages('error_timed_out')}. ${messages('subscribe_unknown')}`,
  );
});

test('two clicks in one task send one subscription', async ({ page, messages }) => {
  const received = await mockApi(page, { add_subscriber: 'hang' });
  const dialog = await openSubscribe(page, messages);
  await dialog.getByLabel(messages('email')).fill('reader@example.com');
  await dialog.getByRole('button', { name: messages('next') }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog.getByRole('button', { name: messages('next') })).toBeDisabled();
  const sent = () => received.filter(({ method }) => method === 'add_subscriber').length;
  await expect.poll(sent).toBe(1);
  // a second request would be sent in the same task as the first
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent()).toBe(1);
});

test('the prompt closes with Escape, its button and a click outside, and returns the focus', async ({
  page,
  messages,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: messages('signup') });
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: messages('close') }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
