// Measures how long the landing page with many services takes to answer a click on the language.
import { answerWith } from '../rows.mjs';
import { serveBuild } from './host.mjs';
import { languageToggle, openPage, phone, polling } from './open-page.mjs';
import { forBoth, interleave } from './samples.mjs';

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ samples: number, services: number }} options
 */
export async function measureServicesToggle({ browser, folders }, { samples, services }) {
  const sessions = await forBoth(async (name) => {
    const host = await serveBuild(folders[name], answerWith(20, services));
    const context = await browser.newContext({ viewport: phone, locale: 'en-US' });
    const opened = await openPage(context);
    await opened.page.goto(host.origin, { waitUntil: 'networkidle' });
    // the whole page, with what is loaded when it comes into view
    await opened.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await opened.page.locator('#services h3').first().waitFor();
    await opened.page.evaluate(() => scrollTo(0, 0));
    await opened.page.waitForTimeout(1_000);
    await opened.slowDown(4);
    return { ...opened, close: () => context.close().then(host.close) };
  });
  try {
    return await interleave(samples, (name) => toggle(sessions[name]));
  } finally {
    for (const { close } of Object.values(sessions)) await close();
  }
}

async function toggle({ page }) {
  const isArabic = await page.evaluate(() => document.documentElement.dir === 'rtl');
  await page.evaluate(() => {
    window.bench.interactions = [];
  });
  await page.locator(languageToggle).click();
  await page.waitForFunction((dir) => document.documentElement.dir === dir, isArabic ? 'ltr' : 'rtl', {
    polling,
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  return { interaction: await page.evaluate(() => Math.max(0, ...window.bench.interactions)) };
}
