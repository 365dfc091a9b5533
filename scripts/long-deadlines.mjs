// Keeps the deadlines of a page from passing while a busy machine delays a test or a picture.

/** Milliseconds. No call has a shorter deadline. */
export const shortestDeadline = 5_000;

/**
 * Every timer of that length or more waits a hundred times as long. A test of what happens after one installs the
 * page's clock, which replaces these timers.
 * @param {import('@playwright/test').BrowserContext} context
 */
export const lengthenDeadlines = (context) =>
  context.addInitScript((shortest) => {
    const original = window.setTimeout;
    /** @param {TimerHandler} handler @param {number} [delay] @param {unknown[]} args */
    const lengthened = (handler, delay = 0, ...args) =>
      original(handler, delay < shortest ? delay : delay * 100, ...args);
    window.setTimeout = /** @type {typeof window.setTimeout} */ (lengthened); // without Node's overloads
  }, shortestDeadline);
