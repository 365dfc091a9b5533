/** Formats values of the wire: in the Gregorian calendar, in Arabic with the chosen digits. */

import { useLingui } from '@lingui/react';
import type { Language } from '../services/contract/language.ts';
import { hasArabicDigits } from './digits.ts';
import { cached, type Optional } from './intl-formatters.ts';
import { type Translate, useMessages } from './messages.tsx';
import { type NumberFormats, numberFormats } from './number-formats.ts';
import { type TimeFormats, timeFormats } from './time-formats.ts';

export interface Format extends NumberFormats, TimeFormats {
  /** Alternatives: A, B or C. */
  oneOf(names: readonly string[]): string;
  currencyName(code: Optional<string>): string | null;
  /** @param tag BCP 47 */
  languageName(tag: Optional<string>): string | null;
  /** @param country an ISO 3166 code; other text is returned as it is */
  countryName(country: Optional<string>): string | null;
}

/** The formats in the language on screen. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  const messages = useMessages();
  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  // the messages on screen use the same digits
  return formatIn(language, messages, hasArabicDigits(i18n.locales) ? 'arab' : 'latn');
}

/** One object for all components: each row of a table uses the formats. */
function formatIn(language: Language, messages: Translate, numerals: 'latn' | 'arab'): Format {
  const key = `${language} ${numerals}`;
  const formats = formatsOf.get(messages) ?? new Map<string, Format>();
  formatsOf.set(messages, formats);
  const format = formats.get(key) ?? createFormat(language, messages, undefined, numerals);
  formats.set(key, format);
  return format;
}

const formatsOf = new WeakMap<Translate, Map<string, Format>>();

/**
 * @param zone the reader's IANA zone; that of the browser is read when a time is first shown, since it takes 5 ms
 * @param numerals the digits of Arabic; English always has 0-9
 */
export function createFormat(
  language: Language,
  messages: Translate,
  zone?: string,
  numerals: 'latn' | 'arab' = 'latn',
): Format {
  const locale = language === 'ar' ? `ar-u-ca-gregory-nu-${numerals}` : 'en-GB-u-ca-gregory-nu-latn';
  let readersZone = zone;
  const readZone = () => {
    readersZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
    return readersZone;
  };
  return {
    ...numberFormats(locale),
    ...timeFormats(locale, messages, readZone),
    oneOf: (names) =>
      cached(`one of ${locale}`, () => new Intl.ListFormat(locale, { type: 'disjunction' })).format(names),
    currencyName: (code) => named(locale, 'currency', code?.trim().toUpperCase()) ?? code ?? null,
    languageName: (tag) => named(locale, 'language', tag) ?? tag ?? null,
    countryName: (country) => (isCountry(country) ? named(locale, 'region', country) : null) ?? country ?? null,
  };
}

const isCountry = (text: Optional<string>): text is string => /^[A-Z]{2}$/.test(text ?? '');

/** The name of a code; `null` for an invalid code. */
function named(locale: string, type: 'currency' | 'language' | 'region', code: Optional<string>): string | null {
  if (!code) return null;
  try {
    return (
      cached(`${locale} ${type}`, () => new Intl.DisplayNames(locale, { type, fallback: 'none' })).of(code) ?? null
    );
  } catch {
    return null;
  }
}
