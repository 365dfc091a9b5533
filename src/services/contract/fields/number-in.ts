import { maxLineLength } from './field.ts';

/**
 * A number in any of the digit sets, with or without separators of groups and invisible marks; `null` for any other text,
 * such as 475,50, in which no group follows the separator.
 */
export function numberIn(typed: string): number | null {
  if (typed.length > maxLineLength) return null;
  const latin = latinDigits(typed.replace(/\p{Cf}/gu, '').trim()).replace(/٫/g, '.');
  return grouped.test(latin) ? Number(latin.replace(/[,٬،\s]/g, '')) : null;
}

/** Digits alone, or in groups of 2 or 3 with the same separator, of which the last has 3, as in 1,234,567 and 12,34,567. */
const grouped = /^(?:\d+|\d{1,3}([,٬،\s])(?:\d{2,3}\1)*\d{3})(?:\.\d+)?$/;

/** Converts Arabic-Indic and Persian digits to 0-9. The code of each zero is a multiple of 16. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** The number of decimals of a currency. */
export function decimalsOf(currency: string | null): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? '' });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount in so many decimals. 1.005 is slightly less in binary: the exponent form rounds the decimal text. */
export const rounded = (amount: number, decimals: number): number =>
  Number(`${Math.round(Number(`${amount.toPrecision(15)}e${decimals}`))}e-${decimals}`);

/** A sum of amounts in four decimals, the maximum of any currency, without the errors of binary fractions. */
export const roundedSum = (sum: number): number => Math.round(sum * 10_000) / 10_000;
