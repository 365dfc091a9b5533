/**
 * When the first catalogue, the script or the style sheet of every page cannot be loaded, the page shows an error in
 * both languages and offers a retry.
 */
import { messagesOf } from './support/messages.ts';
import { expectNoReload, markDocument } from './support/page-code.ts';
import { recordTimers, stopTime } from './support/page-time.ts';
import { followReplies } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const languages = ['en', 'ar'] as const;

for (const buttonLanguage of languages) {
  test(`the page offers to load missing messages again, by the button in ${buttonLanguage}`, async ({
    page,
    language,
    messages,
    consoleWatch,
  }) => {
    consoleWatch.allow(/Failed to load resource/);
    await page.clock.install();
    // an automatic retry must not load the messages before the button is pressed
    await stopTime(page);
    await page.route(/\/static\/assets\/(en|ar)\.\w+\.json$/, (route) => route.abort('connectionreset'));
    await page.goto('/login', { waitUntil: 'commit' });
    for (const each of languages) {
      await expect(page.getByRole('alert').filter({ hasText: messagesOf(each)('error_network') })).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    await page.unrouteAll();
    const button = page.getByRole('button', { name: messagesOf(buttonLanguage)('retry'), exact: true });
    await page.keyboard.press('Tab');
    if (buttonLanguage === 'ar') await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
    await expect(button).toHaveCount(0);
  });
}

test('missing messages are loaded again without a click', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/);
  await page.clock.install();
  await page.route(/\/static\/assets\/(en|ar)\.\w+\.json$/, (route) => route.abort('connectionreset'));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unrouteAll();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
});

test('messages that never arrive are reported after 8 seconds', async ({ page, messages }) => {
  await page.clock.install();
  await stopTime(page);
  const waitForTimer = await recordTimers(page);
  const file = /\/static\/assets\/(en|ar)\.\w+\.json$/;
  const waitForOtherReplies = followReplies(page, file);
  await page.route(file, () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await waitForTimer(8_000);
  await waitForOtherReplies();
  await page.clock.fastForward(7_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(1_500);
  for (const each of languages) {
    await expect(page.getByRole('alert').filter({ hasText: messagesOf(each)('error_network') })).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, file] of [
  ['script', /\/static\/js\/index\.\w+\.js$/],
  ['style sheet', /\/static\/css\/index\.\w+\.css$/],
] as const) {
  for (const isPressed of [true, false]) {
    test(`a ${what} that fails is loaded again ${isPressed ? 'by Try again' : 'without a click'}`, async ({
      page,
      messages,
      consoleWatch,
    }) => {
      consoleWatch.allow(/Failed to load resource/);
      await page.clock.install();
      // an automatic retry must not load it before the button is pressed
      await stopTime(page);
      await page.route(file, (route) => route.abort('connectionreset'));
      await page.goto('/login', { waitUntil: 'commit' });
      for (const each of languages) {
        await expect(page.getByRole('alert').filter({ hasText: messagesOf(each)('error_network') })).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await markDocument(page);
      // while a script or a style sheet may still arrive, Try again loads the page again
      await expect(
        page.locator(':is([src*="/static/js/index."], [href*="/static/css/index."])[data-request]'),
      ).toHaveCount(2);
      await page.unrouteAll();
      if (isPressed) await page.getByRole('button', { name: messages('retry'), exact: true }).click();
      else await page.clock.fastForward(2_500);
      await page.clock.resume();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectNoReload(page);
    });
  }
}

test('a script that never arrives is reported after 12 seconds', async ({ page, messages }) => {
  await page.clock.install();
  // an automatic retry must not load it before the button is pressed
  await stopTime(page);
  // only the first request gets no reply
  await page.route(/\/static\/js\/index\.\w+\.js$/, () => undefined, { times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('.catalogue-failed').waitFor({ state: 'attached' });
  await page.clock.fastForward(12_500);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: messages('retry'), exact: true }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
});
