import { maxLineLength } from './field.ts';

/** Validates an email address; `null` when it is valid. */
export function emailError(value: unknown): 'required' | 'tooLong' | 'invalidEmail' | null {
  if (isOverlong(value, maxLineLength)) return 'tooLong';
  const given = typeof value === 'string' ? value.trim() : '';
  if (given === '') return 'required';
  if (given.toLowerCase().length > maxLineLength) return 'tooLong'; // as it is stored; İ is longer in lower case
  return emailPattern.test(given) ? null : 'invalidEmail';
}

/**
 * Whether a text is rejected for its length before it is cleaned or matched. The factor leaves room for invisible
 * characters, which are removed later.
 */
export const isOverlong = (value: unknown, max: number): boolean => typeof value === 'string' && value.length > 4 * max;

// One @, no spaces, a dotted domain without empty labels: the "valid e-mail" of the specification.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;
