import type { APIRequestContext, Page } from '@playwright/test';
import { mandatePath } from '../../src/services/contract/paths.ts';
import { pngPhoto } from '../support/png-photo.ts';
import { signUp } from './support/candidate.ts';
import { field } from './support/field.ts';
import type { Language, Translate } from './support/messages.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const post = (request: APIRequestContext, params: Record<string, string>, data: object, token?: string) =>
  request.post(mandatePath, {
    params: { version: 'v1', language: 'en', ...params },
    data,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });

const newCandidate = (request: APIRequestContext, language: Language) =>
  signUp(request, language, 'profile', { last_name: "O'Hara ليلى", currency: 'SAR', price_basis: 'Hourly' });

const open = (page: Page, messages: Translate, section: string) =>
  page.getByRole('button', { name: messages('edit_named', { name: section }) }).click();
const save = (page: Page, messages: Translate) =>
  page
    .getByRole('main')
    .getByRole('button', { name: messages('save') })
    .click();

test('a candidate edits sections of the profile and uploads a photo', async ({
  page,
  request,
  messages,
  language,
  asCandidate,
}) => {
  await asCandidate(await newCandidate(request, language));
  await page.goto('/account-view');

  await open(page, messages, messages('personal_details'));
  await expect(field(page, 'first_name')).toBeFocused();
  await field(page, 'first_name').fill('');
  await save(page, messages);
  await page.getByRole('link', { name: new RegExp(messages('field_required')) }).click();
  await expect(field(page, 'first_name')).toBeFocused();
  await page.keyboard.type('\u202eNora');
  await field(page, 'city').fill('الدمام');
  await page.reload();
  await expect(field(page, 'city')).toHaveValue('الدمام');
  await save(page, messages);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Nora O'Hara ليلى");
  await expect(page.getByText('الدمام').first()).toBeVisible();

  await page
    .getByRole('button', { name: new RegExp(messages('step_add_photo')) })
    .last()
    .click();
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(messages('photo_refused'), { exact: true })).toBeVisible();
  await chooser.setInputFiles(pngPhoto);
  await expect(page.getByRole('img', { name: messages('photo_preview') })).toBeVisible();
  await save(page, messages);
  await expect(page.getByText(messages('photo_saved'))).toBeVisible();
  await expect(page.getByRole('button', { name: messages('photo_change') })).toBeFocused();
  await expect(page.locator('img[src^="/api/photo/"]')).toBeVisible();
});

test('asks before leaving unsaved changes', async ({ page, request, messages, language, asCandidate }) => {
  await asCandidate(await newCandidate(request, language));
  await page.goto('/account-view');
  await open(page, messages, messages('about_me'));
  await page.getByRole('textbox', { name: messages('about_me') }).fill('Half a sentence');
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages('invoice') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('leave_stay') })
    .click();
  await expect(page.getByRole('textbox', { name: messages('about_me') })).toHaveValue('Half a sentence');
  await save(page, messages);
  await expect(page.getByRole('status').getByText(messages('saved'))).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages('invoice') })
    .click();
  await expect(page).toHaveURL('/invoice');
});

test('conflicting edits are resolved field by field', async ({
  page,
  request,
  messages,
  language,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(417);
  const who = await newCandidate(request, language);
  await asCandidate(who);
  await page.goto('/account-view');
  await open(page, messages, messages('personal_details'));
  await field(page, 'city').fill('Jeddah');
  await field(page, 'phone_no').fill('+966 50 123 4567');
  const token = await signIn(request, who, language);
  const elsewhere = { method: 'save_profile', entity: 'profile', language };
  await post(request, elsewhere, { city: 'Abha', headline: 'Auditor' }, token);
  await save(page, messages);
  await expect(page.getByText(messages('conflict_title'))).toBeVisible();
  await expect(page.getByText('Abha')).toBeVisible();
  await page.getByRole('radio', { name: messages('conflict_mine') }).check();
  await save(page, messages);
  await expect(page.getByText('Auditor')).toBeVisible();
  await expect(page.getByText('Jeddah').first()).toBeVisible();
  await expect(page.getByText('+966 50 123 4567')).toBeVisible();
});
