import type { Locator, Page } from '@playwright/test';

/** The control of a field, by its name in the draft. */
export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
