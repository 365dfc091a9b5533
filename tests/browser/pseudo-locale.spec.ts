import type { Page } from '@playwright/test';
import { plainTexts, pseudoMessage, usePseudoLocale } from './support/pseudo.ts';
import { settled } from './support/settled.ts';
import { signUpSlice, validDraft } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' }); // the pages change no data

test.beforeEach(async ({ page, language }) => usePseudoLocale(page, language));

/** Expects that the page, once loaded, has no plain text. */
async function expectNoPlainText(page: Page, situation: string) {
  await settled(page);
  await expect
    .configure({ soft: true })
    .poll(() => plainTexts(page), { message: situation })
    .toEqual([]);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoPlainText(page, path);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

test('a visitor sees no text from outside the catalogue', { tag: '@en' }, async ({ page, language }) => {
  const message = (id: string) => pseudoMessage(language, id);
  for (const path of ['/', '/login', '/wizard-master', '/no/such/page']) await visit(page, path);
  await page.goto('/login');
  await page.locator('main form [type=submit]').click();
  await expectNoPlainText(page, 'an invalid login form');
  await page.goto('/');
  // shows every section
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('#payment')).toBeVisible();
  await expectNoPlainText(page, 'the whole landing page');
  for (const id of ['signup', 'later', 'next']) await button(page, message(id)).click();
  await expectNoPlainText(page, 'the subscribe modal');
});

test('no step of the sign-up has text from outside the catalogue', { tag: '@ar' }, async ({ page }) => {
  await page.goto('/login');
  for (const step of ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review']) {
    const slice = signUpSlice(step, {
      ...validDraft,
      first_name: '⦅Layla⦆',
      last_name: '⦅Haddad⦆',
      hourly_rates: step === 'terms' ? '-1' : '450',
    });
    await page.evaluate((signUp) => {
      const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
      localStorage.setItem('persist:root', JSON.stringify({ ...root, signUp }));
    }, slice);
    await visit(page, '/wizard-master');
    if (['account', 'terms'].includes(String(step))) {
      await page.locator('main form [type=submit]').last().click();
      await expectNoPlainText(page, `${String(step)}, submitted`);
    }
    await page.goto('/no/such/page');
  }
});

test('no page of a candidate has text from outside the catalogue', { tag: '@ar' }, async ({
  page,
  language,
  asCandidate,
}) => {
  const message = (id: string) => pseudoMessage(language, id);
  await asCandidate();
  for (const path of ['/job-request-list', '/contract', '/invoice', '/account']) await visit(page, path);
  await button(page, message('change_password')).click();
  await expectNoPlainText(page, 'an invalid password form');
  await button(page, message('clear_browser')).click();
  await expectNoPlainText(page, 'clearing the browser');
  for (const path of ['/contract', '/invoice']) {
    await page.goto(path);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/[^/]+\/[^/]+$/);
    await expectNoPlainText(page, `a record of ${path}`);
  }
});

test('no form for a request has text from outside the catalogue', { tag: '@en' }, async ({
  page,
  language,
  asCandidate,
  ownRequest,
}) => {
  const message = (id: string) => pseudoMessage(language, id);
  await asCandidate();
  await page.goto(ownRequest);
  await button(page, message('decline_request')).click();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expectNoPlainText(page, 'declining');
  await page.keyboard.press('Escape');
  await button(page, message('quote_write')).click();
  await button(page, message('quote_send')).click();
  await expectNoPlainText(page, 'an invalid quotation');
  await button(page, message('quote_discard')).click();
});

test('no form of the profile has text from outside the catalogue', { tag: '@en' }, async ({ page, asCandidate }) => {
  await asCandidate();
  await visit(page, '/account-view');
  const sections = await page
    .locator('[data-open]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-open')));
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections) {
    await page.locator(`[data-open="${section}"]`).click();
    await expect(page.locator('main form')).toBeVisible();
    await expectNoPlainText(page, `editing ${section}`);
    await page
      .locator('main form button')
      .filter({ hasNot: page.locator('svg') })
      .nth(-2)
      .click();
    await expect(page.locator('main form')).toHaveCount(0);
  }
});

test('no panel has text from outside the catalogue', { tag: '@ar' }, async ({ page, language, asCandidate }) => {
  const message = (id: string) => pseudoMessage(language, id);
  await asCandidate();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('a');
  await expectNoPlainText(page, 'the command palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectNoPlainText(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, message('open_menu')).click();
  await expectNoPlainText(page, 'the menu');
});

test('finds plain words, numbers and labels', { tag: '@en' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await plainTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    for (const text of ['Plain', '12', '⟦Half⟧ plain']) {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      main?.append(paragraph);
    }
    const button = document.createElement('button');
    button.ariaLabel = 'Label';
    button.title = 'عنوان';
    main?.append(button);
  });
  expect(await plainTexts(page)).toEqual([
    'p.main: Plain',
    'p.main: 12',
    'p.main: ⟦Half⟧ plain',
    'button.main[aria-label]: Label',
    'button.main[title]: عنوان',
  ]);
});
