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

/** As `recordText`, on a page that is left for the home page, which arrives only after the text was shown. */
export async function recordTextBeforeHome(page: Page, text: string): Promise<() => Promise<boolean>> {
  const isShown = await recordText(page, text);
  const isHome = ({ pathname }: URL) => pathname === '/';
  await page.route(isHome, (route) => isShown().then(() => route.continue()), { times: 1 });
  return isShown;
}

/** Records whether the page shows a text, from the beginning of the next page that is loaded. */
export async function recordTextOfNextPage(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const shown = new Promise<boolean>((resolve) => {
      new MutationObserver(() => {
        if (document.body?.innerText.includes(wanted)) resolve(true);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(window, { shownText: shown });
  }, text);
  return () => page.evaluate(() => (window as unknown as { shownText: Promise<boolean> }).shownText);
}

/** Records for how many milliseconds the page shows a text, once it is shown. */
export async function recordTimeOfText(page: Page, text: string): Promise<() => Promise<number>> {
  const time = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let shownAt: number | undefined;
        new MutationObserver(() => {
          const isShown = document.body.innerText.includes(wanted);
          if (isShown) shownAt ??= performance.now();
          else if (shownAt !== undefined) resolve(performance.now() - shownAt);
        }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  time.catch(() => undefined); // awaited by the caller
  await page.evaluate(() => undefined); // the observer runs
  return () => time;
}
