/** Pages and dialogs that cannot load their code: each shows the reason, and recovers without a reload. */
import type { Locator, Page } from '@playwright/test';
import { code, expectNoReload, failCode, holdProbe, markDocument, withoutPrefetching } from './support/page-code.ts';
import { openSettled } from './support/settled.ts';
import { recordTextBeforeHome } from './support/shown-text.ts';
import { expect, test } from './support/test.ts';

/** Opens the login page, with the code of no other page loaded. */
async function openLogin(page: Page) {
  await openSettled(page, '/login');
  await markDocument(page);
}

/** Waits until code that failed has been loaded again, once by itself, since the service can be reached. */
async function expectLoadedAgain(requests: ReadonlyMap<string, number>, retry: Locator): Promise<void> {
  await expect.poll(() => Math.max(...requests.values())).toBe(2);
  await expect(retry).not.toHaveAttribute('aria-busy');
  expect(Math.max(...requests.values())).toBe(2);
}

test.use({ isCold: true });

test.beforeEach(async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/, /MIME type/);
  await withoutPrefetching(page);
});

test('a page that is opened offline for the first time shows the reason, and opens when the connection returns', async ({
  page,
  context,
  messages,
}) => {
  await openLogin(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: messages('forgot_password') }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('page_unavailable'));
  await expect(main.getByRole('alert')).toContainText(messages('page_offline'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('reset_heading'));
  await expectNoReload(page);
});

for (const kind of ['js', 'css']) {
  test(`a page is shown by Try again after its ${kind} failed`, async ({ page, messages }) => {
    await openSettled(page, '/');
    await markDocument(page);
    await holdProbe(page);
    let requests = 0;
    const files = new RegExp(`/static/${kind}/async/`);
    await page.route(files, (route) => {
      requests += 1;
      return route.abort('connectionreset');
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages('login') })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(messages('error_network'));
    const retry = main.getByRole('button', { name: messages('retry') });
    await expect(retry).not.toHaveAttribute('aria-busy');
    const before = requests;
    await retry.press('Enter');
    await expect.poll(() => requests).toBeGreaterThan(before);
    await expect(retry).not.toHaveAttribute('aria-busy');
    await expect(retry).toBeFocused();
    await page.unroute(files);
    await retry.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
    await expectNoReload(page);
  });
}

test('a page the code of which never arrives offers Try again after 15 seconds', async ({ page, messages }) => {
  await page.clock.install();
  await openSettled(page, '/');
  await markDocument(page);
  await holdProbe(page);
  await page.route(code, () => undefined);
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages('login') })
    .click();
  await expect(page).toHaveURL('/login');
  await page.clock.fastForward(16_000);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(messages('error_network'));
  await page.unroute(code);
  await main.getByRole('button', { name: messages('retry') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
  await expectNoReload(page);
});

test('a page that a new release replaced offers a reload', async ({ page, messages }) => {
  await openSettled(page, '/');
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/static/js/index.0123456789.js"></script>' }),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages('login') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(messages('release_replaced'));
  await page.unrouteAll();
  await main.getByRole('button', { name: messages('reload') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
});

test('the feature actors are loaded again by Try again', async ({ page, messages }) => {
  await openSettled(page, '/');
  await page.getByRole('heading', { level: 1 }).hover(); // the first interaction fetches the features
  const requests = await failCode(page);
  await page.goto('/wizard-master');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(messages('error_network'));
  await markDocument(page);
  const retry = main.getByRole('button', { name: messages('retry') });
  await expectLoadedAgain(requests, retry);
  await page.unrouteAll();
  await retry.click();
  await expect(main.getByRole('textbox').first()).toBeVisible();
  await expectNoReload(page);
});

test('a dialog the code of which cannot be loaded leaves the page as it is, and opens by Try again', async ({
  page,
  messages,
}) => {
  await openLogin(page);
  const requests = await failCode(page);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: messages('report_problem') })
    .click();
  const notice = page.getByRole('alert').filter({ hasText: messages('part_unavailable') });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
  const retry = notice.getByRole('button', { name: messages('retry') });
  await expectLoadedAgain(requests, retry);
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('dialog', { name: messages('report_problem') })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expectNoReload(page);
});

test('the notice of a dialog that cannot be loaded can be closed', async ({ page, messages }) => {
  await openSettled(page, '/login');
  await page.route(code, (route) => route.abort('connectionreset'));
  const report = page.getByRole('contentinfo').getByRole('button', { name: messages('report_problem') });
  await report.click();
  const notice = page.getByRole('alert').filter({ hasText: messages('part_unavailable') });
  await notice.getByRole('button', { name: messages('close') }).click();
  await expect(notice).toHaveCount(0);
  await page.unrouteAll();
  await report.click();
  await expect(page.getByRole('dialog', { name: messages('report_problem') })).toBeVisible();
});

test('a toast is shown without the code of the toasts', async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await openSettled(page, '/account');
  await page.route(code, (route) => route.abort('connectionreset'));
  const isShown = await recordTextBeforeHome(page, messages('toast_logout_success'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('log_out') })
    .click();
  expect(await isShown()).toBe(true);
});
