/**
 * Formats numbers and dates: in the Gregorian calendar, in Arabic with the chosen digits. Every format of the product is
 * in this file, which is why it is long.
 */
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { siteZone } from '../services/contract/site-time.ts';
import { type Translate, useMessages } from './messages.tsx';
import { dayIn, hasTime, instantIn, offsetAt } from './wire-time.ts';

type Optional<T> = T | null | undefined;

/** How near a deadline is: more than three days away, within three days, within one day, or past. */
export type Urgency = 'calm' | 'soon' | 'urgent' | 'over';

interface TimeLeft {
  readonly text: string;
  readonly urgency: Urgency;
}

/** Formats values of the wire. Returns `null` for a value that is absent or cannot be read, so that a screen omits it. */
export interface Format {
  number(value: Optional<number>): string | null;
  /** With all digits of the currency's fraction, so that a column lines up: `SAR 1,234.50`. */
  amount(value: Optional<number>, currency: Optional<string>): string | null;
  /** Without a fraction of zero: `SAR 40,000`. */
  briefAmount(value: Optional<number>, currency: Optional<string>): string | null;
  /** @param points percent: 15.5 is 15.5% */
  percent(points: Optional<number>): string | null;
  /** With a sign: +5%. */
  gain(points: Optional<number>): string | null;
  /** A day: 5 March 2026. */
  date(day: Optional<string>): string | null;
  /** The month of a day: March 2026. Of 1 January, which stands for a whole year, the year alone. */
  month(day: Optional<string>): string | null;
  /** The name of a month, 1 to 12. */
  monthName(month: number): string | null;
  /** The month of a day, also of 1 January: January 2026. */
  monthAndYear(day: Optional<string>): string | null;
  /** The short month of a day, for an axis: Mar. Of a January, with the year. */
  axisMonth(day: Optional<string>): string | null;
  /** A time in the site's zone, with the zone where the reader's own differs. */
  dateTime(time: Optional<string>): string | null;
  /** An instant in the reader's own zone. @param time in ms since the epoch */
  moment(time: Optional<number>): string | null;
  /** The time left until a time in the site's zone. A day without a time lasts until its end. */
  timeLeft(deadline: Optional<string>, now?: number): TimeLeft | null;
  fileSize(bytes: Optional<number>): string | null;
  /** Alternatives: A, B or C. */
  oneOf(names: readonly string[]): string;
  /** The sign of a currency, as beside a number: SAR, ر.س. */
  currencySign(code: Optional<string>): string | null;
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
  const numerals = String(i18n.locales).endsWith('arab') ? 'arab' : 'latn';
  return useMemo(() => createFormat(language, messages, readersZone(), numerals), [language, messages, numerals]);
}

/**
 * @param readerZone the reader's IANA zone
 * @param numerals the digits of Arabic; English always has 0-9
 */
export function createFormat(
  language: 'en' | 'ar',
  messages: Translate,
  readerZone = readersZone(),
  numerals: 'latn' | 'arab' = 'latn',
): Format {
  const locale = language === 'ar' ? `ar-u-ca-gregory-nu-${numerals}` : 'en-GB-u-ca-gregory-nu-latn';
  return {
    number: (value) => (isNumber(value) ? numberFormat(locale, {}).format(value) : null),
    amount: (value, currency) => money(locale, value, currency, 'auto'),
    briefAmount: (value, currency) => money(locale, value, currency, 'stripIfInteger'),
    percent: (points) =>
      isNumber(points)
        ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(points / 100)
        : null,
    gain: (points) =>
      isNumber(points)
        ? numberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 }).format(
            points / 100,
          )
        : null,
    date: (day) => formatted(dayIn(day), dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })),
    month: (day) => month(locale, dayIn(day)),
    monthName: (at) =>
      formatted(new Date(Date.UTC(2021, at - 1, 2)), dateFormat(locale, { month: 'long', timeZone: 'UTC' })),
    monthAndYear: (day) =>
      formatted(dayIn(day), dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })),
    axisMonth: (day) => axisMonth(locale, dayIn(day)),
    dateTime: (time) => dateTime(locale, time, readerZone),
    moment: (time) => (isNumber(time) ? dateFormat(locale, clockTime(locale)).format(time) : null),
    timeLeft: (deadline, now = Date.now()) => timeLeft(messages, deadline, now),
    fileSize: (bytes) => fileSize(locale, bytes),
    oneOf: (names) =>
      cached(`one of ${locale}`, () => new Intl.ListFormat(locale, { type: 'disjunction' })).format(names),
    currencySign: (code) => (code ? signOf(locale, code) : null),
    currencyName: (code) => named(locale, 'currency', code?.trim().toUpperCase()) ?? code ?? null,
    languageName: (tag) => named(locale, 'language', tag) ?? tag ?? null,
    countryName: (country) => (isCountry(country) ? named(locale, 'region', country) : null) ?? country ?? null,
  };
}

