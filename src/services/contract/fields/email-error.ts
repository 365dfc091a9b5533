import { maxLineLength } from './field.ts';

/** Why a text is no e-mail address that can be sent to; `null` when it is one. */
export function emailError(value: unknown): 'required' | 'tooLong' | 'invalidEmail' | null {
  if (isOverlong(value, maxLineLength)) return 'tooLong';
  const given = typeof value === 'string' ? value.trim() : '';
  if (given === '') return 'required';
  if (given.length > maxLineLength) return 'tooLong';
  return emailPattern.test(given) ? null : 'invalidEmail';
}

/**
 * Whether a text is refused for its length alone, before it is cleaned or matched: it may lose what cannot be seen in
 * it, but not this much.
 */
export const isOverlong = (value: unknown, max: number): boolean => typeof value === 'string' && value.length > 4 * max;

// One @, no spaces, a dotted domain with labels that are not empty: what the specification's "valid e-mail" accepts.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;
