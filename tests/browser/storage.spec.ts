import { messagesOf } from './support/messages.ts';
import { seedStorage } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const damaged = {
  'not JSON': '{"language":',
  'another shape': '[1,2,3]',
  'a hostile key': '{"__proto__":{"language":1},"language":"{\\"version\\":1}"}',
  'slices of another version': JSON.stringify({ language: JSON.stringify({ version: 99, value: 'ar', context: {} }) }),
  'contexts of the wrong type': JSON.stringify({
    services: JSON.stringify({ version: 1, value: 'succeeded', context: { data: 'rows', loading: 'no' } }),
  }),
};

for (const [name, text] of Object.entries(damaged)) {
  test(`starts with its defaults and a message when storage has ${name}`, async ({ page }) => {
    await seedStorage(page, { 'persist:root': text });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(messagesOf('en')('toast_storage_damaged'))).toBeVisible();
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

test('works when storage cannot be written', async ({ page, messages }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /English|العربية/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/storage is full|امتلأت مساحة التخزين/)).toBeVisible();
  expect(messages('login')).not.toBe('');
});
