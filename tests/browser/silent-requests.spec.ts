/**
 * Requests that never get a reply. A browser lets a second request for the same address wait for the first one, so the
 * page must end the first request, or request the file at another address, before it can succeed.
 */
import { expectNoReload, holdProbe, markDocument, withoutPrefetching } from './support/page-code.ts';
import { recordTimers, stopTime } from './support/page-time.ts';
import { followReplies, openSettled, settled } from './support/settled.ts';
import { type SilentServer, startSilentServer } from './support/silent-server.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ server: SilentServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  server: async ({}, use, { project }) => {
    const server = await startSilentServer(project.use.baseURL ?? '');
    await use(server);
    server.stop();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
test.use({ isCold: true });

for (const kind of ['js', 'css']) {
  test(`the ${kind} of a page is requested again by Try again`, async ({ page, messages, server }) => {
    await withoutPrefetching(page);
    await page.clock.install();
    await openSettled(page, '/');
    // the code of its lower sections, which it requests after a time, is not the first that gets no reply
    await page.clock.fastForward(10_000);
    await settled(page);
    await markDocument(page);
    await holdProbe(page);
    server.silence(new RegExp(`/static/${kind}/async/`));
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages('login') })
      .click();
    await expect.poll(server.hasReceived).toBe(true);
    await page.clock.fastForward(16_000);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(messages('error_network'));
    await main.getByRole('button', { name: messages('retry') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
    await expectNoReload(page);
  });
}

test('the messages are requested again by Try again', async ({ page, language, messages, server }) => {
  const file = new RegExp(`/assets/${language}\\.\\w+\\.json$`);
  server.silence(file);
  await page.clock.install();
  await stopTime(page);
  const waitForTimer = await recordTimers(page);
  const waitForOtherReplies = followReplies(page, file);
  await page.goto('/login', { waitUntil: 'commit' });
  await waitForTimer(8_000);
  // a call that exceeded its deadline would break the connection, and the next reply would restore it: the page then
  // requests the messages by itself
  await waitForOtherReplies();
  await page.clock.fastForward(8_500);
  await page.getByRole('button', { name: messages('retry'), exact: true }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
  expect(server.hasReceived()).toBe(true);
});

for (const kind of ['js', 'css']) {
  test(`the ${kind} of every page is requested again by Try again`, async ({ page, messages, server }) => {
    server.silence(new RegExp(`/static/${kind}/index\\.\\w+\\.${kind}$`));
    await page.clock.install();
    await stopTime(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('.catalogue-failed').waitFor({ state: 'attached' });
    await page.clock.fastForward(12_500);
    await page.getByRole('button', { name: messages('retry'), exact: true }).click();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
    expect(server.hasReceived()).toBe(true);
  });
}

test('a list that the markup requests is read again once the service answers', async ({
  page,
  asCandidate,
  server,
}) => {
  await asCandidate();
  server.silence(/method=get_rfq/);
  await page.clock.install();
  await page.goto('/job-request-list?view=all', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(server.hasReceived).toBe(true);
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
