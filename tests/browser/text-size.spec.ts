/** Pages in a larger font of the browser, and the header in a window in which its entries just fit. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('with a font of 24 px every part of the header and of a request is in the window', async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/account');
  await expect(page.getByRole('button', { name: messages('log_out') })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: messages('open_menu') })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overflow(page)).toBe(0);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/job-request-list/RFQ-2026-00367');
  await expect(page.getByText(messages('you_lack')).first()).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
});

test('the entries for a visitor are in one line from 992 px, and end where the page does', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/help');
  const signUp = page.getByRole('banner').getByRole('button', { name: messages('signup') });
  await expect(signUp).toBeVisible();
  await fontsLoaded(page);
  const edge = () =>
    signUp.evaluate((button) => {
      const { left, right } = button.getBoundingClientRect();
      return document.dir === 'rtl' ? left : innerWidth - right;
    });
  await expect.poll(edge).toBe(32);
  const entries = page.getByRole('navigation', { name: messages('main_menu') }).getByRole('link');
  await expect.poll(() => linesOf(entries)).toBe(1);
});

test('the entries of the menu are in one line where they first fit', async ({ page, messages, asCandidate }) => {
  await asCandidate();
  const entries = page.getByRole('navigation', { name: messages('main_menu') }).getByRole('link');
  for (const width of [992, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/job-request-list');
    await expect(entries).toHaveCount(6);
    await fontsLoaded(page);
    await expect.poll(() => linesOf(entries)).toBe(1);
  }
});

/** The fonts of the product are wider or narrower than those that are shown until they are loaded. */
const fontsLoaded = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** How many lines the elements take. */
const linesOf = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
