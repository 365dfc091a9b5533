import type { Page } from '@playwright/test';

/** Starts to record whether the page shows a text, if only for a moment before it is left. */
export async function recordText(page: Page, text: string): Promise<() => Promise<boolean>> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.body.innerText.includes(wanted)) resolve(true);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        addEventListener('pagehide', () => resolve(false));
      }),
    text,
  );
  shown.catch(() => undefined); // awaited by the caller
  await page.evaluate(() => undefined); // the observer runs
  return () => shown;
}
