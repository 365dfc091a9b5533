import { domainToASCII, domainToUnicode } from 'node:url';
import { emailError, isOverlong } from '../../src/services/contract/fields/email-error.ts';
import { maxLineLength } from '../../src/services/contract/fields/field.ts';
import { plainLine } from '../../src/services/contract/plain-text.ts';

/**
 * An email address as accounts and subscribers store it: in lower case, without invisible characters, with its domain as the
 * name service has it. So a mailbox has one account, although mail to `mａil.example` is delivered to `mail.example`.
 */
export function readEmail(typed: string): string {
  const email = inAscii(typed);
  return emailError(email) === null ? email : withoutInvisible(typed);
}

/** The error of an address that the page considers valid: its domain is none, or too long in ASCII. */
export const domainError = (typed: string) => emailError(inAscii(typed));

/**
 * The addresses that an account can have for what was typed: as it is stored now, and as earlier versions stored it, with
 * its domain in Unicode, as it was typed, and with its left-to-right and right-to-left marks.
 */
export function storedEmails(typed: string): string[] {
  const email = readEmail(typed);
  const former = [withDomain(email, domainToUnicode), withoutInvisible(typed), typed.trim().toLowerCase()];
  return [...new Set([email, ...former.filter(({ length }) => length <= maxLineLength)])];
}

const withoutInvisible = (typed: string): string =>
  (isOverlong(typed, maxLineLength) ? typed : plainLine(typed)).trim().toLowerCase();

function inAscii(typed: string): string {
  const address = withoutInvisible(typed);
  return isOverlong(address, maxLineLength) ? address : withDomain(address.normalize('NFC'), domainToASCII);
}

function withDomain(address: string, convert: (domain: string) => string): string {
  const at = address.lastIndexOf('@') + 1;
  return at === 0 ? address : `${address.slice(0, at)}${convert(address.slice(at))}`;
}
