/** Tests the complete sign-up with the keyboard only. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} did not get the focus`);
}

async function typeInto(page: Page, id: string, text: string) {
  await tabTo(page, field(page, id));
  await page.keyboard.type(text);
}

/** Types into a combobox and selects the first option. */
async function choose(page: Page, id: string, text: string) {
  await typeInto(page, id, text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};

test('a candidate signs up with the keyboard only', async ({ page, messages, language }) => {
  const isArabic = language === 'ar';
  await page.goto('/wizard-master');
  await typeInto(page, 'usr', `keys-${language}-${Date.now()}@example.com`);
  await typeInto(page, 'first_name', 'ليلى');
  await typeInto(page, 'last_name', 'Haddad');
  await page.keyboard.press('Enter');

  await tabTo(page, field(page, 'currency'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, 'hourly_rates', '٤٥٠');
  await tabTo(page, field(page, 'price_basis'));
  await page.keyboard.press('ArrowDown');
  await press(page, messages('step_next'));

  for (const [at, title] of ['Adviser', 'Auditor'].entries()) {
    await press(page, messages('add_experience'));
    const row = `professional_experience.${at}`;
    await expect(field(page, `${row}.job_title`)).toBeFocused();
    await page.keyboard.type(title);
    await typeInto(page, `${row}.employer`, 'Gulf Advisory');
    await typeInto(page, `${row}.start_year`, '٢٠١٢');
    await press(page, messages('done'));
  }
  const second = messages('experience_number', { number: 2 });
  await press(page, messages('move_up_named', { name: second }));
  const first = messages('experience_number', { number: 1 });
  await expect(page.getByRole('button', { name: messages('move_down_named', { name: first }) })).toBeFocused();
  await expect(page.locator('[data-row="professional_experience.0"]')).toContainText('Auditor');
  await press(page, messages('step_next'));

  await choose(page, 'service_line', isArabic ? 'استراتيجيه' : 'strat');
  await choose(page, 'skill', 'sql');
  await page.keyboard.type('py');
  await expect(page.getByRole('listbox', { name: messages('technical_skills') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await choose(page, 'language', isArabic ? 'عربيه' : 'arabic');
  await tabTo(page, page.locator('[id$=".note"]'));
  await page.keyboard.press('End');
  await press(page, messages('step_next'));

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, field(page, 'upload_cv'));
  await page.keyboard.press('Enter');
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  await (await chooser).setFiles(cv);
  await expect(page.getByText(messages('cv_uploaded')).first()).toBeVisible();
  await press(page, messages('step_next'));

  await expect(page.getByRole('button', { name: messages('create_account') })).toHaveAttribute('aria-disabled', 'true');
  await typeInto(page, 'password', 'a secret of 1 kind');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ليلى');
});
