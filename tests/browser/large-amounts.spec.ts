import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Amounts of 18 digits, as a server may send them. */
const large = 123_456_789_012_345_680;
const amounts = /^(grand_total|outstanding_amount|paid_amount|contract_value|invoiced_amount|amount|net_total)$/;

const enlarged = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => enlarged(each));
  if (typeof value === 'number') return amounts.test(key) ? large : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, enlarged(each, name)]));
};

/** The first character of each line of the amounts on screen. */
const lineStarts = (page: Page) =>
  page.locator('bdi:visible', { hasText: '123,456,789,012,345,680' }).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const starts: string[] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const [at, character] of [...(text.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width > 0 && box.top >= bottom) starts.push(character);
          if (box.width > 0) bottom = Math.max(bottom, box.top + box.height / 2);
        }
      }
      return starts;
    }),
  );

test('amounts that are wider than their place do not widen a page, and no line begins with a separator', async ({
  page,
  asCandidate,
}) => {
  await page.route(/method=get_(invoices|contract_list|contract)&/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: enlarged(await response.json()) });
  });
  await asCandidate();
  const isFitting = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(
      page
        .getByText(/123,456,789,012,345,680/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} ${width}`).toBe(width);
    expect((await lineStarts(page)).join(''), `${page.url()} ${width}`).toMatch(/^[^,.]+$/);
  };
  await page.goto('/invoice');
  for (const width of [1280, 390, 340, 320]) await isFitting(width);
  await page.goto('/contract?status=Active');
  for (const width of [390, 1280]) await isFitting(width);
  await page.getByRole('rowheader').getByRole('link').first().click();
  for (const width of [1280, 390]) await isFitting(width);
});
