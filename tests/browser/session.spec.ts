/** Tests the session of one tab. Long because every way to begin and to end one is here. */
import { hold } from '../support/hold.ts';
import { mockApi } from './support/mock-api.ts';
import { openSettled } from './support/settled.ts';
import { recordTextBeforeHome } from './support/shown-text.ts';
import { demoCandidate, fillLogin } from './support/sign-in.ts';
import { readSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('signing in sets the flag and persists the token, and a reload keeps the session', async ({ page, messages }) => {
  await page.goto('/login');
  await fillLogin(page, messages);
  await expect(page).toHaveURL('/overview');
  await expect(page.getByRole('button', { name: messages('log_out') })).toBeVisible();
  await expect.poll(async () => (await readSession(page)).root).toContain('token');
  await expect.poll(async () => (await readSession(page)).flag).toBe('true');
  expect((await readSession(page)).root).not.toContain(demoCandidate.password);

  await page.reload();
  await expect(page.getByRole('button', { name: messages('log_out') })).toBeVisible();
  await expect(page).toHaveURL('/overview');
});

test('the browser keeps no address with a password, whether signing in succeeds, fails or is cut', async ({
  page,
  messages,
  consoleWatch,
}) => {
  consoleWatch.allow(401, /ERR_FAILED/);
  const kept = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.goto('/login');
  await fillLogin(page, messages, { usr: 'nobody@example.com', password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await kept()).filter((name) => name.includes('password'))).toEqual([]);
  await page.route(/method=user_signin/, (route) => route.abort());
  await page.getByLabel(messages('password'), { exact: true }).fill('cut-password');
  await Promise.all([page.waitForEvent('requestfailed'), page.keyboard.press('Enter')]);
  expect((await kept()).filter((name) => name.includes('password'))).toEqual([]);
  await page.unroute(/method=user_signin/);
  await fillLogin(page, messages);
  await expect(page).toHaveURL('/overview');
  expect((await kept()).filter((name) => name.includes('password'))).toEqual([]);
});

test('a wrong password shows an alert and keeps the email address', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(401);
  await page.goto('/login');
  await fillLogin(page, messages, { usr: 'nobody@example.com', password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText(messages('login_failed'));
  await expect(page.getByLabel(messages('email'))).toHaveValue('nobody@example.com');
  await expect(page.getByLabel(messages('password'), { exact: true })).toBeFocused();
  expect((await readSession(page)).flag).toBeNull();
});

test('an unreachable server shows a network error', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/net::ERR/);
  await page.goto('/login');
  await page.route('**/api/method/**', (route) => route.abort('connectionrefused'));
  await fillLogin(page, messages);
  await expect(page.getByRole('alert')).toHaveText(messages('error_network'));
});

test('a personal page redirects a visitor to the login page and back after signing in', async ({ page, messages }) => {
  await page.goto('/contract');
  await expect(page).toHaveURL(/\/login\?next=%2Fcontract$/);
  await fillLogin(page, messages);
  await expect(page).toHaveURL('/contract');
});

test('signing in does not redirect to another site', async ({ page, messages }) => {
  await page.goto('/login?next=//example.com/contract');
  await fillLogin(page, messages);
  await expect(page).toHaveURL('/overview');
});

test('an expired session redirects to the login page with a message', async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(401);
  await asCandidate();
  await page.goto('/account');
  await page.route('**method=get_invoices**', (route) =>
    route.fulfill({ status: 401, json: { exc_type: 'AuthenticationError' } }),
  );
  await page.goto('/invoice');
  await expect(page).toHaveURL(/\/login\?next=%2Finvoice$/);
  await expect(page.getByText(messages('session_expired'))).toBeVisible();
  await page.unroute('**method=get_invoices**');
  await fillLogin(page, messages);
  await expect(page).toHaveURL('/invoice');
});

