import { expect, type Page } from '@playwright/test';

export const blankPath = '/favicon.svg';

/**
 * Opens a file of the product that runs no script. A page of another site would end the process, and with it warm
 * caches.
 */
export async function openBlank(page: Page, origin = ''): Promise<void> {
  await leaveFor(page, `${origin}${blankPath}`);
}

/**
 * Opens an address, also while the page navigates by itself, as it does after a log-out, which interrupts the attempt.
 */
export async function leaveFor(page: Page, address: string): Promise<void> {
  await expect(() => page.goto(address)).toPass({ intervals: [0, 50, 100, 200] });
}
