/** The clock of a page, after `page.clock.install()`. */
import { expect, type Page } from '@playwright/test';

export const pageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** From here on the page's time passes only as a test lets it. What a test waits for must be shown before. */
export const stopTime = (page: Page): Promise<void> =>
  // when that time is over already, the first call only pauses the clock, and the next one succeeds
  expect(async () => page.clock.pauseAt((await pageTime(page)) + 1_000)).toPass();
