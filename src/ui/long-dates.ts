/** Writes days out in the chosen calendar. Apart from the other formats, because the first page does not need it. */
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { dateFormat, type Optional } from './intl-formatters.ts';
import { type Translate, useMessages } from './messages.tsx';
import { dayIn } from './wire-time.ts';

/** Formats days. Returns `null` for an absent or unreadable one. */
export interface LongDates {
  /** Sunday, 3 January 2027. In the Hijri calendar, the Gregorian day follows. */
  inWords(day: Optional<string>): string | null;
  /** As it is typed: 03/01/2027. */
  inDigits(day: Optional<string>): string | null;
  /** A Gregorian day or time that is already formatted. In the Hijri calendar, it follows the Hijri day. */
  withHijri(day: Optional<string>, gregorian: string | null): string | null;
}

/** The formats in the language, calendar and digits on screen. */
export function useLongDates(): LongDates {
  const { i18n } = useLingui();
  const messages = useMessages();
  const locales = String(i18n.locales);
  return useMemo(() => longDates(locales, messages), [locales, messages]);
}

/** @param tag BCP 47 with calendar and digits, such as `ar-u-ca-islamic-umalqura-nu-latn` */
export function longDates(tag: string, messages: Translate): LongDates {
  const locale = tag.replace(/^en\b/, 'en-GB');
  const isGregorian = !locale.includes('-ca-islamic');
  const inLetters = (each: string, day: Date) =>
    withApostrophe(dateFormat(each, { dateStyle: 'long', timeZone: 'UTC' }).format(day));
  return {
    inWords: (text) => {
      const day = dayIn(text);
      if (!day) return null;
      const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
      const date = messages('date_long', { weekday, date: inLetters(locale, day) });
      const gregorian = locale.replace('ca-islamic-umalqura', 'ca-gregory');
      return isGregorian ? date : messages('date_in_both', { date, gregorian: inLetters(gregorian, day) });
    },
    inDigits: (text) => {
      const day = dayIn(text);
      return day && digits(locale, day);
    },
    withHijri: (text, gregorian) => {
      const day = dayIn(text);
      if (isGregorian || !day || gregorian === null) return gregorian;
      return messages('date_in_both', { date: inLetters(locale, day), gregorian });
    },
  };
}

/** An English date with an apostrophe that the page's font has, in place of the one of Hijri months: Dhu’l-Qi’dah. */
export const withApostrophe = (date: string): string => date.replaceAll('\u02bb', '’');

function digits(locale: string, day: Date): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  const parts = dateFormat(locale, options).formatToParts(day);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')}`;
}
