import { readFile } from 'node:fs/promises';
import type { MessageId } from '../../locales/ids.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ asCandidate }) => asCandidate());

test('a contract shows its status, the next step and the payments', async ({ page, messages, language }) => {
  await page.goto('/contract?status=Active');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const stages = page.getByRole('list', { name: messages('contract_stages') });
  await expect(stages.locator('[aria-current="step"]')).toContainText(messages('stage_in_progress'));
  await page.getByText(messages('contract_how')).click();
  const chart = page.getByRole('list', { name: messages('life_title') });
  await expect(chart.locator('[aria-current="step"]')).toContainText(messages('contract_status_active'));
  await expect(page.getByRole('region', { name: messages('life_next') })).toBeVisible();
  await expect(page.getByText(messages('to_be_invoiced'))).toBeVisible();

  // the first step is at the start side
  const [first, last] = await Promise.all([
    chart.getByRole('listitem').first().boundingBox(),
    chart.getByRole('listitem').last().boundingBox(),
  ]);
  const isLeftToRight = (first?.x ?? 0) < (last?.x ?? 0);
  expect(isLeftToRight).toBe(language === 'en');

  await page.goBack();
  await expect(page).toHaveURL('/contract?status=Active');
});

test('invoices are filtered by the URL, exported as filtered, and printed on one A4 page', { tag: '@ar' }, async ({
  page,
  messages,
  consoleWatch,
}) => {
  await page.goto('/invoice?status=Paid');
  const table = page.getByRole('table', { name: messages('invoice'), exact: true });
  await expect(table.getByRole('link').first()).toBeVisible();
  const count = await table.getByRole('rowheader').count();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: messages('export_csv') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoices-.*\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(count + 1);

  await table.getByRole('link').first().click();
  const sheet = page.getByRole('article', { name: messages('invoice_details') });
  await expect(sheet).toBeVisible();
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await settled(page);
  await page.context().setOffline(true);
  const ofScreen = [page.getByText(messages('offline')), page.getByText(messages('updated_at', { time: '' }).trim())];
  for (const shown of ofScreen) await expect(shown).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const shown of ofScreen) await expect(shown).toBeHidden();
  await expect(page.getByRole('button', { name: messages('invoice_print') })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

for (const width of [360, 768, 920]) {
  test(`no page is wider than a screen of ${width} px`, async ({ page, messages }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/contract', '/invoice']) {
      await page.goto(path);
      const link = page.getByRole('rowheader').getByRole('link').first();
      await expect(link).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await link.click();
      await expect(
        page.getByRole('link', { name: messages(path === '/contract' ? 'contract' : 'invoice') }).last(),
      ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a tax invoice is not cut off at 320 px', async ({ page, messages }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/invoice?status=Paid');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const sheet = page.getByRole('article', { name: messages('invoice_details') });
  await expect(sheet.getByRole('table')).toBeVisible();
  // what is wider is hidden, not scrolled to
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('in January, the chart of invoices shows the year and is not wider than the screen', async ({ page }) => {
  const now = new Date();
  // the nearest one, so that the twelve months before it have invoices
  const year = now.getUTCFullYear() + (now.getUTCMonth() < 6 ? 0 : 1);
  const date = new Date(Date.UTC(year, 0, 30));
  await page.clock.setFixedTime(date);
  // the page takes the day of the server from its replies
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: date.toUTCString() } });
  });
  await page.goto('/invoice');
  const drawing = page.getByRole('figure').locator('div[aria-hidden="true"]');
  for (const width of [360, 600, 920, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(drawing.getByText(String(year))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a printed contract has nothing to press', { tag: '@ar' }, async ({ page, messages }) => {
  await page.goto('/contract?status=Active');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const back = page.getByRole('main').getByRole('link', { name: messages('contract'), exact: true });
  await expect(back).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(back).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('on a phone, each value of a table has the header of its column for screen readers', { tag: '@en' }, async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const cells = (id: MessageId) => page.getByRole('cell', { name: new RegExp(`^${messages(id)} \\S`) });
  const headers = {
    '/contract': ['contract_value', 'next_step', 'status'],
    '/job-request-list?view=all': ['budget', 'deadline', 'status', 'column_save'],
    '/invoice': ['invoice_dates', 'amount', 'outstanding', 'status'],
  } as const satisfies Record<string, readonly MessageId[]>;
  for (const [path, ids] of Object.entries(headers)) {
    await page.goto(path);
    for (const id of ids) await expect(cells(id).first(), `${path} ${id}`).toBeVisible();
  }
  await page.getByRole('rowheader').getByRole('link').first().click();
  for (const id of ['quantity', 'unit_price'] as const) await expect(cells(id).first(), id).toBeVisible();
});
