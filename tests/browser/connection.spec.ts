/** Tests of a lost connection. Long because each kind of outage has its own path back. */
import type { Page } from '@playwright/test';
import { pageTime, stopTime } from './support/page-time.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const isCall = /\/api\/method\//;

const refuse = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));

/** Lets the page's time pass until something has happened. */
const passTime = (page: Page, has: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (await has()) return true;
        await page.clock.runFor(100);
        return has();
      },
      { intervals: [10], timeout: 300_000 },
    )
    .toBe(true);

/** Records the page's time of each probe. */
async function recordProbes(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const times: number[] = [];
    const { fetch } = window;
    Object.assign(window, {
      probeTimes: times,
      fetch(input: RequestInfo | URL, init?: RequestInit) {
        if (String(input instanceof Request ? input.url : input).endsWith('/api/health')) times.push(Date.now());
        return fetch(input, init);
      },
    });
  });
  return () => page.evaluate(() => (window as typeof window & { probeTimes: number[] }).probeTimes); // set above
}

const inBanner = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const rows = (page: Page) => page.getByRole('row').nth(1);

test('a service that cannot be reached is probed with growing waits, and the page recovers by itself', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_CONNECTION_REFUSED/);
  await asCandidate();
  await page.clock.install();
  const probes = await recordProbes(page);
  await page.goto('/job-request-list');
  await expect(rows(page)).toBeVisible();
  // the late answer of an earlier call would make the connection good again for a moment
  await settled(page);
  await refuse(page);
  await inBanner(page, messages('contract')).click();
  await expect(page.getByText(messages('error_network'))).toBeVisible();
  await expect(page.getByText(messages('connection_unreachable'))).toBeVisible();
  await passTime(page, async () => (await probes()).length >= 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = await probes();
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  expect(third - second).toBeGreaterThanOrEqual(2_000);
  expect(fourth - third).toBeGreaterThanOrEqual(4_000);

  await page.unroute('**/api/**');
  await passTime(page, () => rows(page).isVisible());
  await expect(page.getByText(messages('connection_unreachable'))).toHaveCount(0);
  await expect(page.getByText(messages('error_network'))).toHaveCount(0);
});

test('the sentences about the connection take a line each on a phone', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_CONNECTION_REFUSED/);
  await asCandidate();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contract');
  await expect(rows(page)).toBeVisible();
  await settled(page);
  await refuse(page);
  await page.goto('/invoice');
  const band = page.getByText(messages('connection_unreachable')).locator('..');
  await expect(band.getByRole('button', { name: messages('retry') })).toBeVisible();
  const heights = await band
    .locator('> span')
    .evaluateAll((all) => all.map((span) => span.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(40);
});

test("a person's Try again does not wait for the next probe", async ({ page, messages, asCandidate, consoleWatch }) => {
  consoleWatch.allow(/ERR_CONNECTION_REFUSED/);
  await asCandidate();
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await refuse(page);
  await inBanner(page, messages('invoice')).click();
  const retry = page.getByRole('main').getByRole('button', { name: messages('retry') });
  await expect(retry.first()).toBeVisible();
  await expect(page.getByText(messages('connection_unreachable'))).toBeVisible();
  await stopTime(page);
  await expect(retry.first()).not.toHaveAttribute('aria-busy'); // no read is on its way that would succeed by itself
  // only this read succeeds, so that no probe ends the outage
  await page.route(/method=get_invoices/, (route) => route.continue());
  await retry.first().click();
  await passTime(page, () => rows(page).isVisible());
  await page.unroute('**/api/**');
  await passTime(page, async () => (await page.getByText(messages('connection_unreachable')).count()) === 0);
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

test('a page that shows the rows of an earlier one states that there may be more', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED/);
  await asCandidate();
  await page.goto('/invoice');
  await expect(rows(page)).toBeVisible();
  await expect(page.getByText(messages('stored_rows_only'))).toHaveCount(0);
  const stored = () => page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  await expect.poll(stored).toContain('INV-');
  await page.route(/method=get_invoices/, (route) => route.abort());
  await page.reload();
  await expect(rows(page)).toBeVisible();
  await expect(page.getByText(messages('stored_rows_only'))).toBeVisible();
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
  // taken at the first refusal, because the page's time passes until the test stops it
  let refusedAfter: Promise<number> | undefined;
  await page.route(isCall, async (route) => {
    refusedAfter ??= pageTime(page);
    await refusedAfter;
    await route.fulfill({ status: 503, headers: { 'retry-after': '300' }, json: { exc_type: 'SessionStopped' } });
  });
  await inBanner(page, messages('contract')).click();
  await expect(page.getByRole('main').getByText(messages('maintenance'))).toBeVisible();
  await expect(page.getByText(messages('connection_maintenance'), { exact: true })).toBeVisible();
  await stopTime(page);
  await page.clock.runFor(((await refusedAfter) ?? 0) + 299_000 - (await pageTime(page)));
  await expect(page.getByText(messages('connection_maintenance'), { exact: true })).toBeVisible();
  await page.unroute(isCall);
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
  let reads = 0;
  await page.route(/method=get_contract_list/, (route) => {
    reads += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '85' }, json: {} });
  });
  await inBanner(page, messages('contract')).click();
  const retry = page.getByRole('main').getByRole('button', { name: messages('retry') });
  await expect(retry).toHaveAttribute('aria-disabled', 'true');
  await stopTime(page);
  const counts = Array.from({ length: 85 }, (_, index) => ({
    count: index + 1,
    text: messages('retry_in_seconds', { count: index + 1 }),
  }));
  const shownCount = async () => {
    // the alert keeps the count that it announced, which is higher
    const shown = await page.getByRole('main').innerText();
    return counts.find(({ text }) => shown.includes(text))?.count ?? 0;
  };
  const first = await shownCount();
  expect(first).toBeGreaterThan(14);
  const before = reads; // two if the page took so long to open that its list was no longer held for it
  await retry.dispatchEvent('click');
  await page.clock.runFor(12_000);
  await expect.poll(shownCount).toBe(first - 12); // a read would have started it again
  expect(reads).toBe(before);
  await page.unroute(/method=get_contract_list/);
  await page.clock.runFor((first - 14) * 1_000);
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
  await expect(page.getByRole('main').getByText(messages('error_guest'))).toBeVisible();
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