const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const isNumber = (value: Optional<number>): value is number => typeof value === 'number' && Number.isFinite(value);

const isCountry = (text: Optional<string>): text is string => /^[A-Z]{2}$/.test(text ?? '');

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/**
 * English shows the code of a currency, because several currencies are called dollar. Arabic does too where the symbol
 * has Latin letters: `US$` would be drawn as `$US`.
 */
function signStyle(locale: string, code: string): 'symbol' | 'code' {
  const isArabic = cached(`sign ${locale} ${code}`, () => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency');
    return /\p{Script=Arabic}/u.test(sign?.value ?? '');
  });
  return isArabic ? 'symbol' : 'code';
}

function money(
  locale: string,
  value: Optional<number>,
  currency: Optional<string>,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string | null {
  if (!isNumber(value)) return null;
  const code = currency?.trim().toUpperCase() ?? '';
  if (isCurrency(code)) {
    const currencyDisplay = signStyle(locale, code);
    return numberFormat(locale, { style: 'currency', currency: code, currencyDisplay, trailingZeroDisplay }).format(
      value,
    );
  }
  const plain = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3, trailingZeroDisplay });
  return [plain.format(value), currency?.trim()].filter(Boolean).join('\u00a0');
}

function signOf(locale: string, currency: string): string {
  const code = currency.trim().toUpperCase();
  if (!isCurrency(code)) return currency;
  const options = { style: 'currency', currency: code, currencyDisplay: signStyle(locale, code) } as const;
  const sign = numberFormat(locale, options)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return sign?.value ?? code;
}

const formatted = (date: Date | null, format: Intl.DateTimeFormat): string | null => date && format.format(date);

function month(locale: string, day: Date | null): string | null {
  const isYear = day?.getUTCMonth() === 0 && day.getUTCDate() === 1;
  return formatted(day, dateFormat(locale, { year: 'numeric', month: isYear ? undefined : 'long', timeZone: 'UTC' }));
}

function axisMonth(locale: string, day: Date | null): string | null {
  const year = day?.getUTCMonth() === 0 ? 'numeric' : undefined;
  return formatted(day, dateFormat(locale, { month: 'short', year, timeZone: 'UTC' }));
}

function dateTime(locale: string, time: Optional<string>, readerZone: string): string | null {
  const instant = instantIn(time);
  if (!instant || !time) return null;
  if (!hasTime(time)) return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dayIn(time) ?? instant);
  const isSameClock = offsetAt(instant, readerZone) === offsetAt(instant, siteZone);
  return dateFormat(locale, {
    ...clockTime(locale),
    timeZone: siteZone,
    ...(!isSameClock && { timeZoneName: 'short' }),
  }).format(instant);
}

const clockTime = (locale: string): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: locale.startsWith('ar') ? 'numeric' : '2-digit',
  minute: '2-digit',
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function timeLeft(messages: Translate, deadline: Optional<string>, now: number): TimeLeft | null {
  const instant = instantIn(deadline);
  if (!instant || !deadline) return null;
  const left = instant.getTime() + (hasTime(deadline) ? 0 : day) - now;
  if (left <= 0) return { text: messages('deadline_passed'), urgency: 'over' };
  if (left < hour) return { text: messages('minutes_left', { count: Math.ceil(left / minute) }), urgency: 'urgent' };
  if (left < day) return { text: messages('hours_left', { count: Math.floor(left / hour) }), urgency: 'urgent' };
  const days = Math.floor(left / day);
  return { text: messages('days_left', { count: days }), urgency: days <= 3 ? 'soon' : 'calm' };
}

const fileUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function fileSize(locale: string, bytes: Optional<number>): string | null {
  if (!isNumber(bytes) || bytes < 0) return null;
  const at = Math.min(fileUnits.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unitDisplay = at === 0 ? 'long' : 'short';
  const options = { style: 'unit', unit: fileUnits[at], unitDisplay, maximumFractionDigits: at > 1 ? 1 : 0 } as const;
  return numberFormat(locale, options).format(bytes / 1000 ** at);
}

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

// Creating a formatter takes much longer than using it.
const formatters = new Map<string, unknown>();

function cached<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T; // each key is used for one kind of formatter
}

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
