/** The code of pages: how it is kept from being loaded, and a mark by which a reload is noticed. */
import { expect, type Page } from '@playwright/test';

/** The files of code that is loaded when it is needed. */
export const code = /\/static\/(js|css)\/async\//;

/** A connection that saves data: the page loads no code in advance. */
export const withoutPrefetching = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Marks the document, so that a reload is noticed. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
export const expectNoReload = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');

/** Fails the code that is requested from now on. Returns how often each file is requested. */
export async function failCode(
  page: Page,
  files: RegExp | ((url: URL) => boolean) = code,
): Promise<ReadonlyMap<string, number>> {
  const requests = new Map<string, number>();
  await page.route(files, (route, request) => {
    requests.set(request.url(), (requests.get(request.url()) ?? 0) + 1);
    return route.abort('connectionreset');
  });
  return requests;
}

/** Never answers the probe of the service: once it is answered, code that failed is loaded again by itself. */
export const holdProbe = (page: Page) => page.route('**/api/health', () => undefined);
