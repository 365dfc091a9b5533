import type { APIRequestContext, Page } from '@playwright/test';
import { mandatePath } from '../../src/services/contract/paths.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { signUp } from './support/candidate.ts';
import { holdFiles } from './support/hold-files.ts';
import type { Translate } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const signInStatus = async (request: APIRequestContext, usr: string, password: string) => {
  const params = { version: 'v1', method: 'user_signin', entity: 'access_token', usr, password };
  return (await request.post(mandatePath, { params })).status();
};

const scripts = '**/static/js/**';
const sessions = (page: Page, messages: Translate) => page.getByRole('list', { name: messages('sessions') });

test('applies the theme and the digits immediately, and the theme of a new page before its scripts', async ({
  page,
  messages,
  language,
  asCandidate,
}) => {
  await asCandidate();
  await page.goto('/account');
  await page.getByRole('radio', { name: messages('theme_dark') }).check();
  await page.getByRole('radio', { name: '٠ ١ ٢ ٣' }).check();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#0d2b2e');
  const digits = language === 'ar' ? /[٠-٩]{4}/ : /20\d\d/;
  await expect(sessions(page, messages).getByRole('listitem').first()).toContainText(digits);
  await expect(page.getByRole('contentinfo')).toContainText(digits);
  await expectNoAxeFindings(page);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').settings))
    .toContain('"theme":"dark"');

  await page.route(scripts, () => new Promise(() => undefined));
  await page.goto('/account', { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('changes the password and ends the other sessions', { tag: '@en' }, async ({
  page,
  request,
  messages,
  language,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(417);
  const who = await signUp(request, language, 'account');
  await asCandidate(who);
  await page.goto('/account');
  // this session and the one of the registration
  await expect(sessions(page, messages).getByRole('listitem')).toHaveCount(2);
  const current = page.getByLabel(messages('current_password'));
  const next = page.getByLabel(messages('new_password'));
  const change = page.getByRole('button', { name: messages('change_password') });
  await current.fill('not this one');
  await next.fill('tamarind under snow');
  await change.click();
  await expect(current).toHaveAccessibleDescription(/./);
  await expect(current).toBeFocused();
  await current.fill(who.password);
  await change.click();
  await expect(page.getByText(messages('password_changed'))).toBeVisible();
  await expect(next).toHaveValue('');
  const strength = page.getByText(new RegExp(`^${messages('password_strength')}:`));
  await expect(strength).toHaveCount(0);
  await next.fill('tamarind under snow');
  await expect(strength).toBeVisible();
  await expect(sessions(page, messages).getByRole('listitem')).toHaveCount(1);
  expect(await signInStatus(request, who.usr, who.password)).toBe(401);
  expect(await signInStatus(request, who.usr, 'tamarind under snow')).toBe(200);
});

test('ends sessions one by one and keeps the focus in the list', { tag: '@ar' }, async ({
  page,
  request,
  messages,
  language,
  asCandidate,
}) => {
  const who = await signUp(request, language, 'account');
  const other = await signIn(request, who, language);
  await asCandidate(who);
  await page.goto('/account');
  const list = sessions(page, messages);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button').first().click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toBeFocused();
  await list.getByRole('button').first().click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const params = { version: 'v1', method: 'get_bio', entity: 'profile' };
  const headers = { Authorization: `Bearer ${other}` };
  expect((await request.get(mandatePath, { params, headers })).status()).toBe(401);
});

test('the sessions and taxes that arrive move no button', { tag: '@en' }, async ({ page, messages, asCandidate }) => {
  await asCandidate();
  const lists = await holdFiles(page, /method=(get_sessions|get_tax_list)/);
  await page.goto('/account');
  await expect(sessions(page, messages).getByRole('listitem')).toHaveCount(1); // skeletons
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('radio', { name: messages('email_digest_on') })).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button');
  const names = ['download_my_data', 'clear_browser', 'change_password'] as const;
  const places = () => Promise.all(names.map((name) => buttons.filter({ hasText: messages(name) }).boundingBox()));
  const before = await places();
  expect(before).not.toContain(null);
  lists.release();
  await expect(sessions(page, messages).getByRole('listitem').getByText(messages('session_here'))).toBeVisible();
  await expect(page.getByRole('table').getByRole('rowheader')).not.toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('downloads the data as a file and clears the browser', { tag: '@en' }, async ({
  page,
  request,
  messages,
  language,
  asCandidate,
}) => {
  const who = await signUp(request, language, 'account');
  await asCandidate(who);
  await page.goto('/account');
  await settled(page); // the notice about the new candidate's address moves the button
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: messages('download_my_data') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sg-network-my-data.json');
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ account: { email: who.usr } });

  await page.getByRole('button', { name: messages('clear_browser') }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: messages('clear_browser_confirm') }).click();
  await reloaded;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: messages('signup') }).first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(who.usr);
  expect(stored).not.toContain('LoggedIn');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test('the command palette finds and opens a record, and Escape returns the focus', { tag: '@ar' }, async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.goto('/contract');
  const first = page.getByRole('main').getByRole('row').getByRole('link').first();
  await settled(page);
  const name = (await first.getAttribute('href'))?.split('/').pop() ?? '';
  await first.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: messages('palette_placeholder') });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: messages('palette') }).click();
  await field.fill(name);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/contract/${name}`);
  await expect(page.getByRole('main')).toContainText(name);
});

test('? lists the shortcuts, and shortcuts open pages', { tag: '@en' }, async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await page.goto('/contract');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: messages('shortcuts') })).toBeVisible();
  await page.keyboard.press('Escape');
  // at once, because the second key counts only within a time
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('i')]);
  await expect(page).toHaveURL('/invoice');
});
