/** The landing page while its language changes, and after a jump to its end. */
import { stopTime } from './support/page-time.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test('the first frame in another language leaves out the sections below the viewport, and the next has all', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.getByRole('main').locator('> div > section');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => sections.count()).toBeGreaterThan(6); // more than those of the first script
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const before = await page.evaluate(() => document.documentElement.dir);
  await sections.first().evaluate((first) => {
    const isSkipped = (section: Element) => section instanceof HTMLElement && section.style.contentVisibility !== '';
    const skipped = new Set<number>();
    Object.assign(window, { skipped });
    new MutationObserver(() => {
      [...(first.parentElement?.children ?? [])].forEach((section, at) => {
        if (isSkipped(section)) skipped.add(at);
      });
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
  await page.locator('header button[lang]').click();
  await expect(page.locator('html')).not.toHaveAttribute('dir', before);
  await expect
    .poll(() => sections.evaluateAll((all) => all.map((section) => getComputedStyle(section).contentVisibility)))
    .toEqual(Array(await sections.count()).fill('visible'));
  const skipped = await page.evaluate(() => [...(window as unknown as { skipped: Set<number> }).skipped]);
  expect(skipped).not.toContain(0);
  expect(skipped.length).toBeGreaterThan(3);
});

test('a jump to the end of the page loads what it passes', { tag: '@ar' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/');
  const services = page.locator('#services');
  await services.waitFor();
  await stopTime(page); // no timer loads the icons
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(services.locator('svg').first()).toBeVisible();
});