test('the flag without a token shows the menu, and the first personal read shows that the session has expired', async ({
  page,
  messages,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('LoggedIn', 'true'));
  await page.goto('/');
  await page.getByRole('link', { name: messages('contract'), exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(messages('session_expired'))).toBeVisible();
});

test('logging out clears flag, token and storage, shows a toast, calls the server, and reloads the home page', async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.goto('/contract');
  await expect(page.getByRole('table')).toBeVisible();
  const logoutRequest = page.waitForRequest((request) => request.url().includes('method=logout'));
  const reloaded = page.waitForEvent('load');
  const isShown = await recordTextBeforeHome(page, messages('toast_logout_success'));
  await page.getByRole('button', { name: messages('log_out') }).click();
  expect(await isShown()).toBe(true);
  const request = await logoutRequest;
  expect(request.method()).toBe('POST');
  expect(request.postData()).toBeNull();
  expect(new URL(request.url()).pathname).toBe('/api/method/site');
  await reloaded;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: messages('login') }).first()).toBeVisible();
  expect((await readSession(page)).flag).toBeNull();
  expect((await readSession(page)).root ?? '').not.toMatch(/CON-|"token\\":\\"[^\\]/);
});

test('the page of a person who logs out stays until the home page is loaded', async ({
  page,
  messages,
  asCandidate,
}) => {
  await page.clock.install();
  await asCandidate();
  await page.goto('/contract');
  await expect(page.getByRole('table')).toBeVisible();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('get_landing_page')) loads.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const loggedOut = page.waitForRequest((request) => request.url().includes('method=logout'));
  await page.getByRole('button', { name: messages('log_out') }).click();
  await loggedOut;
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.clock.runFor(499);
  expect([new URL(page.url()).pathname, loads]).toEqual(['/contract', []]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
});

test('a log-out without a network shows the home page, which is loaded once there is one', async ({
  page,
  context,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await asCandidate();
  await page.goto('/contract');
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: messages('log_out') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(messages('offline'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await context.setOffline(false);
  await loaded;
  await expect(page.getByText(messages('offline'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: messages('login') }).first()).toBeVisible();
});

test('a reply that arrives after log-out is not persisted', async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await page.goto('/account');
  const { released, release } = hold();
  await page.route('**method=get_contract_list**', async (route) => {
    await released;
    await route.fulfill({
      json: { message: { msg: 'success', data: [{ name: 'CON-LATE', title: 'Late' }] } },
    });
  });
  await page.getByRole('link', { name: messages('contract'), exact: true }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: messages('log_out') }).click();
  release();
  await reloaded;
  await expect(page.getByRole('link', { name: messages('login') }).first()).toBeVisible();
  expect(JSON.stringify(await readSession(page))).not.toContain('CON-LATE');
});

test('the toast of a log-out has the words of the server, also while its code is on a slow line', async ({
  page,
  asCandidate,
}) => {
  await page.route('**/api/method/**method=get_translation_text**', (route) =>
    route.fulfill({ json: { message: { msg: 'success', data: { toast_logout_success: 'See you soon' } } } }),
  );
  await page.route('**method=logout**', (route) => route.fulfill({ json: { message: {} } }));
  await asCandidate();
  await openSettled(page, '/contract');
  await page.route('**/static/js/async/**', () => undefined); // never arrives
  const isShown = await recordTextBeforeHome(page, 'See you soon');
  await page
    .locator('header button')
    .last()
    .evaluate((button: HTMLButtonElement) => button.click());
  expect(await isShown()).toBe(true);
});

test('a translation of the wrong shape leaves the words that were held', async ({ page, language, messages: t }) => {
  let isBroken = false;
  await page.route('**/api/method/**method=get_translation_text**', (route) =>
    route.fulfill({ json: { message: isBroken ? 'a text' : { msg: 'success', data: { signup_header: 'Join us' } } } }),
  );
  await page.goto('/');
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: t('signup') })
      .click();
  await open();
  await expect(page.getByRole('dialog', { name: 'Join us' })).toBeVisible();
  await page.keyboard.press('Escape');
  isBroken = true;
  const read = page.waitForResponse(/get_translation_text/);
  await page.reload();
  await read;
  await open();
  await expect(page.getByRole('dialog', { name: 'Join us' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test('two clicks in one task send one sign-in request', async ({ page, messages }) => {
  const received = await mockApi(page, { user_signin: 'hang' });
  await page.goto('/login');
  await page.getByLabel(messages('email')).fill('demo@example.com');
  await page.getByLabel(messages('password'), { exact: true }).fill('a password');
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('login') })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(page.getByRole('main').getByRole('button', { name: messages('login') })).toBeDisabled();
  const sent = () => received.filter(({ method }) => method === 'user_signin').length;
  await expect.poll(sent).toBe(1);
  // a second request would be sent in the same task as the first
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent()).toBe(1);
});
