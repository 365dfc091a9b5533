import type { Page } from '@playwright/test';
import { watchPage } from '../../../scripts/screens-settled.mjs';

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
