/** Validates the text of one field or cell. The length is checked before anything else. */
import { emailError, isOverlong } from './email-error.ts';
import {
  type Amount,
  type Cell,
  type Choice,
  type Field,
  type Line,
  maxLineLength,
  type Time,
  yearLimits,
} from './field.ts';
import type { FieldErrorCode } from './field-error.ts';
import { latinDigits, numberIn, rounded } from './number-in.ts';
import { isPhoneNumber } from './phone-rule.ts';

export interface Bounds {
  /** The current day at the site, YYYY-MM-DD; `null` skips the comparisons with it. */
  readonly today: string | null;
  /** The maximum number of decimals of an amount, if its field does not define one. */
  readonly decimals?: number;
}

/** The error of a text; `null` when it is valid. */
export function textError(
  field: Field | Cell,
  value: string,
  bounds: Bounds & { readonly among?: readonly string[] | undefined; readonly country?: string },
): FieldErrorCode | null {
  if (isOverlong(value, maxLengthOf(field))) return 'tooLong';
  const text = field.kind === 'secret' ? value : value.trim();
  if (text === '') return field.required ? (field.missing ?? 'required') : null;
  switch (field.kind) {
    case 'line':
      return lineError(field, text, bounds.country ?? '');
    case 'lines':
      return text.length > field.max ? 'tooLong' : null;
    case 'secret':
      if (text.length < (field.min ?? 0)) return 'tooShort';
      return text.length > field.max ? 'tooLong' : null;
    case 'amount':
      return amountError(field, text, field.decimals ?? bounds.decimals);
    case 'choice':
      if (bounds.among ? bounds.among.includes(text) : isChoice(field, text)) return null;
      return field.missing ?? 'invalidChoice';
    case 'year':
      return isYear(text) ? null : 'invalidYear';
    case 'month':
      return isDay(firstDay(text)) ? null : 'invalidDate';
    case 'date':
      return dateError(field, latinDigits(text), bounds.today);
    default:
      return null;
  }
}

/** The error of a text that no form shows; only its length is validated. */
export const lengthError = (field: Field | Cell, value: string): FieldErrorCode | null =>
  value.length > maxLengthOf(field) ? 'tooLong' : null;

/** The maximum number of characters of a field's text. */
export function maxLengthOf(field: Field | Cell): number {
  return 'max' in field && field.kind !== 'amount' && field.max !== undefined ? field.max : maxLineLength;
}

/** The error of a cell with a time that is before the start of its row, or in the future; `null` when it has none. */
export function timeOrderError(
  field: Cell,
  value: string,
  row: Readonly<Record<string, string>>,
  today: string | null,
) {
  if (field.kind !== 'date' && field.kind !== 'month' && field.kind !== 'year') return null;
  const time = latinDigits(value.trim());
  if (field.notAfter === 'today' && today !== null && shared(time, today) > shared(today, time)) return 'inFuture';
  const start = latinDigits(row[field.notBefore ?? '']?.trim() ?? '');
  // only the common precision is compared: 2021 does not end before 2021-03
  return shared(time, start) < shared(start, time) ? 'endsBeforeStart' : null;
}

/** The first day of a year or a month; a day is returned unchanged. */
export const firstDay = (text: string): string => `${latinDigits(text)}-01-01`.slice(0, 10);

/** Whether a text is a calendar day within `yearLimits`. */
export function isDay(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return isCalendarDay(value) && year >= yearLimits.min && year <= yearLimits.max;
}

function isCalendarDay(value: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The start of a time, as long as the other time. */
const shared = (time: string, other: string): string => time.slice(0, other.length);

function isYear(text: string): boolean {
  const year = numberIn(text);
  return year !== null && Number.isInteger(year) && year >= yearLimits.min && year <= yearLimits.max;
}

function lineError(field: Line, text: string, country: string): FieldErrorCode | null {
  if (field.format === 'email') return emailError(text);
  if (text.length < (field.min ?? 0)) return 'tooShort';
  if (text.length > maxLengthOf(field)) return 'tooLong';
  if (field.format === 'phone') return isPhoneNumber(text, country) ? null : 'invalidPhone';
  if (field.format === 'name') return /\p{L}/u.test(text) ? null : 'noLetter';
  return field.format === 'address' && !isAddress(text) ? 'invalidAddress' : null;
}

function amountError(field: Amount, text: string, decimals: number | undefined): FieldErrorCode | null {
  const amount = numberIn(text);
  if (amount === null) return field.min === 0 ? 'invalidNumber' : 'invalidAmount';
  if (amount === 0 && field.min !== 0) return 'invalidAmount';
  if (amount > field.max) return 'amountTooLarge';
  return decimals !== undefined && rounded(amount, decimals) !== amount ? 'tooPrecise' : null;
}

function dateError(field: Time, day: string, today: string | null): FieldErrorCode | null {
  if (!isCalendarDay(day)) return 'invalidDate';
  if (today !== null && field.notBefore === 'today' && day < today) return 'inPast';
  const lastYear = Number((today ?? '').slice(0, 4)) + (field.maxYearsAhead ?? Number.POSITIVE_INFINITY);
  if (today !== null && Number(day.slice(0, 4)) > lastYear) return 'farDate';
  return isDay(day) ? null : 'invalidDate';
}

/** Whether a value is one of the fixed choices. For a list of the server only the length is checked here. */
function isChoice({ from, isNumber }: Choice, value: string): boolean {
  if (from === 'countries') return /^[A-Z]{2}$/.test(value);
  if (typeof from === 'string') return value.length <= maxLineLength;
  return Object.hasOwn(from, isNumber ? latinDigits(value) : value);
}

/** Whether a text is an address of the web. */
export function isAddress(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}
