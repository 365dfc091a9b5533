import type { Page } from '@playwright/test';

/**
 * Records the layout shifts of a page from now on. Returns a function that reads them, as the browser scores them.
 *
 * @param selector only those in which an element moves that it matches
 */
export async function recordShifts(page: Page, selector?: string): Promise<() => Promise<number[]>> {
  await page.evaluate((moved) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources, value } of list.getEntries() as Shift[]) {
        const isMeant =
          moved === undefined || sources.some(({ node }) => node instanceof Element && node.matches(moved));
        if (isMeant) shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** An entry of the Layout Instability API, which TypeScript does not declare. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
