import { isOverlong } from '../../src/services/contract/fields/email-error.ts';
import { maxLineLength } from '../../src/services/contract/fields/field.ts';
import { plainLine } from '../../src/services/contract/plain-text.ts';

/** An email address as accounts and subscribers store it: in lower case, without invisible characters. */
export const readEmail = (typed: string): string =>
  (isOverlong(typed, maxLineLength) ? typed : plainLine(typed)).trim().toLowerCase();
