/** The clock of a page, after `page.clock.install()`. */
import { expect, type Page } from '@playwright/test';

export const pageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** From here on the page's time passes only as a test lets it. What a test waits for must be shown before. */
export const stopTime = (page: Page): Promise<void> =>
  // when that time is over already, the first call only pauses the clock, and the next one succeeds
  expect(async () => page.clock.pauseAt((await pageTime(page)) + 1_000)).toPass();

/**
 * Records the timers that the page's documents set; to be called before they are opened. The function that is returned
 * waits until there is one of `delay` milliseconds: if a stopped time passed earlier, that timer would never end.
 */
export async function recordTimers(page: Page): Promise<(delay: number) => Promise<void>> {
  await page.addInitScript(() => {
    const delays: number[] = [];
    const { setTimeout } = window;
    const record = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
      delays.push(delay);
      return setTimeout(handler, delay, ...args);
    };
    Object.assign(window, { timerDelays: delays, setTimeout: record });
  });
  const delays = () => page.evaluate(() => (window as typeof window & { timerDelays: number[] }).timerDelays); // set above
  return (delay) => expect.poll(delays).toContain(delay);
}
