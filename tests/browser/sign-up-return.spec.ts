/** Tests leaving the sign-up and returning to it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { field } from './support/field.ts';
import type { Language } from './support/messages.ts';
import { demoCandidate } from './support/sign-in.ts';
import { signUpSlice, validDraft } from './support/sign-up.ts';
import { slicesOf } from './support/slices.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const password = 'a secret of 1 kind';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the sign-up with a persisted draft in a state. */
async function openAt(page: Page, language: Language, state: string | object, draft: object = {}) {
  const signUp = signUpSlice(state, { ...validDraft, ...draft });
  await seedStorage(page, { 'persist:root': JSON.stringify({ ...slicesOf({ language }), signUp }) });
  await page.goto('/wizard-master');
}

test('Back and Forward of the browser move between the steps and keep the draft', async ({
  page,
  messages,
  language,
}) => {
  await openAt(page, language, 'terms');
  await expect(heading(page)).toHaveText(messages('step_terms'));
  await page.getByRole('button', { name: messages('step_next'), exact: true }).click();
  await expect(heading(page)).toHaveText(messages('step_background'));
  await expect(page).toHaveURL(/step=background/);
  await page.goBack();
  await expect(heading(page)).toHaveText(messages('step_terms'));
  await expect(field(page, 'hourly_rates')).toHaveValue('450');
  await page.goForward();
  await expect(heading(page)).toHaveText(messages('step_background'));
  await page.reload();
  await expect(heading(page)).toHaveText(messages('step_background'));
});

test('a new tab restores the draft of a closed one, with a message', async ({ page, context, messages }) => {
  await page.goto('/wizard-master');
  await field(page, 'usr').fill('back@example.com');
  await field(page, 'first_name').fill('ليلى');
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto('/wizard-master');
  await expect(field(again, 'first_name')).toHaveValue('ليلى');
  const message = again.getByRole('status').filter({ hasText: messages('draft_restored', { time: '' }).slice(0, 12) });
  await expect(message).toBeVisible();
  await again.getByRole('button', { name: messages('start_over') }).click();
  await again
    .getByRole('dialog')
    .getByRole('button', { name: messages('start_over'), exact: true })
    .click();
  await expect(field(again, 'first_name')).toHaveValue('');
  await expect(message).toHaveCount(0);
  await expect(again.getByRole('heading', { level: 1 })).toBeFocused();
});

test('checking after a lost reply creates one account', async ({ page, messages, consoleWatch, language }) => {
  consoleWatch.allow(/ERR_FAILED/);
  const usr = `lost-${language}-${Date.now()}@example.com`;
  await openAt(page, language, 'review', { usr });
  const bodies: string[] = [];
  await page.route('**/*method=register_candidate*', async (route, request) => {
    bodies.push(request.postData() ?? '');
    if (bodies.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await field(page, 'password').fill(password);
  await page.getByRole('button', { name: messages('create_account') }).click();
  await expect(page.getByText(messages('unanswered_title'))).toBeVisible();
  await page.getByRole('button', { name: messages('check_now') }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(heading(page)).toContainText('Layla');
  expect(bodies[0]).toBe(bodies[1]);
});

test('a registered address is filled in on the login page without being in its URL', async ({
  page,
  messages,
  language,
  consoleWatch,
}) => {
  consoleWatch.allow(409);
  await openAt(page, language, 'review', { usr: demoCandidate.usr });
  await field(page, 'password').fill(password);
  await page.getByRole('button', { name: messages('create_account') }).click();
  await page.getByRole('link', { name: messages('login_instead') }).click();
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'usr')).toHaveValue(demoCandidate.usr);
});

test('a file whose content does not match its type is rejected before it is sent', async ({
  page,
  messages,
  language,
}) => {
  await openAt(page, language, { documents: 'choosing' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const buffer = Buffer.from('<!doctype html>');
  await page.locator('input[type="file"]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText(messages('file_content_refused'), { exact: true })).toBeVisible();
  expect(sent.filter((url) => url.includes('upload_cv'))).toEqual([]);
});

test('a file that was removed since it was chosen cannot be sent, and another one is chosen', async ({
  page,
  messages,
  language,
  consoleWatch,
}) => {
  consoleWatch.allow(500);
  const path = join(mkdtempSync(join(tmpdir(), 'sg-network-cv-')), 'cv.pdf');
  writeFileSync(path, '%PDF-1.7 a CV');
  await openAt(page, language, { documents: 'choosing' });
  const failed = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route('**method=upload_cv**', (route) => route.fulfill(failed), { times: 1 });
  await page.locator('input[type="file"]').setInputFiles(path);
  const retry = page.getByRole('button', { name: messages('retry'), exact: true });
  await expect(retry).toBeVisible();
  rmSync(path);
  await retry.click();
  await expect(page.getByText(messages('file_unreadable'))).toBeVisible();
  await expect(retry).toHaveCount(0);
  writeFileSync(path, '%PDF-1.7 another CV');
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByRole('status').filter({ hasText: messages('cv_uploaded') })).toBeAttached();
  await expect(page.getByText(messages('file_unreadable'))).toHaveCount(0);
  rmSync(path);
});
