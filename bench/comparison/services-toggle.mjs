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
  const hosts = await forBoth((name) => serveBuild(folders[name], answerWith(20, services)));
  const sample = async (name) => {
    const context = await browser.newContext({ viewport: phone, locale: 'en-US' });
    try {
      const opened = await openPage(context);
      await opened.page.goto(hosts[name].origin, { waitUntil: 'networkidle' });
      // the whole page, with what is loaded when it comes into view
      await opened.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await opened.page.locator('#services h3').first().waitFor();
      await opened.page.evaluate(() => scrollTo(0, 0));
      await opened.page.waitForTimeout(3_000);
      await opened.slowDown(4);
      return await toggle(opened);
    } finally {
      await context.close();
    }
  };
  try {
    return await interleave(samples, sample);
  } finally {
    for (const { close } of Object.values(hosts)) close();
  }
}

/** The first change of the language, which is the most expensive one. */
async function toggle({ page }) {
  await page.evaluate(() => {
    window.bench.interactions = [];
  });
  await page.locator(languageToggle).click();
  await page.waitForFunction(() => document.documentElement.dir === 'rtl', undefined, { polling });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  return { interaction: await page.evaluate(() => Math.max(0, ...window.bench.interactions)) };
}
