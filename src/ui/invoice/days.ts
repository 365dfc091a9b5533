import { siteZone } from '../../services/contract/site-time.ts';
import { dayIn, offsetAt } from '../wire-time.ts';

// The wire's days compare as text.

/** The day on the site's own calendar: 2026-03-05. */
export function siteDay(now = Date.now()): string {
  return iso(new Date(now + offsetAt(new Date(now), siteZone)));
}

/** The day that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  const from = dayIn(day);
  return from ? iso(new Date(from.getTime() + days * 86_400_000)) : day;
}

/** The first day of the month that lies so many months before a day's own. */
export function monthBefore(day: string, months: number): string {
  const from = dayIn(day);
  return from ? iso(new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - months, 1))) : day;
}

/** The day that a time of the wire begins with; `null` for what is no day. */
export function dayOf(time: string | null): string | null {
  const day = dayIn(time);
  return day && iso(day);
}

const iso = (date: Date): string => date.toISOString().slice(0, 10);
