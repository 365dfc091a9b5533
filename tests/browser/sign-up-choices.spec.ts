/** The choices of the sign-up, which its steps read from the server. */
import type { Page } from '@playwright/test';
import type { Language, Translate } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { signUpSlice, validDraft } from './support/sign-up.ts';
import { slicesOf } from './support/slices.ts';
import { seedStorage } from './support/storage.ts';
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

/** Opens the sign-up at its first step, with everything that it requires. */
async function openSignUp(page: Page, language: Language) {
  const slices = { ...slicesOf({ language }), signUp: signUpSlice('account', validDraft) };
  await seedStorage(page, { 'persist:root': JSON.stringify(slices) });
  await page.goto('/wizard-master');
}

async function goToExpertise(page: Page, messages: Translate) {
  const next = page.getByRole('main').getByRole('button', { name: messages('step_next'), exact: true });
  for (const step of ['terms', 'background', 'expertise'] as const) {
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(`step_${step}`));
  }
  return next;
}

test('the first step reads the choices of all steps, once', async ({ page, messages, language }) => {
  const { requested } = await holdLists(page, []);
  await openSignUp(page, language);
  await expect.poll(() => new Set(requested)).toEqual(new Set(lists));
  await settled(page);
  await goToExpertise(page, messages);
  await settled(page);
  expect([...requested].sort()).toEqual([...lists].sort());
});

test('choices that arrive move nothing below them', async ({ page, messages, language }) => {
  const searched = ['getServiceLineList', 'getIndustryList', 'getRegionList', 'get_technical_skills', 'get_languges'];
  const { release } = await holdLists(page, searched);
  await openSignUp(page, language);
  const next = await goToExpertise(page, messages);
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(searched.length);
  const before = await next.boundingBox();
  release();
  await expect(page.getByRole('combobox')).toHaveCount(searched.length);
  expect(await next.boundingBox()).toEqual(before);
});
