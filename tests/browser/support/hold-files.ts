import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';

interface Held {
  release(): void;
  fail(): void;
}

/** Holds the files that a page requests from now on, until they are released or fail. */
export async function holdFiles(page: Page, files: RegExp | ((url: URL) => boolean)): Promise<Held> {
  const { released, release } = hold<boolean>();
  await page.route(files, async (route) => {
    if (await released) await route.continue();
    else await route.abort();
  });
  return { release: () => release(true), fail: () => release(false) };
}

/** Holds the first script of the pages that are opened next. */
export const holdScript = (page: Page): Promise<Held> => holdFiles(page, /\/static\/js\/index\./);
