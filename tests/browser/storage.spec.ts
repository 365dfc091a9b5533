import type { Page } from '@playwright/test';
import { messagesOf } from './support/messages.ts';
import { recordText, recordTextOfNextPage } from './support/shown-text.ts';
import { fillLogin } from './support/sign-in.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const found = {
  'text that is not JSON': ['{"language":', 'toast_storage_corrupt'],
  'another shape': ['[1,2,3]', 'toast_storage_corrupt'],
  'a hostile key': ['{"__proto__":{"language":1},"language":"{\\"version\\":1}"}', 'toast_storage_damaged'],
  'a slice that is not JSON': ['{"language":"English"}', 'toast_storage_damaged'],
  'contexts of the wrong type': [
    JSON.stringify({
      services: JSON.stringify({ version: 1, value: 'succeeded', context: { data: 'rows', loading: 'no' } }),
    }),
    'toast_storage_damaged',
  ],
  'the text of another application': ['{"user":{"id":1},"cart":[]}', 'toast_storage_foreign'],
  'slices of a later version': [
    JSON.stringify({ language: JSON.stringify({ version: 99, value: 'ar', context: {} }) }),
    'toast_storage_newer',
  ],
} as const;

for (const [name, [text, message]] of Object.entries(found)) {
  test(`starts with its defaults and a message when storage has ${name}`, async ({ page }) => {
    await seedStorage(page, { 'persist:root': text });
    const isShown = await recordTextOfNextPage(page, messagesOf('en')(message));
    await page.goto('/login');
    expect(await isShown()).toBe(true); // for six seconds
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('resets only the damaged slice', async ({ page, language, asCandidate }) => {
  await asCandidate();
  await page.evaluate(() => {
    const slices = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    localStorage.setItem('persist:root', JSON.stringify({ ...slices, contractList: 'not JSON' }));
  });
  await page.goto('/contract');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('works when storage cannot be written', async ({ page, messages, language }) => {
  const other = language === 'ar' ? 'en' : 'ar';
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await page.getByRole('button', { name: messages(`language_name_${other}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf(other)('login_heading'));
  await expect(page.getByText(messagesOf(other)('storage_full'))).toBeVisible();
});

/** Denies storage from the start: `full` refuses writes, `blocked` every access. */
async function denyStorage(page: Page, how: 'full' | 'blocked'): Promise<void> {
  await page.addInitScript((denial) => {
    if (denial === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      return;
    }
    const denied = {
      get(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
  }, how);
}

for (const how of ['full', 'blocked'] as const) {
  test(`works from memory, and states it where it matters, when storage is ${how}`, async ({ page, language }) => {
    await denyStorage(page, how);
    await page.goto('/login');
    const t = messagesOf(language);
    // the stored language can be read in a full storage
    if (language === 'ar' && how === 'blocked') await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByText(t(`storage_${how}`))).toBeVisible();
    await expect(page.getByText(t('session_in_tab_only'))).toBeVisible();
    await fillLogin(page, t);
    await page.getByRole('link', { name: t('account'), exact: true }).click();
    await expect(page.getByText(t('account_data_tab_only'))).toBeVisible();
    await expect(page.getByText(t('account_data_browser'))).toHaveCount(0);
  });
}

test('states that drafts are kept only while they are', async ({ page, messages: t }) => {
  await page.goto('/wizard-master');
  await expect(page.getByText(t('draft_kept'))).toBeVisible();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    addEventListener('room', () => {
      Storage.prototype.setItem = setItem;
    });
  });
  await page.getByLabel(t('first_name')).fill('Noor');
  await expect(page.getByText(t('draft_in_tab_only'))).toBeVisible();
  await expect(page.getByText(t('draft_kept'))).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await page.getByLabel(t('first_name')).fill('Noor H');
  await expect(page.getByText(t('draft_kept'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('first_name'))).toHaveValue('Noor H');
});

test('stores what is open again after the browser data was cleared', async ({ page, messages: t }) => {
  await page.goto('/wizard-master');
  await page.getByLabel(t('first_name')).fill('Noor');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).toContain('Noor');
  const isShown = await recordText(page, t('toast_storage_cleared'));
  await page.evaluate(() => localStorage.clear());
  await page.getByLabel(t('last_name')).fill('Haddad');
  expect(await isShown()).toBe(true);
  await page.reload();
  await expect(page.getByLabel(t('first_name'))).toHaveValue('Noor');
  await expect(page.getByLabel(t('last_name'))).toHaveValue('Haddad');
});
