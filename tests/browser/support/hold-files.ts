import type { Page } from '@playwright/test';

interface Held {
  release(): void;
  fail(): void;
}

/** Holds the files that a page requests from now on, until they are released or fail. */
export async function holdFiles(page: Page, files: RegExp | ((url: URL) => boolean)): Promise<Held> {
  let settle = (_isReleased: boolean) => {};
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  await page.route(files, async (route) => {
    if (await settled) await route.continue();
    else await route.abort();
  });
  return { release: () => settle(true), fail: () => settle(false) };
}

/** Holds the first script of the pages that are opened next. */
export const holdScript = (page: Page): Promise<Held> => holdFiles(page, /\/static\/js\/index\./);
