import { maxLineLength } from './field.ts';

/** A number in either digit set, with or without separators and invisible marks; `null` for any other text. */
export function numberIn(typed: string): number | null {
  if (typed.length > maxLineLength) return null;
  const latin = latinDigits(typed.trim())
    .replace(/٫/g, '.')
    .replace(/[٬,\s\p{Cf}]/gu, '');
  return /^\d+(\.\d+)?$/.test(latin) ? Number(latin) : null;
}

/** Converts Arabic-Indic digits to 0-9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

/** The number of decimals of a currency. */
export function decimalsOf(currency: string | null): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? '' });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

// 1.005 is slightly less in binary; the exponent form rounds the decimal text
export const rounded = (amount: number, decimals: number): number =>
  Number(`${Math.round(Number(`${amount.toPrecision(15)}e${decimals}`))}e-${decimals}`);
