// Opens a page with the limits of a slow phone, and reads what it costs.
import { watchPage } from './watch-page.mjs';

/** The viewport of a phone and of a desktop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Between two looks at the page, in milliseconds; one in each frame would be part of what is measured. */
export const polling = 100;

/** The button of both pages, without a search by role, which takes the time of the page. */
export const languageToggle = 'header button[lang]';

/** “Slow 4G” of the browser's developer tools. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ slowdown?: number, hasSlowNetwork?: boolean, watched?: object }} [limits] `watched` is given to the page
 */
export async function openPage(context, { slowdown = 1, hasSlowNetwork = false, watched = {} } = {}) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // the time of the main thread, not of the clock: other processes do not count
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (hasSlowNetwork) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
  }
  const slowDown = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  if (slowdown > 1) await slowDown(slowdown);
  await page.addInitScript(watchPage, watched);
  const cpu = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return {
    page,
    devtools,
    slowDown,
    /** Milliseconds of the main thread since the page was opened. */
    cpu,
    /** Milliseconds of the main thread for an action and what follows it within `settled` milliseconds. */
    cpuOf: async (action, settled = 0) => {
      const before = await cpu();
      await action();
      if (settled > 0) await page.waitForTimeout(settled);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
      return (await cpu()) - before;
    },
    /**
     * Waits for a time that the page records, in milliseconds since its navigation started. Playwright's own wait adds a
     * script to the page that takes 15 ms of the main thread in the midst of what is measured, 60 on the slower CPU.
     * @param {string} name
     */
    timeOf: async (name) => {
      const expression = `window.bench.timeOf(${JSON.stringify(name)})`;
      const { result } = await devtools.send('Runtime.evaluate', { expression, awaitPromise: true });
      if (typeof result.value !== 'number')
        throw new Error(`The page has not recorded “${name}”: ${result.description}`);
      return result.value;
    },
  };
}
