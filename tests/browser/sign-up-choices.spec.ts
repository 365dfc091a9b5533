/** The choices of the sign-up, which its steps read from the server. */
import type { Page } from '@playwright/test';
import type { Translate } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const lists = [
  'currencies',
  'get_price_basis',
  'get_preferences',
  'getServiceLineList',
  'getIndustryList',
  'getRegionList',
  'getYearsOfExperince',
  'get_technical_skills',
  'get_languges',
];

/** The lists in the order in which the page requests them; each waits for `release`. */
async function holdLists(page: Page, held: readonly string[]) {
  const requested: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/method/**', async (route, request) => {
    const method = new URL(request.url()).searchParams.get('method') ?? '';
    if (lists.includes(method)) requested.push(method);
    if (held.includes(method)) await released;
    await route.fallback();
  });
  return { requested, release };
}

async function goToExpertise(page: Page, messages: Translate) {
  await page.locator('[name="usr"]').fill('candidate@example.com');
  await page.locator('[name="first_name"]').fill('Layla');
  await page.locator('[name="last_name"]').fill('Haddad');
  for (const step of ['terms', 'background', 'expertise'] as const) {
    if (step === 'background') {
      await page.locator('[name="currency"]').selectOption('SAR');
      await page.locator('[name="hourly_rates"]').fill('450');
      await page.locator('[name="price_basis"]').selectOption({ index: 1 });
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: messages('step_next'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(`step_${step}`));
  }
}

test('the first step reads the choices of all steps, once', async ({ page, messages }) => {
  const { requested } = await holdLists(page, []);
  await page.goto('/wizard-master');
  await expect.poll(() => new Set(requested)).toEqual(new Set(lists));
  await settled(page);
  await goToExpertise(page, messages);
  await settled(page);
  expect([...requested].sort()).toEqual([...lists].sort());
});

test('choices that arrive move nothing below them', async ({ page, messages }) => {
  const searched = ['getServiceLineList', 'getIndustryList', 'getRegionList', 'get_technical_skills', 'get_languges'];
  const { release } = await holdLists(page, searched);
  await page.goto('/wizard-master');
  await goToExpertise(page, messages);
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(searched.length);
  const next = page.getByRole('main').getByRole('button', { name: messages('step_next'), exact: true });
  const before = await next.boundingBox();
  release();
  await expect(page.getByRole('combobox')).toHaveCount(searched.length);
  expect(await next.boundingBox()).toEqual(before);
});
