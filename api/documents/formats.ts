/** Formats of the documents: the Gregorian calendar and the digits 0 to 9 in both languages. */

import { decimalsOf } from '../../src/services/contract/fields/number-in.ts';
import type { Language } from '../../src/services/contract/language.ts';

const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-u-ca-gregory-nu-latn',
};

/** A day of the wire in words; `''` for none. */
export function dayText(day: string | null | undefined, language: Language): string {
  if (!day) return '';
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** A time of the wire, at the site: the day and the hour. */
export function timeText(time: string | null | undefined, language: Language): string {
  return time ? `${dayText(time, language)}${language === 'ar' ? '،' : ','} ${time.slice(11, 16)}` : '';
}

/** The digits of an amount with the decimals of its currency: 98,000.00. */
export function amountText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(amount);
}

/** The name of a currency with its code. */
export function currencyText(currency: string, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: 'currency' }).of(currency);
  return name === undefined || name === currency ? currency : `${name} (${currency})`;
}

/** A rate in percent: 15%. */
export function percentText(rate: number, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 });
  return format.format(rate / 100);
}

/** A number with as many decimals as it has, six at most. */
export const numberText = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(value);
