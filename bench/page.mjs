// Opens a signed-in page of the built product, and measures the CPU time of an action on it.
import { serveFolder } from '../scripts/static-host.mjs';
import { answerWith } from './rows.mjs';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} web
 * @param {number} count rows per list
 */
export async function openSignedIn(browser, web, count) {
  const host = await serveFolder(web, answerWith(count));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${host.origin}/login`);
  await page.locator('main [name="usr"]').fill('bench@example.com');
  await page.locator('main [name="password"]').fill('a password');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const metric = async (name) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? 0;
  };
  return {
    page,
    origin: host.origin,
    metric,
    devtools,
    /** The CPU time of the main thread in milliseconds, from the action until the thread is idle. */
    cpuOf: async (action) => {
      const before = await metric('TaskDuration');
      await action();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
      return ((await metric('TaskDuration')) - before) * 1000;
    },
    close: async () => {
      await context.close();
      host.close();
    },
  };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
