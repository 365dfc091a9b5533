/** `CPU_THROTTLE=5` makes the CPU of every page five times slower than that of the test and of the server. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

const rate = Number(process.env.CPU_THROTTLE ?? 1);
if (!(rate >= 1)) throw new Error('CPU_THROTTLE is a number of at least 1');

/** The browser of a worker, as a fixture in place of Playwright's. */
export async function slowPages({ browser }: { browser: Browser }, use: (browser: Browser) => Promise<void>) {
  if (rate === 1) return use(browser);
  const newContext = browser.newContext.bind(browser);
  const slowContext: Browser['newContext'] = async (options) => {
    const context = await newContext(options);
    context.on('page', (page) => void slowDown(context, page));
    return context;
  };
  await use(Object.assign(browser, { newContext: slowContext }));
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
