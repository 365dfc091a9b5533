/** Reads a day as a person types it. */
import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import { latinDigits } from '../../services/contract/fields/number-in.ts';

/**
 * The day of a typed text as YYYY-MM-DD; `null` when it is not complete, or no day. Day, month and year in this order or
 * the reverse, with any separator or none, in either digit set. A year before 1600 is of the Hijri calendar.
 */
export function typedDay(typed: string): string | null {
  const text = latinDigits(typed.replace(invisible, '').trim());
  const [, dayFirst, month, year] =
    /^(\d{1,2})[\s/.،-]+(\d{1,2})[\s/.،-]+(\d{4})$/.exec(text) ?? packed.exec(text) ?? [];
  const [, yearFirst, second, third] = /^(\d{4})[\s/.،-]+(\d{1,2})[\s/.،-]+(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(dayFirst));
  return yearFirst === undefined ? null : dayOf(Number(yearFirst), Number(second), Number(third));
}

/** The digits alone, as a phone's keyboard has nothing else: 03012027. */
const packed = /^(\d{2})(\d{2})(\d{4})$/;

/** Marks of direction, which a copied date can contain. */
const invisible = /\p{Cf}/gu;

const gregorian = new GregorianCalendar();
const hijri = new IslamicUmalquraCalendar();
const firstGregorianYear = 1600;

function dayOf(year: number, month: number, day: number): string | null {
  const calendar = year < firstGregorianYear ? hijri : gregorian;
  if (month < 1 || month > 12 || day < 1) return null;
  const date = new CalendarDate(calendar, year, month, day);
  // a day that its month does not have is moved to the last one
  return date.day === day ? toCalendar(date, gregorian).toString() : null;
}

/** The day that is some days, months or years after another; `null` for a text that is no day. */
export function movedDay(day: string, by: { days?: number; months?: number; years?: number }): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return typedDay(day) === null ? null : new CalendarDate(year, month, date).add(by).toString();
}
