import type { Locator } from '@playwright/test';

/** Fills a field of any kind with a value that it accepts. */
export async function fillAny(control: Locator): Promise<void> {
  const inputMode = await control.getAttribute('inputmode');
  if ((await control.evaluate((element) => element.localName)) === 'select') await control.selectOption({ index: 1 });
  else if (inputMode === 'decimal') await control.fill('3');
  else if (inputMode === 'numeric') await control.fill(`1/3/${new Date().getFullYear() + 1}`);
  else await control.fill('In 2024, for a bank.');
}
