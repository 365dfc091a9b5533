/**
 * The service worker: the app opens without a network, and a new release takes over only by the user's choice or load.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inspectorBuild, projectRoot } from '../../scripts/project-paths.mjs';
import { type ReleaseHost, startReleaseHost } from './support/releases.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ host: ReleaseHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  host: async ({}, use) => {
    const host = await startReleaseHost();
    await use(host);
    host.stop();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});
test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the files of its release are stored. */
async function openStored(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns to the tab, at which the page asks for a new release. */
const returnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Returns to the tab, and waits until the new release could not be stored. */
const returnToFailure = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const isDiscarded = new Promise<void>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
      });
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await isDiscarded;
  });

/** Which release the page is of. */
const releaseOf = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('script[src*="/static/js/index.second0000.js"]') === null ? 'first' : 'second',
  );

const storedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname));

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('every page opens without a network after one visit', async ({ page, host, context, messages, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/, /ERR_/);
  await openStored(page, '/');
  await context.setOffline(true);
  host.stop();
  await page.goto('/login');
  await expect(heading(page)).toHaveText(messages('login_heading'));
  await page.getByRole('link', { name: messages('forgot_password') }).click();
  await expect(heading(page)).toHaveText(messages('reset_heading'));
  await page.goto('/wizard-master');
  await expect(heading(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages(`language_name_${await otherLanguage(page)}`) })
    .click();
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  // a file that did not arrive in time is requested at such an address
  const again = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/static/js/index."]');
    return (await fetch(`${script?.src}?attempt=2`)).status;
  });
  expect(again).toBe(200);
});

const otherLanguage = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'ar' ? 'en' : 'ar');

test('a new release is announced, and takes over by Update', async ({ page, host, messages }) => {
  await openStored(page, '/login');
  host.publishSecond();
  await returnTo(page);
  const notice = page.getByRole('status').filter({ hasText: messages('update_ready') });
  await expect(notice).toBeVisible();
  expect(await releaseOf(page)).toBe('first');
  await notice.getByRole('button', { name: messages('update_apply') }).click();
  await expect.poll(() => releaseOf(page).catch(() => 'none')).toBe('second');
  await expect(heading(page)).toHaveText(messages('login_heading'));
});

test('a page of the earlier release, which another server still has, is not stored as that of the new one', async ({
  page,
  host,
  messages,
}) => {
  await openStored(page, '/login');
  host.publishBoth();
  await returnToFailure(page);
  host.publishSecond();
  await returnTo(page);
  const notice = page.getByRole('status').filter({ hasText: messages('update_ready') });
  await notice.getByRole('button', { name: messages('update_apply') }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => releaseOf(page).catch(() => 'none')).toBe('second');
  await expect(heading(page)).toHaveText(messages('login_heading'));
});

test('after Later, a new release takes over when the user loads a page', async ({ page, host, messages }) => {
  await openStored(page, '/login');
  host.publishSecond();
  await returnTo(page);
  const notice = page.getByRole('status').filter({ hasText: messages('update_ready') });
  await notice.getByRole('button', { name: messages('later') }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: messages('forgot_password') }).click();
  await expect(heading(page)).toHaveText(messages('reset_heading'));
  expect(await releaseOf(page)).toBe('first');
  await page.reload();
  expect(await releaseOf(page)).toBe('second');
  await expect(heading(page)).toHaveText(messages('reset_heading'));
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(isWaiting, { message: 'the new worker waits' }).toBe(false);
});

test('after Later, the release after that is announced', async ({ page, host, messages }) => {
  await openStored(page, '/');
  const notice = page.getByRole('status').filter({ hasText: messages('update_ready') });
  for (const publish of [host.publishSecond, host.publishNext]) {
    publish();
    await returnTo(page);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: messages('later') }).click();
    await expect(notice).toBeHidden();
  }
});

test('an Update in one tab leaves the other tab on its release, which opens every page and can update later', async ({
  page,
  context,
  host,
  messages,
}) => {
  await openStored(page, '/login');
  const other = await context.newPage();
  await openStored(other, '/login');
  const [code = ''] = (await storedFiles(other)).filter((file) => file.startsWith('/static/js/async/'));
  host.publishSecond();
  await returnTo(page);
  const noticeIn = (each: Page) => each.getByRole('status').filter({ hasText: messages('update_ready') });
  await noticeIn(page)
    .getByRole('button', { name: messages('update_apply') })
    .click();
  await expect.poll(() => releaseOf(page).catch(() => 'none')).toBe('second');

  await expect(noticeIn(other)).toBeVisible();
  expect(await releaseOf(other)).toBe('first');
  await other.getByRole('link', { name: messages('forgot_password') }).click();
  await expect(heading(other)).toHaveText(messages('reset_heading'));
  expect(await storedFiles(other)).toContain(code);

  await noticeIn(other)
    .getByRole('button', { name: messages('update_apply') })
    .click();
  await expect.poll(() => releaseOf(other).catch(() => 'none')).toBe('second');
  await expect.poll(() => storedFiles(other).catch(() => [code]), { timeout: 60_000 }).not.toContain(code);
});

test('a build without a service worker removes that of an earlier build', async ({
  page,
  host,
  messages,
  consoleWatch,
}) => {
  consoleWatch.allow(404); // the service worker
  const env = { ...process.env, ...inspectorBuild };
  const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: projectRoot, env });
  expect(build.status).toBe(0);
  const web = join(projectRoot, inspectorBuild.DIST_DIR, 'web');
  const scripts = readdirSync(web, { recursive: true }).filter((file) => String(file).endsWith('.js'));
  const withWorker = scripts.filter((file) => /service-worker\.js/.test(readFileSync(join(web, String(file)), 'utf8')));
  expect(withWorker).toEqual([]);
  await openStored(page, '/login');
  host.publish(web);
  expect((await page.request.get('/service-worker.js')).status()).toBe(404);
  await returnTo(page);
  const left = async () => ({
    workers: (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) as number,
    caches: await page.evaluate(() => caches.keys()),
  });
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expect(heading(page)).toHaveText(messages('login_heading'));
});
