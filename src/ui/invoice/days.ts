/** Calendar days of the wire, YYYY-MM-DD. They compare as text. */
import { dayIn } from '../wire-time.ts';

/** The first day of the month that is a number of months before the month of a day. */
export function monthBefore(day: string, months: number): string {
  const from = dayIn(day);
  return from ? iso(new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - months, 1))) : day;
}

/** The day at the start of a time of the wire; `null` for text without one. */
export function dayOf(time: string | null): string | null {
  const day = dayIn(time);
  return day && iso(day);
}

const iso = (date: Date): string => date.toISOString().slice(0, 10);
