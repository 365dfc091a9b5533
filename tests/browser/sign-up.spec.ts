import type { Page } from '@playwright/test';
import { field } from './support/field.ts';
import type { Translate } from './support/messages.ts';
import { mockApi } from './support/mock-api.ts';
import { demoCandidate } from './support/sign-in.ts';
import { readStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const password = 'a secret of 1 kind';
const next = (page: Page, messages: Translate) =>
  page
    .getByRole('main')
    .getByRole('button', { name: messages('step_next'), exact: true })
    .click();

async function fillAccount(page: Page, usr: string) {
  await field(page, 'usr').fill(usr);
  await field(page, 'first_name').fill('Layla');
  await field(page, 'last_name').fill("O'Hara ليلى");
}

async function fillTerms(page: Page) {
  await field(page, 'currency').selectOption('SAR');
  await field(page, 'hourly_rates').fill('٤٥٠٫٥');
  await field(page, 'price_basis').selectOption({ index: 1 });
}

/** Fills in the required fields, uploads a CV, and continues to the review. */
async function goToReview(page: Page, messages: Translate, usr: string) {
  const stepIs = (step: 'background' | 'expertise') =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(`step_${step}`));
  await page.goto('/wizard-master');
  await fillAccount(page, usr);
  await next(page, messages);
  await fillTerms(page);
  await next(page, messages);
  await stepIs('background');
  await next(page, messages);
  await stepIs('expertise');
  await next(page, messages);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'my cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nbytes that stay with the server'),
  });
  await expect(page.getByText('my cv.pdf')).toBeVisible();
  await next(page, messages);
  await expect(page.getByRole('button', { name: messages('create_account') })).toBeVisible();
}

test('a candidate signs up from the prompt and sees what was received, signed in', async ({
  page,
  messages,
  language,
}) => {
  const usr = `candidate-${language}-${Date.now()}@example.com`;
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('signup') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('start') })
    .click();
  await expect(page).toHaveURL('/wizard-master');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await goToReview(page, messages, usr);
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: messages('create_account') }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
  await expect(page.getByText('my cv.pdf')).toBeVisible();
  expect(await readStorage(page)).not.toContain(password);
  expect(await readStorage(page)).not.toContain('bytes that stay');
});

test('a reload keeps the step and the draft but not the password', async ({ page, messages }) => {
  await goToReview(page, messages, 'candidate@example.com');
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await expect.poll(() => readStorage(page)).toContain('candidate@example.com');
  expect(await readStorage(page)).not.toContain(password);
  await page.reload();
  await expect(page.getByRole('button', { name: messages('create_account') })).toBeVisible();
  await expect(page.getByText('candidate@example.com')).toBeVisible();
  await expect(page.getByText('my cv.pdf')).toBeVisible();
  await expect(page.getByLabel(messages('password'), { exact: true })).toHaveValue('');
});

test('an invalid step shows its errors and stays open', async ({ page, messages }) => {
  await page.goto('/wizard-master');
  await field(page, 'usr').fill('no address');
  await next(page, messages);
  await expect(field(page, 'usr')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'first_name')).toHaveAttribute('aria-invalid', 'true');
  await fillAccount(page, 'candidate@example.com');
  await next(page, messages);
  await expect(field(page, 'currency')).toBeVisible();
  await page.getByRole('button', { name: messages('back'), exact: true }).click();
  await expect(field(page, 'usr')).toHaveValue('candidate@example.com');
});

test('switching the language keeps the entered values', async ({ page, messages, language }) => {
  const other = language === 'ar' ? 'en' : 'ar';
  await page.goto('/wizard-master');
  await fillAccount(page, 'candidate@example.com');
  await page.getByRole('button', { name: messages(`language_name_${other}`) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(field(page, 'usr')).toHaveValue('candidate@example.com');
  await expect(field(page, 'last_name')).toHaveValue("O'Hara ليلى");
});

test('a registered address offers a link to the login page', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(409);
  await goToReview(page, messages, demoCandidate.usr);
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: messages('create_account') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('main').getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(/\/login/);
});

test('two clicks in one task send one registration', async ({ page, messages }) => {
  await goToReview(page, messages, 'candidate@example.com');
  const received = await mockApi(page, { register_candidate: 'hang' });
  await page.getByLabel(messages('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: messages('create_account') }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const sent = () => received.filter(({ method }) => method === 'register_candidate');
  await expect.poll(() => sent().length).toBe(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent()).toHaveLength(1);
  expect(JSON.parse(sent()[0]?.body ?? '{}')).toMatchObject({
    usr: 'candidate@example.com',
    hourly_rates: 450.5,
    password,
  });
});
