// Keeps the deadlines of a page from passing while a busy machine delays a test or a picture.

/** Milliseconds. No call has a shorter deadline. */
export const shortestDeadline = 5_000;

/** The longest that a timer can wait: one that should wait longer ends at once. */
const longest = 2 ** 31 - 1;

/** A hundred times as long, or as long as a timer can wait. @param {number} delay */
export const lengthened = (delay) => Math.min(delay * 100, longest);

/**
 * Every timer of that length or more waits a hundred times as long. A test of what happens after one installs the
 * page's clock, which replaces these timers.
 * @param {import('@playwright/test').BrowserContext} context
 */
export const lengthenDeadlines = (context) =>
  context.addInitScript(
    ({ shortest, longest }) => {
      const original = window.setTimeout;
      /** @param {TimerHandler} handler @param {number} [delay] @param {unknown[]} args */
      const longer = (handler, delay = 0, ...args) =>
        original(handler, delay < shortest ? delay : Math.min(delay * 100, longest), ...args);
      window.setTimeout = /** @type {typeof window.setTimeout} */ (longer); // without Node's overloads
    },
    { shortest: shortestDeadline, longest },
  );
