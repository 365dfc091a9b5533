import { siteZone } from '../services/contract/site-time.ts';
import { dateFormat, type Optional } from './intl-formatters.ts';
import type { Translate } from './messages.tsx';
import { dayIn, hasTime, instantIn, offsetAt } from './wire-time.ts';

/** How near a deadline is: more than three days away, within three days, within one day, or past. */
export type Urgency = 'calm' | 'soon' | 'urgent' | 'over';

interface TimeLeft {
  readonly text: string;
  readonly urgency: Urgency;
}

/** Formats times. Returns `null` for an absent or unreadable value, so that a screen omits it. */
export interface TimeFormats {
  /** A day: 5 March 2026. */
  date(day: Optional<string>): string | null;
  /** The month of a day: March 2026. 1 January represents a year without a month and is formatted as the year. */
  month(day: Optional<string>): string | null;
  /** The name of a month, 1 to 12. */
  monthName(month: number): string | null;
  /** The month of a day, also of 1 January: January 2026. */
  monthAndYear(day: Optional<string>): string | null;
  /** The short month of a day, for an axis: Mar. */
  axisMonth(day: Optional<string>): string | null;
  /** The year of a day in January, for an axis, and `null` in other months. */
  axisYear(day: Optional<string>): string | null;
  /** A time in the site's zone; the zone is named when the reader's differs. */
  dateTime(time: Optional<string>): string | null;
  /** An instant in the reader's own zone. @param time in ms since the epoch */
  moment(time: Optional<number>): string | null;
  /** The same; only the time of day for an instant of the reader's current day. */
  momentToday(time: Optional<number>, now?: number): string | null;
  /**
   * The time left until a time in the site's zone. A day without a time lasts until its end.
   *
   * @param now in ms, by the server's clock
   */
  timeLeft(deadline: Optional<string>, now: number): TimeLeft | null;
}

/**
 * @param locale BCP 47, with the digits
 * @param readZone reads the reader's IANA zone
 */
export const timeFormats = (locale: string, messages: Translate, readZone: () => string): TimeFormats => ({
  date: (day) => formatted(dayIn(day), dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })),
  month: (day) => month(locale, dayIn(day)),
  monthName: (at) =>
    formatted(new Date(Date.UTC(2021, at - 1, 2)), dateFormat(locale, { month: 'long', timeZone: 'UTC' })),
  monthAndYear: (day) => formatted(dayIn(day), dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })),
  axisMonth: (day) => formatted(dayIn(day), dateFormat(locale, { month: 'short', timeZone: 'UTC' })),
  axisYear: (day) => axisYear(locale, dayIn(day)),
  dateTime: (time) => dateTime(locale, time, readZone),
  moment: (time) => moment(locale, time),
  momentToday: (time, now = Date.now()) => moment(locale, time, now),
  timeLeft: (deadline, now) => timeLeft(messages, deadline, now),
});

const formatted = (date: Date | null, format: Intl.DateTimeFormat): string | null => date && format.format(date);

function month(locale: string, day: Date | null): string | null {
  const isYear = day?.getUTCMonth() === 0 && day.getUTCDate() === 1;
  return formatted(day, dateFormat(locale, { year: 'numeric', month: isYear ? undefined : 'long', timeZone: 'UTC' }));
}

function axisYear(locale: string, day: Date | null): string | null {
  const january = day?.getUTCMonth() === 0 ? day : null;
  return formatted(january, dateFormat(locale, { year: 'numeric', timeZone: 'UTC' }));
}

function dateTime(locale: string, time: Optional<string>, readZone: () => string): string | null {
  const instant = instantIn(time);
  if (!instant || !time) return null;
  if (!hasTime(time)) return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dayIn(time) ?? instant);
  const isSameClock = offsetAt(instant, readZone()) === offsetAt(instant, siteZone);
  const format = dateFormat(locale, {
    ...clockTime(locale),
    timeZone: siteZone,
    ...(!isSameClock && { timeZoneName: 'short' }),
  });
  return unbroken(format.format(instant));
}

/** Keeps the time of day on one line with what follows it: م in Arabic, and the zone. */
const unbroken = (text: string): string => text.replace(timeOfDay, (time) => time.replaceAll(' ', '\u00a0'));

const timeOfDay = /\p{Nd}+:.*/u;

const clockTime = (locale: string): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: locale.startsWith('ar') ? 'numeric' : '2-digit',
  minute: '2-digit',
});

function moment(locale: string, time: Optional<number>, now?: number): string | null {
  const date = new Date(time ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null; // also a number beyond the range of times
  const isToday = now !== undefined && date.toDateString() === new Date(now).toDateString();
  const { hour, minute, ...day } = clockTime(locale);
  return unbroken(dateFormat(locale, isToday ? { hour, minute } : { ...day, hour, minute }).format(date));
}

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
