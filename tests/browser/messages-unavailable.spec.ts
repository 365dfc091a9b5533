/** When the first catalogue cannot be loaded, the page shows an error in both languages and offers a retry. */
import { messagesOf } from './support/messages.ts';
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
    // automatic retries must not load the messages before the button is pressed
    await page.clock.install();
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
