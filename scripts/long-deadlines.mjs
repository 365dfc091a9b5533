// Keeps deadlines from passing while a busy machine delays a test or a picture.

/** Milliseconds. No call has a shorter deadline. */
export const minDeadline = 5_000;

/**
 * Every timer of that length or more waits a hundred times as long, or as long as a timer can wait: one that should wait
 * longer ends at once. A test of what happens after a deadline replaces the clock, and these timers with it. Runs in
 * pages, too, and is therefore complete in itself; a second call changes nothing.
 * @param {number} shortest milliseconds
 */
export function lengthenTimers(shortest) {
  const original = globalThis.setTimeout;
  if (original.name === 'setLongTimeout') return;
  /** @param {TimerHandler} handler @param {number} [delay] @param {unknown[]} args */
  function setLongTimeout(handler, delay = 0, ...args) {
    return original(handler, delay < shortest ? delay : Math.min(delay * 100, 2 ** 31 - 1), ...args);
  }
  globalThis.setTimeout = /** @type {typeof setTimeout} */ (Object.assign(setLongTimeout, original)); // without Node's overloads
}

/**
 * Lengthens the timers of every page of a browser context.
 * @param {import('@playwright/test').BrowserContext} context
 */
export const lengthenDeadlines = (context) => context.addInitScript(lengthenTimers, minDeadline);
