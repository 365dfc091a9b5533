/**
 * The one place that writes numbers and dates: the Gregorian calendar in both languages, Arabic in the digits chosen.
 * Long because it is the only one: what a screen may write stands here in one list.
 */
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { siteZone } from '../services/contract/site-time.ts';
import { type Translate, useMessages } from './messages.tsx';
import { dayIn, hasTime, instantIn, offsetAt } from './wire-time.ts';

type Given<T> = T | null | undefined;

/** How pressing a deadline is: more than three days away, within three days, within one, or past. */
export type Urgency = 'calm' | 'soon' | 'urgent' | 'over';

export interface TimeLeft {
  readonly text: string;
  readonly urgency: Urgency;
}

/** Writes what came over the wire; `null` for what is absent or cannot be read, so that a screen leaves it out. */
export interface Format {
  number(value: Given<number>): string | null;
  /** With every digit of the currency's fraction, so that a column lines up: `SAR 1,234.50`. */
  amount(value: Given<number>, currency: Given<string>): string | null;
  /** Without a fraction where there is none: `SAR 40,000`. */
  briefAmount(value: Given<number>, currency: Given<string>): string | null;
  /** @param points of a hundred: 15.5 is 15.5% */
  percent(points: Given<number>): string | null;
  /** What something adds: +5%. */
  gain(points: Given<number>): string | null;
  /** A day in full: 5 March 2026. */
  date(day: Given<string>): string | null;
  /** A day's month: March 2026; of a first of January, which is how a year alone is kept, the year. */
  month(day: Given<string>): string | null;
  /** A month by its number, from 1. */
  monthName(month: number): string | null;
  /** A day's month, also of a January: January 2026. */
  monthAndYear(day: Given<string>): string | null;
  /** A day's month where room is short, such as along an axis: Mar; of a first month of a year, with the year. */
  axisMonth(day: Given<string>): string | null;
  /** A time on the site's clock, which is named where the reader's own differs. */
  dateTime(time: Given<string>): string | null;
  /** A moment on the reader's own clock, in milliseconds. */
  moment(time: Given<number>): string | null;
  /** What is left until a time on the site's clock; a day alone is open until it ends. */
  timeLeft(deadline: Given<string>, now?: number): TimeLeft | null;
  fileSize(bytes: Given<number>): string | null;
  /** Names of which one is meant: A, B or C. */
  oneOf(names: readonly string[]): string;
  /** The currency as it stands beside a number: SAR, ر.س. */
  currencySign(code: Given<string>): string | null;
  currencyName(code: Given<string>): string | null;
  /** @param tag BCP 47 */
  languageName(tag: Given<string>): string | null;
  /** @param country an ISO 3166 code; any other text is given back as it is */
  countryName(country: Given<string>): string | null;
}

/** Numbers and dates in the language of the words on screen. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  const messages = useMessages();
  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  // the words on screen count with the same digits
  const numerals = String(i18n.locales).endsWith('arab') ? 'arab' : 'latn';
  return useMemo(() => createFormat(language, messages, ownZone(), numerals), [language, messages, numerals]);
}

/**
 * @param readerZone IANA zone of the reader's own clock
 * @param numerals the digits of Arabic; English is always written with 0-9
 */
export function createFormat(
  language: 'en' | 'ar',
  messages: Translate,
  readerZone = ownZone(),
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
    date: (day) => written(dayIn(day), dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })),
    month: (day) => month(locale, dayIn(day)),
    monthName: (at) =>
      written(new Date(Date.UTC(2021, at - 1, 2)), dateFormat(locale, { month: 'long', timeZone: 'UTC' })),
    monthAndYear: (day) => written(dayIn(day), dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })),
    axisMonth: (day) => axisMonth(locale, dayIn(day)),
    dateTime: (time) => dateTime(locale, time, readerZone),
    moment: (time) => (isNumber(time) ? dateFormat(locale, clockTime(locale)).format(time) : null),
    timeLeft: (deadline, now = Date.now()) => timeLeft(messages, deadline, now),
    fileSize: (bytes) => fileSize(locale, bytes),
    oneOf: (names) =>
      held(`one of ${locale}`, () => new Intl.ListFormat(locale, { type: 'disjunction' })).format(names),
    currencySign: (code) => (code ? signOf(locale, code) : null),
    currencyName: (code) => named(locale, 'currency', code?.trim().toUpperCase()) ?? code ?? null,
    languageName: (tag) => named(locale, 'language', tag) ?? tag ?? null,
    countryName: (country) => (isCountry(country) ? named(locale, 'region', country) : null) ?? country ?? null,
  };
}

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const isNumber = (value: Given<number>): value is number => typeof value === 'number' && Number.isFinite(value);

const isCountry = (text: Given<string>): text is string => /^[A-Z]{2}$/.test(text ?? '');

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/**
 * English names a currency by its code, since dollars are many. So does Arabic where the currency's sign is
 * in Latin letters: `US$` would be drawn as `$US`.
 */
function signStyle(locale: string, code: string): 'symbol' | 'code' {
  const isArabic = held(`sign ${locale} ${code}`, () => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency');
    return /\p{Script=Arabic}/u.test(sign?.value ?? '');
  });
  return isArabic ? 'symbol' : 'code';
}

function money(
  locale: string,
  value: Given<number>,
  currency: Given<string>,
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

const written = (date: Date | null, format: Intl.DateTimeFormat): string | null => date && format.format(date);

function month(locale: string, day: Date | null): string | null {
  const isYear = day?.getUTCMonth() === 0 && day.getUTCDate() === 1;
  return written(day, dateFormat(locale, { year: 'numeric', month: isYear ? undefined : 'long', timeZone: 'UTC' }));
}

function axisMonth(locale: string, day: Date | null): string | null {
  const year = day?.getUTCMonth() === 0 ? 'numeric' : undefined;
  return written(day, dateFormat(locale, { month: 'short', year, timeZone: 'UTC' }));
}

function dateTime(locale: string, time: Given<string>, readerZone: string): string | null {
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

function timeLeft(messages: Translate, deadline: Given<string>, now: number): TimeLeft | null {
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

function fileSize(locale: string, bytes: Given<number>): string | null {
  if (!isNumber(bytes) || bytes < 0) return null;
  const at = Math.min(fileUnits.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unitDisplay = at === 0 ? 'long' : 'short';
  const options = { style: 'unit', unit: fileUnits[at], unitDisplay, maximumFractionDigits: at > 1 ? 1 : 0 } as const;
  return numberFormat(locale, options).format(bytes / 1000 ** at);
}

/** The name by a code; `null` for a code that is none. */
function named(locale: string, type: 'currency' | 'language' | 'region', code: Given<string>): string | null {
  if (!code) return null;
  try {
    return held(`${locale} ${type}`, () => new Intl.DisplayNames(locale, { type, fallback: 'none' })).of(code) ?? null;
  } catch {
    return null;
  }
}

// Making a formatter takes many times what using it does.
const formatters = new Map<string, unknown>();

function held<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T; // set under the key of its own kind
}

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  held(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  held(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
