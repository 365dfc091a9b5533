import type { Page } from '@playwright/test';
import { fillAny } from './support/fill-any.ts';
import type { Translate } from './support/messages.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ asCandidate }) => asCandidate());

const rows = (page: Page) => page.getByRole('rowheader');
const field = (page: Page, messages: Translate) =>
  page.getByRole('searchbox', { name: messages('job_request_search') });

test('the URL keeps search, filters and order through Back and a reload', async ({ page, messages }) => {
  await page.goto('/job-request-list?view=all');
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  await page.getByRole('combobox', { name: messages('status'), exact: true }).selectOption('Open');
  await expect(page).toHaveURL(/\?view=all&status=Open$/);
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
  const open = await rows(page).count();
  await field(page, messages).fill('a');
  await expect(page).toHaveURL(/\?view=all&status=Open&q=a$/);

  await page.reload();
  await expect(field(page, messages)).toHaveValue('a');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/job-request-list\//);
  await page.goBack();
  await expect(field(page, messages)).toHaveValue('a');
  await page
    .getByRole('button', { name: messages('clear_filters') })
    .first()
    .click();
  await expect(field(page, messages)).toHaveValue('');
  await page.goBack();
  await expect(field(page, messages)).toHaveValue('a');
  await page.goBack();
  await expect.poll(() => rows(page).count()).not.toBe(open);
});

test('the filters are a sheet on a phone, and can be used with the keyboard', async ({ page, messages }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/job-request-list');
  await page.getByRole('button', { name: messages('filters_count', { count: 0 }) }).press('Enter');
  const sheet = page.getByRole('dialog', { name: messages('filters') });
  await expect(sheet.getByRole('combobox').first()).toBeFocused();
  await sheet.getByRole('combobox', { name: messages('work_mode') }).selectOption('Remote');
  await sheet.locator('button[type=submit]').press('Enter');
  await expect(page).toHaveURL(/\?work_mode=Remote$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a long status stays in its column on a phone', async ({ page, ownRequest }) => {
  await page.route('**method=get_job_description&**', async (route) => {
    const response = await route.fetch();
    const { message } = await response.json();
    const data = { ...message.data, status: 'Pending Committee Approval' };
    await route.fulfill({ response, json: { message: { ...message, data } } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ownRequest);
  const status = page.locator('dd').filter({ hasText: 'Pending Committee Approval' });
  await expect(status).toBeVisible();
  expect(await status.evaluate((value) => value.scrollWidth - value.clientWidth)).toBe(0);
});

test('a card on a phone states no absent value, which a table marks by a dash', async ({ page }) => {
  await page.goto('/job-request-list?view=all');
  await expect(rows(page).first()).toBeVisible();
  const dashes = page.getByRole('row').getByText('—', { exact: true });
  await expect(dashes.filter({ visible: true })).not.toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(dashes.filter({ visible: true })).toHaveCount(0);
});

test('a quotation draft survives a reload, is sent and withdrawn', async ({ page, messages, ownRequest }) => {
  await page.goto(ownRequest);
  await page.getByRole('button', { name: messages('quote_write') }).click();
  const form = page.getByRole('form').or(page.locator('form')).first();
  await form.getByRole('textbox').first().fill('٢٬٥٠٠');
  await form.getByLabel(messages('quote_note')).fill('Two weeks of interviews first.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:root') ?? ''))
    .toContain('interviews first');
  await page.reload();
  await expect(form.getByLabel(messages('quote_note'))).toHaveValue('Two weeks of interviews first.');

  await page.getByRole('button', { name: messages('quote_send') }).click();
  const errors = page.getByRole('alert').getByRole('link');
  const sent = page.getByText(messages('quote_sent'));
  await expect(errors.first().or(sent)).toBeVisible();
  while (await errors.count()) {
    await errors.first().click();
    await fillAny(page.locator(':focus'));
    await page.getByRole('button', { name: messages('quote_send') }).click();
    if (await sent.isVisible()) break;
  }
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: messages('quote_withdraw') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('quote_withdraw') })
    .click();
  await expect(page.getByText(messages('quote_withdrawn'))).toBeVisible();
});
