/** Another tab of the same browser. */
import type { Page } from '@playwright/test';
import { expect } from '../../browser/support/test.ts';
import { intervals } from './held-server.ts';
import type { Stage } from './stage.ts';

/** Opens a tab once the page has stored what the tab must read, and closes it after the action. */
export async function inOtherTab(
  stage: Stage,
  isStored: RegExp,
  path: string,
  action: (tab: Page) => Promise<unknown>,
) {
  await expect.poll(() => storedBy(stage.page), { message: 'what the page has stored', intervals }).toMatch(isStored);
  const tab = await stage.context.newPage();
  await stage.server.attach(tab);
  await tab.goto(path, { waitUntil: 'commit' });
  await action(tab);
  // a tab stores its state when it is closed, at the latest
  await tab.close({ runBeforeUnload: true });
}

export const storedBy = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('persist:root') ?? '');
