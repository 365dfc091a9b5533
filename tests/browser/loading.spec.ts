/**
 * Pages whose code is on its way, and code that is loaded before it is needed. Long because each part of a page can
 * arrive last.
 */

import type { Locator, Page } from '@playwright/test';
import { holdFiles, holdScript } from './support/hold-files.ts';
import { recordShifts } from './support/layout-shifts.ts';
import { code, withoutPrefetching } from './support/page-code.ts';
import { stopTime } from './support/page-time.ts';
import { openSettled, settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import { typeset } from './support/typeset.ts';

test('a page shows its layout until its code has arrived, and moves nothing', async ({ page, messages }) => {
  await withoutPrefetching(page);
  await openSettled(page, '/login');
  const { release } = await holdFiles(page, code);
  const shifts = await recordShifts(page);
  await page.getByRole('link', { name: messages('forgot_password') }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(messages('loading'));
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(messages('reset_heading'));
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: messages('loading') }),
  ).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

for (const path of ['/login', '/services/management']) {
  test(`the page itself requests the code of ${path}, before the script runs`, async ({ page }) => {
    await withoutPrefetching(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const ofPage = requested.filter((file) => code.test(file));
    const preloads = page.locator('link[rel="preload"]');
    const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ofPage).not.toEqual([]);
    expect(preloaded).toEqual(expect.arrayContaining(ofPage));
  });
}

test('the page itself requests the lists of /job-request-list, once, before the script runs', async ({
  page,
  asCandidate,
}) => {
  await asCandidate();
  const reads: string[] = [];
  page.on('request', (request) => {
    const method = new URL(request.url()).searchParams.get('method');
    if (method) reads.push(`${method} ${request.headers().authorization?.split(' ')[0]}`);
  });
  const { release } = await holdScript(page);
  await page.goto('/job-request-list', { waitUntil: 'commit' });
  const ofPage = ['get_rfq Bearer', 'getServiceLineList undefined', 'get_price_basis undefined'];
  await expect.poll(() => reads).toEqual(ofPage);
  release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await settled(page);
  expect(reads.filter((read) => ofPage.includes(read))).toEqual(ofPage);
});

test('a page whose list could not be requested before the script offers to read it again', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource/);
  await asCandidate();
  const list = /method=get_rfq/;
  await page.route(list, (route) => route.abort());
  // the list would be read by itself once the service can be reached
  await page.route('**/api/health', (route) => route.abort());
  await page.clock.install();
  await page.goto('/job-request-list');
  const retry = page.getByRole('main').getByRole('button', { name: messages('retry') });
  await expect(retry.first()).toBeVisible();
  await settled(page);
  await stopTime(page);
  await expect(retry.first()).not.toHaveAttribute('aria-busy'); // no read is on its way that would succeed by itself
  await page.unroute(list);
  await retry.first().click();
  await page.clock.resume();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('a list in a tab that was left open is read again once when the person returns', async ({ page, asCandidate }) => {
  await asCandidate();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/method=get_rfq/.test(request.url())) reads.push(request.url());
  });
  await page.clock.install();
  await page.goto('/job-request-list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await settled(page);
  reads.length = 0;
  const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.fastForward(6 * 60_000);
  // the code that follows returns is loaded when the page has settled
  await expect(async () => {
    await returnToTab();
    await settled(page);
    expect(reads).toHaveLength(1);
  }).toPass();
  await returnToTab();
  await settled(page);
  expect(reads).toHaveLength(1);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('a page is not drawn before its style sheet has arrived', async ({ page, messages }) => {
  const styleSheet = /\/static\/css\/index\.\w+\.css$/;
  const { release } = await holdFiles(page, styleSheet);
  await page.addInitScript((pattern) => {
    const hasStyles = () => [...document.styleSheets].some(({ href }) => new RegExp(pattern).test(href ?? ''));
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      if (document.querySelector('main')) dataset.drawn ??= hasStyles() ? 'styled' : 'unstyled';
    }).observe(document, { childList: true, subtree: true });
  }, styleSheet.source);
  const pageCode = page.waitForResponse(code);
  await page.goto('/login', { waitUntil: 'commit' });
  await pageCode; // the app has started
  await page.evaluate((long) => new Promise((resolve) => setTimeout(resolve, long)), 1_000); // it would be drawn by now
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
  await expect(page.locator('html')).toHaveAttribute('data-drawn', 'styled');
});

