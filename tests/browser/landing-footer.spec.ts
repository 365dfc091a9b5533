/** The footer of the landing page, whose last sections arrive after the first ones. */
import { holdFiles } from './support/hold-files.ts';
import { recordShifts } from './support/layout-shifts.ts';
import { code } from './support/page-code.ts';
import { expect, test } from './support/test.ts';

test('the footer is shown below the last sections, and does not move when they arrive', async ({ page }) => {
  const { release } = await holdFiles(page, code);
  await page.goto('/');
  const footer = page.locator('footer');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toBeVisible();
  const shifts = await recordShifts(page, 'footer');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(footer).toBeHidden();
  const placeholder = page.locator('[data-incomplete]');
  await expect(placeholder).toBeInViewport();
  await expect(placeholder).not.toHaveCSS('background-image', 'none');
  release();
  await expect(footer).toBeVisible();
  expect(await headings.count()).toBeGreaterThan(4);
  expect(await shifts()).toEqual([]);
});

test('the footer is shown when the last sections cannot be loaded', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource|ERR_/);
  await page.route(code, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(messages('landing_partly'))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the links of the footer stay in place on a phone when its year arrives', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const top = () =>
    footer.evaluate((element) => {
      const links = element.querySelector('nav')?.getBoundingClientRect().top ?? Number.NaN;
      return links - element.getBoundingClientRect().top;
    });
  const year = /© .*20\d\d/;
  await expect(footer).toContainText('©');
  await expect(footer).not.toContainText(year);
  const before = await top();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText(year);
  expect(await top()).toBe(before);
});
