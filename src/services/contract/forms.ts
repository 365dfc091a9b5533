/** The shapes that forms must have, with the code of what is wrong; the codes are words in the catalogue. */
import { define, type Struct } from 'superstruct';

/** Why a value is refused. */
export type Refusal =
  | 'required'
  | 'invalidEmail'
  | 'tooLong'
  | 'tooShort'
  | 'invalidPhone'
  | 'invalidAmount'
  | 'invalidYear';

/** Longer texts are refused unread: a text may lose what cannot be seen in it before its length is judged, but not this much. */
export const maxRawLength = (max: number): number => 4 * max;

/** The length of the longest text that any form takes. */
export const maxTextLength = 10_000;

/** The length of a line of text (Frappe's Data field). */
export const maxLineLength = 140;

// One @, no spaces, a dotted domain whose labels are not empty: what the specification's "valid e-mail" accepts.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

const refusedAs = (code: Refusal): string => code;

/** A valid e-mail address, given and at most 140 characters long (Frappe's Data field). */
export const email: Struct<string, null> = define('email', (value) => {
  if (isOverlong(value, maxLineLength)) return refusedAs('tooLong');
  const given = typeof value === 'string' ? value.trim() : '';
  if (given === '') return refusedAs('required');
  if (given.length > maxLineLength) return refusedAs('tooLong');
  return emailPattern.test(given) || refusedAs('invalidEmail');
});

/** Any text that is given, at most `longest` characters. */
export const given = (longest = maxLineLength): Struct<string, null> =>
  define('given', (value) => {
    if (isOverlong(value, longest)) return refusedAs('tooLong');
    if (typeof value !== 'string' || value.trim() === '') return refusedAs('required');
    return value.trim().length <= longest || refusedAs('tooLong');
  });

/** The rules of a password: 10 to 128 characters. */
export const passwordLength = { shortest: 10, longest: 128 } as const;
export const password: Struct<string, null> = define('password', (value) => {
  if (typeof value !== 'string' || value === '') return refusedAs('required');
  if (value.length < passwordLength.shortest) return refusedAs('tooShort');
  return value.length <= passwordLength.longest || refusedAs('tooLong');
});

/** A telephone number in either digit set, or nothing. */
export const phone: Struct<string, null> = define('phone', (value) => {
  if (isOverlong(value, maxLineLength)) return refusedAs('tooLong');
  if (typeof value !== 'string' || value.trim() === '') return true;
  return /^\+?[\d٠-٩\s().-]{6,24}$/.test(value.trim()) || refusedAs('invalidPhone');
});

/** The first refusal of a value, or `null` when it passes. */
export function refusalOf(struct: Struct<string, null>, value: unknown): Refusal | null {
  if (isOverlong(value, maxTextLength)) return 'tooLong';
  const [error] = struct.validate(value);
  return error ? ((error.failures()[0]?.message ?? 'required') as Refusal) : null; // the messages are the codes above
}

/** Whether a text is refused for its length alone. */
export const isOverlong = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.length > maxRawLength(max);
