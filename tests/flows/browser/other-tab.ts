/** Another tab of the same browser, in which a person goes on with the product. */
import type { Page } from '@playwright/test';
import { expect } from '../../browser/support/test.ts';
import { intervals } from './held-server.ts';
import type { Stage } from './stage.ts';

/** Opens it once the page has kept what it must know, and closes it when the deed is done. */
export async function inOtherTab(stage: Stage, knows: RegExp, path: string, deed: (tab: Page) => Promise<unknown>) {
  await expect.poll(() => keptBy(stage.page), { message: 'what the page keeps', intervals }).toMatch(knows);
  const tab = await stage.context.newPage();
  await tab.goto(path, { waitUntil: 'commit' });
  await deed(tab);
  // what a tab has learnt it keeps at the latest when it is closed
  await tab.close({ runBeforeUnload: true });
}

const keptBy = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('persist:root') ?? '');
