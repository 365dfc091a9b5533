import type { Page } from '@playwright/test';

/** Waits until the style sheet and the fonts of the page's language are loaded, after which no text changes its size. */
export async function typeset(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { styleSheets, fonts, documentElement } = document;
    if (styleSheets.length < 2 || !fonts.check('1em Alexandria')) return false;
    return documentElement.lang !== 'ar' || fonts.check('1em "Alexandria Arabic"', 'ا');
  });
}
