// Waits until a page has the state that a picture shows.

/** @typedef {import('@playwright/test').Page} Page */

/** Milliseconds until a request without a reply is an error, on a loaded machine too. */
const maxWait = 120_000;
/** A longer animation, such as the bar of a toast, is not awaited: the toast would be gone. */
const maxAnimation = 1_000;

/** The calls of a page that are never answered. @type {WeakMap<Page, string[]>} */
const held = new WeakMap();

/**
 * Never answers the requests of a call, so that the page shows that it is loading.
 * @param {Page} page
 * @param {string} method
 */
export async function holdCall(page, method) {
  held.set(page, [...(held.get(page) ?? []), method]);
  await page.route(`**method=${method}&**`, () => undefined);
}

/**
 * Follows the requests of a page from now on.
 * @param {Page} page
 * @returns {() => string[]} the addresses of those without a reply
 */
export function followUnanswered(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const open = new Set();
  page.on('request', (request) => {
    if (!hasUnknownEnd(request)) open.add(request);
  });
  page.on('response', (response) => {
    if (response.status() === notModified) open.delete(response.request());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

/**
 * Follows the requests of a page from now on.
 * @param {Page} page
 * @returns {() => Promise<void>} waits until every request is answered, except those on hold, and nothing moves
 */
export function watchPage(page) {
  const unanswered = followUnanswered(page);
  const isHeld = (/** @type {string} */ url) => held.get(page)?.some((method) => url.includes(`method=${method}&`));
  return async () => {
    const end = Date.now() + maxWait;
    // what arrives can cause further requests, which the page sends within two frames
    for (let quiet = 0; quiet < 3; ) {
      await page.evaluate(afterFrames);
      const awaited = unanswered().find((url) => !isHeld(url));
      if (awaited && Date.now() > end) throw new Error(`No reply has arrived: ${awaited}`);
      quiet = awaited ? 0 : quiet + 1;
    }
    await page.evaluate(atRest, maxAnimation);
  };
}

/** The status of a reply without a body, which the page does not read; the browser does not always report its end. */
const notModified = 304;

/**
 * The browser does not report the end of a ping, nor of a reply that the page does not read.
 * @param {import('@playwright/test').Request} request
 */
const hasUnknownEnd = (request) => request.resourceType() === 'ping' || request.url().endsWith('/api/health');

/** Runs in the page: resolves after two frames, and 50 ms for timers. */
const afterFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));

/**
 * Runs in the page: resolves when the fonts are there and every short animation has ended.
 * @param {number} longest in milliseconds
 */
async function atRest(longest) {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest)
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.all(ending);
}
