/**
 * Tests the pages in a browser. Long because every page is tested with languages, failures, reloads and late replies.
 */

import { hold } from '../support/hold.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { mockApi } from './support/mock-api.ts';
import { titleOf } from './support/page-names.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const personalPages = [
  { path: '/account-view', message: 'bio', method: 'get_profile' },
  { path: '/job-request-list', message: 'job_request', method: 'get_rfq' },
  { path: '/contract', message: 'contract', method: 'get_contract_list' },
  { path: '/invoice', message: 'invoice', method: 'get_invoices' },
  { path: '/account', message: 'account', method: 'get_profile' },
] as const;

/** Each of these pages is opened in one language and switched to the other. */
const turn = (at: number) => (at % 2 === 0 ? '@en' : '@ar');

for (const [at, { path, message, method }] of personalPages.entries()) {
  test(`${path} shows its records, highlights its link, and switches the language without a reload`, {
    tag: turn(at),
  }, async ({ page, messages, language, asCandidate }) => {
    await asCandidate();
    const read = page.waitForRequest((request) => request.url().includes(`method=${method}&`));
    await page.goto(path);
    expect(new URL((await read).url()).searchParams.get('language')).toBe(language);
    await expect(page.getByRole('link', { name: messages(message), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');

    const other = language === 'ar' ? 'en' : 'ar';
    const isSamePage = await page.evaluateHandle(() => document.body);
    const again = page.waitForRequest((request) => request.url().includes(`method=${method}&`));
    await page.getByRole('button', { name: messages(`language_name_${other}`) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    expect(new URL((await again).url()).searchParams.get('language')).toBe(other);
    expect(await isSamePage.evaluate((body) => body.isConnected)).toBe(true);
    await expect(page).toHaveURL(path);
  });
}

for (const [at, path] of ['/', '/login', '/wizard-master'].entries()) {
  test(`${path} is shown in both languages, and without the API`, { tag: turn(at) }, async ({
    page,
    messages,
    language,
    consoleWatch,
  }) => {
    consoleWatch.allow(/net::ERR/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = language === 'ar' ? 'en' : 'ar';
    await page.getByRole('button', { name: messages(`language_name_${other}`) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);

    await page.route('**/api/method/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test('a row of a list opens its page, and Back returns to the list', { tag: '@en' }, async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  for (const path of ['/job-request-list', '/contract']) {
    await page.goto(path);
    const link = page.getByRole('rowheader').getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}/.+`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page).toHaveTitle(titleOf(messages, title));
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});

test('Back and Forward return to the place on a list, and a link opens a page at its beginning', async ({
  page,
  asCandidate,
}) => {
  await asCandidate();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  for (const path of ['/job-request-list?view=all', '/contract', '/invoice']) {
    await page.goto(path);
    const link = page.getByRole('rowheader').getByRole('link').nth(10);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await scrolled();
    expect(place).toBeGreaterThan(100);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBe(place);
    await page.goForward();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBe(place);
  }
});

test('a list that failed shows an alert, and Try again loads it', { tag: '@ar' }, async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(500);
  await asCandidate();
  let isFailing = true;
  await page.route('**method=get_contract_list**', (route) =>
    isFailing ? route.fulfill({ status: 500, json: { exc_type: 'InternalError' } }) : route.continue(),
  );
  await page.goto('/contract');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeFindings(page);
  isFailing = false;
  await page.getByRole('button', { name: messages('retry') }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an empty list shows a heading and no alert', { tag: '@en' }, async ({ page, asCandidate }) => {
  await asCandidate();
  await mockApi(page, {});
  for (const path of ['/job-request-list', '/contract', '/invoice']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNoAxeFindings(page);
  }
});

test('a reload shows the persisted list first and then the new one', { tag: '@ar' }, async ({ page, asCandidate }) => {
  await asCandidate();
  await mockApi(page, { get_contract_list: { data: [{ name: 'CON-1', title: 'First title' }] } });
  await page.goto('/contract');
  await expect(page.getByText('First title')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).toContain('First title');
  await page.unrouteAll();
  const { released, release } = hold();
  await mockApi(page, {
    get_contract_list: async () => {
      await released;
      return { data: [{ name: 'CON-1', title: 'Second title' }] };
    },
  });
  await page.reload();
  await expect(page.getByText('First title')).toBeVisible();
  release();
  await expect(page.getByText('Second title')).toBeVisible();
});

test('a late reply does not replace the page opened last', { tag: '@en' }, async ({ page, asCandidate }) => {
  await asCandidate();
  const { released, release } = hold();
  await mockApi(page, {
    get_contract_list: {
      data: [
        { name: 'A', title: 'Contract A' },
        { name: 'B', title: 'Contract B' },
      ],
    },
    get_contract: async ({ query }) => {
      if (query.name === 'A') await released;
      return { data: { name: query.name, title: `Contract ${query.name}` } };
    },
  });
  await page.goto('/contract');
  await page.getByRole('link', { name: 'Contract A' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Contract B' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract B');
  release();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract B');
});

test('switching the language twice ignores the late reply of the first switch', async ({
  page,
  messages,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar';
  const { released, release } = hold();
  await mockApi(page, {
    get_translation_text: async ({ query }) => {
      if (query.language === other) await released;
      return { data: { login: `login in ${query.language}` } };
    },
  });
  await page.goto('/login');
  await expect(page.getByText(`login in ${language}`).first()).toBeVisible();
  await page.getByRole('button', { name: messages(`language_name_${other}`) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.getByRole('button', { name: messages(`language_name_${language}`) }).click();
  release();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(`login in ${language}`).first()).toBeVisible();
  await expect(page.getByText(`login in ${other}`)).toHaveCount(0);
});

test('an unknown path shows the not-found page', { tag: '@ar' }, async ({ page, messages }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText(messages('page_not_found'))).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a missing record shows a message and a link to its list', { tag: '@en' }, async ({
  page,
  messages,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(404);
  await asCandidate();
  for (const path of ['/job-request-list', '/contract']) {
    await page.goto(`${path}/NO-SUCH`);
    await expect(page.getByText(messages('not_found'))).toBeVisible();
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  }
});

test('a page view is sent on every route change', { tag: '@ar' }, async ({ page, messages }) => {
  const views: unknown[] = [];
  await page.route('**/api/page-view', (route, request) => {
    views.push(request.postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages('login') })
    .click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => views.map((view) => (view as { path: string }).path)).toEqual(['/', '/login']);
});
