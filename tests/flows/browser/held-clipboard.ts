/** Lets a path decide whether the browser copies a text. */
import type { Page } from '@playwright/test';

interface Clipboard {
  copied: string | null;
  settle(isAllowed: boolean): void;
}

/** Holds what the page copies until the path calls `settleCopy`. */
export const holdClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scope = window as unknown as Clipboard;
    scope.copied = null;
    navigator.clipboard.writeText = (text) =>
      new Promise((resolve, reject) => {
        scope.settle = (isAllowed) => {
          if (!isAllowed) return reject(new DOMException('Write permission denied.', 'NotAllowedError'));
          scope.copied = text;
          resolve();
        };
      });
  });

/** The browser copies the text, or gives no access to its clipboard. */
export const settleCopy = (page: Page, isAllowed: boolean): Promise<void> =>
  page.evaluate((allowed) => (window as unknown as Clipboard).settle(allowed), isAllowed);

export const copiedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => (window as unknown as Clipboard).copied);
