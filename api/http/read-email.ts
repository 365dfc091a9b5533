import { isOverlong } from '../../src/services/contract/fields/email-error.ts';
import { maxLineLength } from '../../src/services/contract/fields/field.ts';
import { plainLine } from '../../src/services/contract/plain-text.ts';

/** An email address as accounts and subscribers store it: in lower case, without invisible characters. */
export const readEmail = (typed: string): string =>
  (isOverlong(typed, maxLineLength) ? typed : plainLine(typed)).trim().toLowerCase();

/**
 * The addresses that an account can have for what was typed: as it is stored now, and as an earlier version stored it, with
 * its left-to-right and right-to-left marks.
 */
export function storedEmails(typed: string): string[] {
  const [email, former] = [readEmail(typed), typed.trim().toLowerCase()];
  return former === email || former.length > maxLineLength ? [email] : [email, former];
}
