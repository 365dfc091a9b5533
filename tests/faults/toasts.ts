/** The texts of toasts: one is gone after some seconds, in which a slow machine may not look at the page. */
import type { Page } from '@playwright/test';

declare global {
  /** The texts of the toasts of this document. */
  var shownToasts: string[] | undefined;
}

/** Runs in every page before its scripts. */
export function recordToasts(): void {
  const shown = new Set<string>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.Toastify [role="status"], body > p[role="status"]')) {
      if (toast.checkVisibility() && toast.innerText.trim() !== '') shown.add(toast.innerText);
    }
    globalThis.shownToasts = [...shown];
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Whether the text of a toast has matched the pattern since the page was loaded. */
export async function hadToast(page: Page, pattern: RegExp): Promise<boolean> {
  // a page that is being left has none
  const texts = await page.evaluate(() => globalThis.shownToasts ?? []).catch(() => []);
  return texts.some((text) => pattern.test(text));
}
