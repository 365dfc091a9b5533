import { expect, type Page } from '@playwright/test';
import { followUnanswered, watchPage } from '../../../scripts/screens-settled.mjs';

const followed = new WeakMap<Page, () => Promise<void>>();

/** Follows the requests of a page from now on, for `settled`. */
export const followRequests = (page: Page): void => void followed.set(page, watchPage(page));

/**
 * Waits until every request of the page has a reply, and nothing on it moves. Playwright's `networkidle` waits for pings,
 * of which the browser reports no end, and does not wait a second time in one document.
 */
export async function settled(page: Page): Promise<void> {
  if (!followed.has(page)) followRequests(page);
  await followed.get(page)?.();
}

/** Opens a page, and waits until it is settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/**
 * Follows the requests of a page from now on. The function that is returned waits until the page has read every reply,
 * except those that match `silent`, also while its time is stopped: if that time passed earlier, it would exceed the
 * deadlines of these requests too.
 */
export function followReplies(page: Page, silent: RegExp): () => Promise<void> {
  const unanswered = followUnanswered(page);
  return async () => {
    // what arrives can cause further requests
    for (let round = 0; round < 3; round += 1) {
      await expect.poll(() => unanswered().filter((url) => !silent.test(url))).toEqual([]);
      await page.evaluate(inNextTask);
    }
  };
}

/** Runs in the page. */
const inNextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
