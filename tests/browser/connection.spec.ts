import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const isHealth = /\/api\/health$/;
const isCall = /\/api\/method\//;

const refuse = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));
/** From here on the page's time passes only as a test lets it. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Lets the page's time pass until something has happened, and returns how much of it passed, in milliseconds. */
async function passTime(page: Page, has: () => boolean | Promise<boolean>): Promise<number> {
  let passed = 0;
  const step = async () => {
    if (await has()) return true;
    await page.clock.runFor(100);
    passed += 100;
    return has();
  };
  await expect.poll(step, { intervals: [10], timeout: 60_000 }).toBe(true);
  return passed;
}

const inBanner = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const rows = (page: Page) => page.getByRole('row').nth(1);

test('a service that cannot be reached is probed with growing waits, and the page heals by itself', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_CONNECTION_REFUSED/);
  await asCandidate();
  await page.clock.install();
  await page.goto('/job-request-list');
  await expect(rows(page)).toBeVisible();
  await stopTime(page);
  await refuse(page);
  let probes = 0;
  page.on('request', (request) => {
    if (isHealth.test(request.url())) probes += 1;
  });
  await inBanner(page, messages('contract')).click();
  await expect(page.getByText(messages('error_network'))).toBeVisible();
  await expect(page.getByText(messages('connection_unreachable'))).toBeVisible();
  expect(probes).toBe(1);
  expect(await passTime(page, () => probes === 2)).toBeGreaterThanOrEqual(900);
  expect(await passTime(page, () => probes === 3)).toBeGreaterThanOrEqual(1_900);

  await page.unroute('**/api/**');
  await passTime(page, () => rows(page).isVisible());
  await expect(page.getByText(messages('connection_unreachable'))).toHaveCount(0);
  await expect(page.getByText(messages('error_network'))).toHaveCount(0);
});

test("a person's Try again does not wait for the next probe", async ({ page, messages, asCandidate, consoleWatch }) => {
  consoleWatch.allow(/ERR_CONNECTION_REFUSED/);
  await asCandidate();
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await stopTime(page);
  await refuse(page);
  await inBanner(page, messages('invoice')).click();
  await expect(page.getByText(messages('connection_unreachable'))).toBeVisible();
  // only this read succeeds, so that nothing else can heal the page
  await page.route(/method=get_invoices/, (route) => route.continue());
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('retry') })
    .first()
    .click();
  await page.unroute('**/api/**');
  await expect(rows(page)).toBeVisible();
  await expect(page.getByText(messages('connection_unreachable'))).toHaveCount(0);
});

test('an offline page shows when its rows were read, and reads them again when it is online', async ({
  page,
  context,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/); // a read can be on its way
  await asCandidate();
  await page.goto('/invoice');
  await expect(rows(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(messages('offline'))).toBeVisible();
  const [age = ''] = messages('updated_at').split('{');
  await expect(page.getByText(age).first()).toBeVisible();
  await expect(rows(page)).toBeVisible();
  const read = page.waitForRequest(/method=get_invoices/);
  await context.setOffline(false);
  await read;
  await expect(page.getByText(messages('offline'))).toHaveCount(0);
  await expect(page.getByText(age)).toHaveCount(0);
});

test('maintenance is waited for as long as the service states, and retried by itself', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(503);
  await asCandidate();
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await stopTime(page);
  await page.route(isCall, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '45' }, json: { exc_type: 'SessionStopped' } }),
  );
  await inBanner(page, messages('contract')).click();
  await expect(page.getByRole('main').getByText(messages('maintenance'))).toBeVisible();
  await expect(page.getByText(messages('connection_maintenance'), { exact: true })).toBeVisible();
  await page.unroute(isCall);
  await page.clock.runFor(44_000);
  await expect(page.getByText(messages('connection_maintenance'), { exact: true })).toBeVisible();
  await passTime(page, () => rows(page).isVisible());
  await expect(page.getByText(messages('connection_maintenance'), { exact: true })).toHaveCount(0);
});

test('a limiter counts down, its button waits, and the list is then read by itself', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(429);
  await asCandidate();
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await stopTime(page);
  let reads = 0;
  await page.route(/method=get_contract_list/, (route) => {
    reads += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: {} });
  });
  await inBanner(page, messages('contract')).click();
  const retry = page.getByRole('main').getByRole('button', { name: messages('retry') });
  await expect(retry).toHaveAttribute('aria-disabled', 'true');
  const first = messages('retry_in_seconds', { count: 42 });
  await expect(page.getByRole('alert').filter({ hasText: first })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('main').getByText(messages('retry_in_seconds', { count: 30 }))).toBeVisible();
  await retry.dispatchEvent('click');
  expect(reads).toBe(1);
  await page.unroute(/method=get_contract_list/);
  await passTime(page, () => rows(page).isVisible());
});

test('an error of the server shows the reference under which it is logged', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(500);
  await asCandidate();
  await page.goto('/');
  await page.route(/method=get_invoices/, (route) =>
    route.fulfill({ status: 500, headers: { 'x-frappe-request-id': 'a1b2c3d4' }, json: { exc_type: 'TypeError' } }),
  );
  await inBanner(page, messages('invoice')).click();
  await expect(page.getByRole('alert').filter({ hasText: 'a1b2c3d4' })).toBeVisible();
});

test('a visitor whose read is refused is offered to log in', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(403);
  await page.route(/method=get_landing_page/, (route) =>
    route.fulfill({ status: 403, json: { exc_type: 'PermissionError' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('main').getByText(messages('fault_guest'))).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('link', { name: messages('login') })
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('a session that a reply states to be over leads to the login page, with what it was', async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.goto('/');
  await page.route(/method=get_contract_list/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), session_expired: 1 } });
  });
  await inBanner(page, messages('contract')).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(messages('session_expired'))).toBeVisible();
});