for (const way of ['hover', 'focus'] as const) {
  test(`the code of a page is loaded on ${way} of a link to it`, async ({ page, messages, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/); // other code, which is loaded at an interaction or when idle
    await openSettled(page, '/login');
    await withoutPrefetching(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.getByRole('link', { name: messages('forgot_password') })[way]();
    await expect.poll(() => requested.filter((url) => code.test(url)).length).toBeGreaterThan(0);
    await settled(page);
    await page.route(code, (route) => route.abort());
    await page.getByRole('link', { name: messages('forgot_password') }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(messages('reset_heading'));
  });
}

for (const width of [360, 800, 1280]) {
  test(`the words of the hero are shown before the script and keep their place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { release } = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const frame = page.locator('.frame-hero');
    await expect(frame.locator('h1')).not.toBeEmpty();
    await expect(frame.locator('p')).not.toBeEmpty();
    await typeset(page);
    const words = (scope: Locator) => scope.locator('h1, h1 + p').evaluateAll(placesOf);
    const before = await words(frame);
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame).toHaveCount(0);
    expect(await words(page.getByRole('main'))).toEqual(before);
  });
}

test('the frame is in a font of the system until the fonts of the product are loaded', { tag: '@en' }, async ({
  page,
}) => {
  const family = () => page.locator('.frame-hero h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  const styles = await holdFiles(page, /\/static\/css\/index\./);
  const fonts = await holdFiles(page, /\.woff2$/);
  await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.frame-hero h1')).not.toBeEmpty();
  expect(await family()).toBe('"Alexandria Fallback", sans-serif');
  styles.release();
  await page.evaluate(() => (globalThis as { __styled?: Promise<void> }).__styled);
  expect(await family()).toBe('"Alexandria Fallback", sans-serif');
  fonts.release();
  await typeset(page);
  expect(await family()).toMatch(/^Alexandria,/);
});

test('a font that fails leaves the frame in a font of the system, without an error of the page', {
  tag: '@en',
}, async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/);
  await page.route(/alexandria-latin/, (route) => route.abort());
  const { release } = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'error'))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: messages('login') })).toBeVisible();
});

/** The text of each element, and its box in whole pixels. */
function placesOf(elements: readonly Element[]) {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.textContent, ...[x, y, width, height].map(Math.round)];
  });
}

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is drawn when the words of the hero never arrive', { tag: '@en' }, async ({ page, messages }) => {
    await page.route(/method=get_landing_page/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: messages('login') })).toBeVisible();
  });
});

test('the browser may keep every file of the build', async ({ page }) => {
  const files: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/static/')) files.push(response.headers()['cache-control']);
  });
  await openSettled(page, '/');
  expect(files.length).toBeGreaterThan(3);
  expect(new Set(files)).toEqual(new Set(['public, max-age=31536000, immutable']));
});

/** Watches the files of code that the page requests; `isLoaded` waits for these, and for all that are requested. */
function watchCode(page: Page) {
  const requested: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => void (code.test(request.url()) && requested.push(request.url())));
  page.on('requestfinished', (request) => void (code.test(request.url()) && loaded.push(request.url())));
  const isLoaded = (files: readonly string[]) =>
    expect
      .poll(() => loaded.length === requested.length && files.every((file) => loaded.includes(file)), {
        message: `waits for ${files.join(', ')}`,
      })
      .toBe(true);
  return { requested, isLoaded };
}

test('the code of the likely next pages is loaded when the page is idle', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/); // other code, which the first interaction loads
  const { requested } = watchCode(page);
  await openSettled(page, '/help');
  const ofEachPage = requested.splice(0);
  await openSettled(page, '/login');
  const ofLogin = requested.splice(0).filter((file) => !ofEachPage.includes(file));
  expect(ofLogin).not.toEqual([]);
  const landing = watchCode(page);
  await openSettled(page, '/');
  await landing.isLoaded(ofLogin);
  await page.route(code, (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages('login') })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
});

test('the code of the sign-up is loaded while the start dialog is open', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/); // other code, which the first interaction loads
  await openSettled(page, '/');
  const watched = watchCode(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('signup') })
    .click();
  await expect.poll(() => watched.requested).not.toEqual([]);
  await watched.isLoaded([]);
  await page.route(code, (route) => route.abort());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('start') })
    .click();
  await expect(page).toHaveURL('/wizard-master');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});
