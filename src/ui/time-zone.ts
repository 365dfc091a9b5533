/** Follows the reader's time zone: moments are shown in it, and deadlines name their own where it differs. */
import type { I18n } from '@lingui/core';
import { clearFormatters } from './intl-formatters.ts';

/**
 * Renders the page again when it is shown in another zone than before.
 *
 * @param whenReturning runs the callback whenever the page is shown again
 */
export function followTimeZone(i18n: I18n, whenReturning: (callback: () => void) => void): void {
  let zone = currentZone();
  whenReturning(() => {
    if (zone === currentZone()) return;
    zone = currentZone();
    clearFormatters();
    // every format is created again with the messages
    i18n.activate(i18n.locale, i18n.locales);
  });
}

const currentZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
