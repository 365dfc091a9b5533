import type { Page } from '@playwright/test';

/** Holds the first script of the pages that are opened next, until it is released or fails. */
export async function holdScript(page: Page): Promise<{ release(): void; fail(): void }> {
  let settle = (_isReleased: boolean) => {};
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  await page.route(/\/static\/js\/index\./, async (route) => {
    if (await settled) await route.continue();
    else await route.abort();
  });
  return { release: () => settle(true), fail: () => settle(false) };
}
