import type { Page } from '@playwright/test';

/**
 * Waits until the page has requested nothing for half a second. A request of the document before, of which the browser
 * reports no end, would be waited for without end: after 20 seconds the test goes on, and its own checks decide.
 */
export const settled = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);

/** Opens a page, and waits until it requests nothing. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
