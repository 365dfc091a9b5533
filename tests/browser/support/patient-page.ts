/** Keeps the deadlines of a page from passing while a busy machine delays the test. */
import type { BrowserContext } from '@playwright/test';

/**
 * Every timer of five seconds or more, which is the shortest deadline of a request, waits a hundred times as long. A
 * test of what happens after one installs the page's clock, of which the timers are not changed.
 */
export const lengthenDeadlines = (context: BrowserContext) =>
  context.addInitScript(() => {
    const original = window.setTimeout;
    const patient = (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
      original(handler, delay < 5_000 ? delay : delay * 100, ...args);
    window.setTimeout = patient as typeof window.setTimeout; // without Node's overloads
  });
