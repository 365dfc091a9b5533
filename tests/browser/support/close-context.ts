import type { BrowserContext } from '@playwright/test';

/**
 * Closes a context after its routes: a handler that is still running would fail, and with it the run, outside any test.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
