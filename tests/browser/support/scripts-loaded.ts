import type { Page } from '@playwright/test';

/**
 * Starts to collect the scripts that the page loads. Returns a function that reads their texts from the server, since the
 * browser can have discarded them.
 */
export function collectScripts(page: Page): () => Promise<string[]> {
  const addresses: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) addresses.push(response.url());
  });
  return () => Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
}
