// Keeps the deadlines of a page from passing while a busy machine delays a test or a picture.

/**
 * Every timer of five seconds or more, which is the shortest deadline of a request, waits a hundred times as long. A
 * test of what happens after one installs the page's clock, of which the timers are not changed.
 * @param {import('@playwright/test').BrowserContext} context
 */
export const lengthenDeadlines = (context) =>
  context.addInitScript(() => {
    const original = window.setTimeout;
    /** @param {TimerHandler} handler @param {number} [delay] @param {unknown[]} args */
    const patient = (handler, delay = 0, ...args) => original(handler, delay < 5_000 ? delay : delay * 100, ...args);
    window.setTimeout = /** @type {typeof window.setTimeout} */ (patient); // without Node's overloads
  });
