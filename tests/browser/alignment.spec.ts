/** What a page aligns, and what it keeps on one line or in one colour, in both directions. */
import type { Locator } from '@playwright/test';
import type { Language } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 430, height: 844 };

test('each status of a milestone is on one line', { tag: '@ar' }, async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contract?status=Unsigned');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const table = page.getByRole('table', { name: messages('milestones') });
  const statuses = table.getByText(messages('milestone_status_pending'), { exact: true });
  await expect(statuses.first()).toBeVisible();
  for (const status of await statuses.all()) expect(await linesOf(status)).toBe(1);
});

test('an action of the overview is below its text on a phone, however short its label is', { tag: '@ar' }, async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.setViewportSize(phone);
  await page.goto('/overview');
  const heading = page.getByRole('heading', { name: messages('needs_you') });
  const needs = page.locator('section').filter({ has: heading }).getByRole('listitem');
  await expect(needs.getByRole('link').first()).toBeVisible();
  const distances = await needs.evaluateAll((shown) =>
    shown.map((need) => {
      const lastLine = [...need.querySelectorAll('p')].at(-1)?.getBoundingClientRect().bottom ?? Number.NaN;
      return (need.querySelector('a')?.getBoundingClientRect().top ?? Number.NaN) - lastLine;
    }),
  );
  expect(distances.length).toBeGreaterThan(0);
  expect(distances.filter((distance) => !(distance >= 0))).toEqual([]);
});

test('an aligned amount is one line of a copied text', async ({ page, language, asCandidate }) => {
  await asCandidate();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/invoice');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /SINV-2026-00232/ }) });
  await expect(row).toBeVisible();
  const amount = await row.getByRole('cell').nth(1).innerText(); // as the clipboard has it
  const isArabic = language === 'ar';
  expect(amount.replace(/\p{Cf}/gu, '')).toBe(isArabic ? '28,175.00\u00a0ر.س.' : 'SAR\u00a028,175.00');
});

test('amounts have the colours of their payment status in the overview and in the chart', { tag: '@en' }, async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.goto('/overview');
  const colourOf = async (part: string) => {
    const key = page.locator(`div[data-part="${part}"] [aria-hidden="true"]`).first();
    return key.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const colours = await Promise.all(parts.map(({ inOverview }) => colourOf(inOverview)));
  await page.goto('/invoice');
  await expect(page.getByRole('heading', { name: messages('chart_title') })).toBeVisible();
  for (const [at, { inChart }] of parts.entries()) {
    await expect(page.locator(`rect[data-status="${inChart}"]`).first()).toHaveCSS('fill', colours[at] ?? '');
  }
  await page.goto('/contract?status=Active');
  for (const [at, variant] of (['paid', 'invoiced'] as const).entries()) {
    await expect(page.locator(`[data-variant="${variant}"]`).first()).toHaveCSS('background-color', colours[at] ?? '');
  }
});

test('an overdue invoice has its date in one line, and in the colour of its status', async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/invoice?status=Overdue');
  const table = page.getByRole('table', { name: messages('invoice'), exact: true });
  const dates = table.getByText(messages('overdue_since', { date: '' }).trim());
  await expect(dates.first()).toBeVisible();
  const colour = await dates.first().evaluate((element) => getComputedStyle(element).color);
  for (const date of await dates.all()) expect(await linesOf(date)).toBe(1);
  for (const status of await table.getByText(messages('invoice_status_overdue'), { exact: true }).all())
    await expect(status).toHaveCSS('color', colour);
});

test('on paper, a list has the filters that narrow it, and no other field', async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await page.goto('/contract?status=Active');
  const search = page.getByRole('search');
  const fields = search.locator('input, select');
  await expect(fields.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(fields.filter({ visible: true })).toHaveCount(1);
  await expect(search.getByLabel(messages('status'), { exact: true })).toBeVisible();
});

test('each invoice names its client below its number', { tag: '@ar' }, async ({
  page,
  messages,
  language,
  asCandidate,
}) => {
  await asCandidate();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/invoice');
  const table = page.getByRole('table', { name: messages('invoice'), exact: true });
  const links = table.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const [number, client] = await Promise.all([boxOf(link.locator('bdi').first()), boxOf(link.locator('bdi').last())]);
    expect(client.y).toBeGreaterThanOrEqual(number.y + number.height - 1);
    expect(Math.abs(startOf(client, language) - startOf(number, language))).toBeLessThanOrEqual(1);
  }
});

test('the button of the footer looks like the links beside it', { tag: '@en' }, async ({ page, messages }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const button = footer.getByRole('button', { name: messages('report_problem') });
  const link = footer.getByRole('link', { name: messages('page_privacy') });
  for (const property of ['color', 'font-size', 'font-weight', 'text-decoration-line'] as const) {
    const value = await link.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    await expect(button).toHaveCSS(property, value);
  }
});

test('a download ends where its list ends', async ({ page, messages, language, asCandidate }) => {
  await asCandidate();
  await page.goto('/contract?status=Active');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const download = page.getByText(messages('download'), { exact: true }).first();
  await expect(download).toBeVisible();
  const [text, list] = await Promise.all([textOf(download), boxOf(page.getByRole('list').filter({ has: download }))]);
  const distance = language === 'ar' ? text.x - list.x : list.x + list.width - text.x - text.width;
  expect(Math.abs(distance)).toBeLessThanOrEqual(2);
});

test('a long sheet shows its actions on a phone without scrolling', { tag: '@ar' }, async ({
  page,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  await page.setViewportSize({ ...phone, height: 600 });
  await page.goto('/job-request-list?view=all');
  await page
    .getByRole('search')
    .getByRole('button', { name: messages('filters') })
    .click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('[type="submit"]');
  await expect(submit).toBeInViewport({ ratio: 1 });
  const last = dialog.getByLabel(messages('sort_by'));
  await last.focus();
  const [field, action] = await Promise.all([boxOf(last), boxOf(submit)]);
  expect(field.y + field.height).toBeLessThanOrEqual(action.y);
});

test('a card of a request has no line without text', { tag: '@en' }, async ({ page, asCandidate }) => {
  await asCandidate();
  await page.setViewportSize(phone);
  await page.goto('/job-request-list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const lines = await page.getByRole('cell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const value = cell.lastElementChild; // after the header, which only a screen reader reads
      const isText = cell.checkVisibility() && value instanceof HTMLElement && !value.querySelector('button');
      return isText ? [value.innerText.trim()] : [];
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).not.toContain('');
});

test('sections of the landing page on one background have one gap between them', { tag: '@en' }, async ({ page }) => {
  await page.goto('/#payment');
  const ofSecond = page.locator('#services, #payment');
  await expect(ofSecond).toHaveCount(2);
  for (const section of await ofSecond.all()) await expect(section).toHaveCSS('padding-block-start', '0px');
});

const parts = [
  { inOverview: 'paid', inChart: 'paid' },
  { inOverview: 'notDue', inChart: 'open' },
  { inOverview: 'overdue', inChart: 'overdue' },
] as const;

const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown.lastChild ?? shown);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const textOf = (element: Locator) =>
  element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown.lastChild ?? shown);
    const { x, width } = range.getBoundingClientRect();
    return { x, width };
  });

const startOf = ({ x, width }: { x: number; width: number }, language: Language): number =>
  language === 'ar' ? x + width : x;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not visible.');
  return box;
}
