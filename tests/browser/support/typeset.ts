import type { Page } from '@playwright/test';

/** Waits until the style sheet and the fonts of the page's language are loaded, after which no text changes its size. */
export async function typeset(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // `fonts.check` is also true of a font that no style sheet has declared yet
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    if (!families.includes('Alexandria') || document.documentElement.dataset.fonts !== 'loaded') return false;
    return document.documentElement.lang !== 'ar' || families.includes('Alexandria Arabic');
  });
}
