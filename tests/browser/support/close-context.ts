import type { BrowserContext } from '@playwright/test';

/** Closes a context. A handler of a route that is still running fails then, which would end the run outside any test. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
