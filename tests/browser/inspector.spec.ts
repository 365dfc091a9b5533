/** Tests the inspector. Long because every test that needs the build with the inspector is here. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { captureSent, openInspector } from './support/inspector.ts';
import { sampleRecording } from './support/sample-recording.ts';
import { collectScripts } from './support/scripts-loaded.ts';
import { openSettled } from './support/settled.ts';
import { demoCandidate, fillLogin } from './support/sign-in.ts';
import { signUpSlice, validDraft } from './support/sign-up.ts';
import { slicesOf } from './support/slices.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const actor = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) });
const expectActive = (page: Page, state: string) =>
  expect(page.locator(`[data-state="${state}"].active`)).toHaveCount(1);

test('neither inspector receives a password, a token or the content of a file', async ({
  page,
  context,
  messages,
  consoleWatch,
}) => {
  consoleWatch.allow(401, 417);
  const sent = await captureSent(context);
  const usr = `inspected-${Date.now()}@example.com`;
  const [first, second, wrong] = ['tamarind "under" snow', 'saffron & slate / 7', 'no\\such=one é'];
  const bytes = 'bytes that stay with the server';
  const tokens = new Set<string>();
  context.on('request', async (request) => {
    const { authorization } = await request.allHeaders();
    if (authorization) tokens.add(authorization.replace(/^Bearer /, ''));
  });

  await seedStorage(page, {
    'persist:root': JSON.stringify({
      ...slicesOf({ language: 'en' }),
      signUp: signUpSlice({ documents: 'choosing' }, { ...validDraft, usr }),
    }),
  });
  await page.goto('/wizard-master?inspect=local&inspect');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'my cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${bytes}`),
  });
  await expect(page.getByText('my cv.pdf')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('step_next'), exact: true })
    .click();
  await page.getByLabel(messages('password'), { exact: true }).fill(first);
  await page.getByRole('button', { name: messages('create_account') }).click();
  await expect(page).toHaveURL('/welcome');

  await page.goto('/account?inspect=local&inspect');
  await page.getByLabel(messages('current_password')).fill(wrong);
  await page.getByLabel(messages('new_password')).fill(second);
  await page.getByRole('button', { name: messages('change_password') }).click();
  await expect(page.getByLabel(messages('current_password'))).toHaveAccessibleDescription(/./);
  await page.getByLabel(messages('current_password')).fill(first);
  await page.getByRole('button', { name: messages('change_password') }).click();
  await expect(page.getByText(messages('password_changed'))).toBeVisible();
  await page.getByRole('button', { name: messages('log_out') }).click();
  await expect(page.getByRole('link', { name: messages('login') })).toBeVisible();

  await page.goto('/login?inspect=local&inspect');
  for (const password of [wrong, second]) {
    await fillLogin(page, messages, { usr, password });
    await page
      .getByRole('alert')
      .or(page.getByRole('button', { name: messages('log_out') }))
      .first()
      .waitFor();
  }
  await expect(page).toHaveURL('/overview');
  await openInspector(context);

  const received = { local: sent.local.join('\n'), stately: sent.stately.join('\n') };
  for (const text of Object.values(received)) {
    for (const expected of ['signUp.submit', 'auth.signIn', 'password.change', 'my cv.pdf', usr])
      expect(text).toContain(expected);
  }
  expect(tokens.size).toBeGreaterThan(1);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  for (const secret of [first, second, wrong, bytes, 'Authorization', 'authorization', ...tokens]) {
    for (const spelling of [secret, inJson(secret), inJson(inJson(secret)), encodeURIComponent(secret)]) {
      expect(received.local).not.toContain(spelling);
      expect(received.stately).not.toContain(spelling);
    }
  }
});

test('an inspector in another tab shows every actor with its active state and its events', async ({
  page,
  context,
  messages,
}) => {
  await page.goto('/login?inspect=local');
  await page.getByLabel(messages('email')).fill(demoCandidate.usr);
  await page.getByLabel(messages('password'), { exact: true }).fill(demoCandidate.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('login') })
    .click();
  await expect(page).toHaveURL('/overview');

  const inspector = await openInspector(context);
  for (const name of ['app', 'auth', 'language', 'settings', 'prompt', 'logout', 'signUp', 'account', 'quotation']) {
    await expect(actor(inspector, name)).toBeVisible();
  }
  await actor(inspector, 'list').click();
  await expect(actor(inspector, 'invoices')).toBeVisible();
  expect(await inspector.getByRole('treeitem').count()).toBeGreaterThan(30);
  await actor(inspector, 'auth').click();
  await expectActive(inspector, 'auth.succeeded');
  await expect(inspector.getByText('token: "•••"')).toBeVisible();
  await expectNoAxeFindings(inspector);

  const log = inspector.getByRole('listbox', { name: 'Events' });
  await inspector.getByLabel('Search events').fill('auth.signIn');
  await log.getByRole('option').first().click();
  const details = inspector.getByRole('region', { name: 'Selected event' });
  await expect(details).toContainText('auth.idle: auth.signIn → auth.pending');
  await expect(details).toContainText('usr');
  for (const colorScheme of ['light', 'dark'] as const) {
    await inspector.emulateMedia({ colorScheme });
    await expectNoAxeFindings(inspector);
  }
});

test('a button sends a next event to the app', async ({ page, context, consoleWatch }) => {
  await page.goto('/?inspect=local');
  const inspector = await openInspector(context);
  await actor(inspector, 'language').click();
  await expectActive(inspector, 'language.en');
  await inspector.getByRole('button', { name: 'language.toggle' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expectActive(inspector, 'language.ar');
  const loaded = 'language.ar.switching: ✓ loadCatalogue → language.ar.ready';
  await expect(inspector.locator(`[data-transition="${loaded}"].taken`)).toHaveCount(1);

  await inspector.getByRole('button', { name: 'language.set …' }).click();
  const payload = inspector.getByLabel('Payload of language.set as JSON');
  await expect(payload).toBeFocused();
  await payload.fill('{ "language": ');
  await inspector.getByRole('button', { name: 'Send' }).click();
  await expect(payload).toHaveAccessibleDescription(/^This is not JSON/);
  await payload.fill('{ "language": "en" }');
  await inspector.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // the inspector connects again after the app has loaded another page
  await page.goto('/login');
  await expect(inspector.getByText('Connected to /login')).toBeVisible();
  await expectActive(inspector, 'language.en');
  await page.close();
  await expect(inspector.getByText('No app is connected')).toBeVisible();
  expect(consoleWatch.unexpected()).toEqual([]);
});

test('the log can be paused, filtered by actor and cleared', async ({ page, context }) => {
  await page.goto('/?inspect=local');
  const inspector = await openInspector(context);
  const log = inspector.getByRole('listbox', { name: 'Events' });
  await actor(inspector, 'language').click();
  await inspector.getByLabel('Only language').check();
  await inspector.getByLabel('Search events').fill('language.toggle');
  await inspector.getByRole('button', { name: 'language.toggle' }).click();
  await expect(log.getByRole('option')).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Pause' }).click();
  await inspector.getByRole('button', { name: 'language.toggle' }).click();
  await expect(inspector.getByText(/since the pause/)).toBeVisible();
  await expect(log.getByRole('option')).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Pause' }).click();
  await expect(log.getByRole('option')).toHaveCount(2);

  await log.focus();
  await inspector.keyboard.press('End');
  await expect(log.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(inspector.getByRole('region', { name: 'Selected event' })).toContainText('language_abbr');
  await inspector.getByRole('button', { name: 'Clear' }).click();
  await expect(log.getByRole('option')).toHaveCount(0);
});

test('no file of the inspector is loaded unless the URL requests it', async ({ page }) => {
  const scriptsLoaded = collectScripts(page);
  await openSettled(page, '/');
  const scripts = await scriptsLoaded();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((text) => text.includes('sg-network-inspector'))).toEqual([]);
});

test('a saved recording can be opened and stepped through', async ({ page }) => {
  await page.goto('/inspector.html');
  const file = page.getByLabel('Open a recording');
  await file.setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') });
  await expect(page.getByRole('alert')).toHaveText('This file is incomplete or not JSON.');
  await file.setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(sampleRecording()),
  });
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByText('0 of 4: before the first event')).toBeVisible();
  const forward = page.getByRole('button', { name: 'Forward' });
  await forward.click();
  await actor(page, 'prompt').click();
  await expectActive(page, 'prompt.closed');
  await forward.click();
  await expectActive(page, 'prompt.start');
  await expect(page.locator('[data-transition="prompt.closed: prompt.open → prompt.start"].taken')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectActive(page, 'prompt.closed');
  await page.getByRole('slider', { name: 'Position in the recording' }).press('End');
  await actor(page, 'language').click();
  await expectActive(page, 'language.ar');
  await expect(page.getByText('4 of 4: language.toggle → language')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('option').first().click();
  await expect(page.getByText(/^1 of 4/)).toBeVisible();
  await page.getByRole('button', { name: 'Close the recording' }).click();
  await expect(page.getByText('No app is connected').first()).toBeVisible();
});
