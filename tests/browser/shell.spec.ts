import type { MessageId } from '../../locales/ids.ts';
import { lengthenDeadlines } from '../../scripts/long-deadlines.mjs';
import { type Scene, scenes } from '../../scripts/screens-pages.mjs';
import { lengthenNames } from '../../scripts/screens-steps.mjs';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test('the header of the landing page is transparent until the page is scrolled', { tag: '@en' }, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo(0, 1));
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto('/login');
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the focus of a removed button or dialog moves to the page', async ({
  page,
  messages,
  language,
  asCandidate,
  consoleWatch,
}) => {
  consoleWatch.allow(500);
  await asCandidate();
  const failed = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route('**method=get_contract_list**', (route) => route.fulfill(failed));
  // the code that follows the focus requests the catalogue of the other language
  const other = language === 'ar' ? 'en' : 'ar';
  const loaded = page.waitForRequest((request) => request.url().includes(`/static/assets/${other}.`));
  await page.goto('/contract');
  await page.keyboard.press('Tab');
  await loaded;
  const retry = page.getByRole('main').getByRole('button', { name: messages('retry') });
  await retry.press('Enter');
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(retry).toBeFocused();
  await page.unroute('**method=get_contract_list**');
  await retry.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: messages('invoice'), exact: true }).click();
  await expect(page).toHaveURL('/invoice');
  await page.getByRole('main').getByRole('searchbox').press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contract');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('below 992 px the menu slides in from its side, returns the focus, and closes after a link', async ({
  page,
  messages,
  language,
  asCandidate,
}) => {
  await asCandidate();
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/account');
  const menuButton = page.locator('header button[aria-expanded]');
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: messages('open_menu') }).click();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  const panel = page.getByRole('dialog', { name: messages('main_menu') });
  await expect(panel).toHaveAttribute('data-placement', language === 'ar' ? 'end' : 'start');
  const box = await panel.boundingBox();
  if (language === 'ar') expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(960);
  else expect(box?.x).toBeLessThan(30);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages('open_menu') })).toBeFocused();

  await page.getByRole('button', { name: messages('open_menu') }).click();
  await panel.getByRole('link', { name: messages('invoice') }).click();
  await expect(page).toHaveURL('/invoice');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: messages('open_menu') }).click();
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages('open_menu') })).toBeHidden();
});

test('below 992 px the command palette opens from the menu, finds records of other pages, and returns the focus', {
  tag: '@ar',
}, async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await page.getByRole('button', { name: messages('open_menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('palette') })
    .press('Enter');
  const palette = page.getByRole('dialog', { name: messages('palette') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('con-20');
  await expect(
    palette
      .getByRole('group', { name: messages('contract') })
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: messages('open_menu') })).toBeFocused();
});

test('the skip link moves the focus to the content', { tag: '@en' }, async ({ page, messages }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: messages('skip_to_content') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the title has the name of the page in the current language', async ({ page, messages }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(new RegExp(messages('login')));
  await expect(page).toHaveTitle(new RegExp(messages('sg_network')));
});

test('the words in the header of a visitor stay in one line at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await page.evaluate(() => document.fonts.ready);
  const controls = await page.getByRole('banner').locator('a, button').filter({ visible: true }).all();
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  expect(boxes.map((box) => box?.height)).toEqual(boxes.map(() => 44));
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(44);
  expect(Math.min(...boxes.map((box) => box?.x ?? -1))).toBeGreaterThanOrEqual(0);
});

test('the links of the footer are 44 px wide and high at least', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  for (const link of await footer.locator('a, button').filter({ visible: true }).all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect([width >= 44, height >= 44], await link.innerText()).toEqual([true, true]);
  }
});

test('no page is wider than a screen of 360 px', async ({ page, asCandidate }) => {
  await asCandidate();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/',
    '/wizard-master',
    '/account-view',
    '/job-request-list',
    '/contract',
    '/invoice',
    '/account',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('no page is wider than the screen when its names are long words', { tag: '@ar' }, async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  for (const [name, { path, prepare, open }] of Object.entries<Scene>(scenes)) {
    if (!name.endsWith('-long')) continue;
    await prepare?.(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await open?.({ page, t: (id) => messages(id as MessageId) });
    await expect(page.getByText(/Pneumono/).first()).toBeVisible();
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const width of [768, 1024, 1280]) {
  test(`no cell of a list reaches beyond its column at ${width} px`, async ({ page, asCandidate }) => {
    await asCandidate();
    await page.setViewportSize({ width, height: 900 });
    const expectCellsInColumns = async () => {
      for (const path of ['/job-request-list?view=all', '/contract', '/invoice']) {
        await page.goto(path);
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await settled(page);
        expect(await page.evaluate(cellsBeyondColumn), path).toEqual([]);
      }
    };
    await expectCellsInColumns();
    await lengthenNames('get_rfq', 'get_contract_list', 'get_invoices')(page);
    await expectCellsInColumns();
  });
}

/** The texts of the cells that are wider than their column. Runs in the page. */
function cellsBeyondColumn(): string[] {
  const cells = [...document.querySelectorAll('tbody :is(th, td)')];
  const isBeyond = (cell: Element) => {
    const column = cell.getBoundingClientRect();
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const isHidden = (texts.currentNode.parentElement?.offsetWidth ?? 0) <= 1; // for screen readers
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const rects = isHidden ? [] : [...range.getClientRects()];
      if (rects.some(({ left, right }) => left < column.left - 1 || right > column.right + 1)) return true;
    }
    return false;
  };
  return cells.filter(isBeyond).map((cell) => cell.textContent);
}

test('an Arabic browser gets Arabic on its first visit, and a stored choice wins', { tag: '@ar' }, async ({
  browser,
  baseURL,
}) => {
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL, locale: 'ar-SA', storageState, serviceWorkers: 'block' });
  await lengthenDeadlines(context);
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'العربية' })).toBeVisible();
  // until its messages are here, the choice is reverted when they cannot be loaded, as when the page is left
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[A-Za-z]/);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'العربية' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
