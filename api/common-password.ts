/** Recognizes the passwords that are tried first: those of a list of leaked ones, repetitions and sequences. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from './http/field-error-texts.ts';
import type { FieldError } from './http/http-error.ts';

/** The field error of a common password, unless the field has another error already. */
export function commonPasswordErrors(fieldname: string, password: string, found: readonly FieldError[]): FieldError[] {
  const hasError = found.some((each) => each.fieldname === fieldname);
  return !hasError && isCommonPassword(password) ? [fieldError(fieldname, 'commonPassword')] : [];
}

/** Case, symbols at the end and usual replacements of letters make no difference. */
export function isCommonPassword(password: string): boolean {
  if (password.length > maxGuessed) return false;
  const plain = withoutLastSymbols(password.normalize('NFKC').toLowerCase().trim());
  const spelled = plain.replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's');
  return [plain, spelled].some((text) => listed.has(text) || isRepetition(text) || isSequence(text));
}

/** Longer ones are not among those that are tried first, even if they repeat a character. */
const maxGuessed = 32;

const listed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

function withoutLastSymbols(text: string): string {
  const signs = [...text];
  return signs.slice(0, signs.findLastIndex((sign) => /[\p{L}\p{N}]/u.test(sign)) + 1).join('') || text;
}

/** Whether a few characters, or a listed password, are repeated. */
function isRepetition(text: string): boolean {
  const lengths = Array.from({ length: Math.floor(text.length / 2) }, (_, at) => at + 1);
  return lengths.some((length) => {
    const part = text.slice(0, length);
    const isRepeated = part.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text;
    return isRepeated && (length <= maxRepeated || listed.has(part));
  });
}

const maxRepeated = 4;

/** Whether each character follows the one before in the alphabet or in the digits, forwards or backwards. */
function isSequence(text: string): boolean {
  return [1, -1].some((step) =>
    [...text].every((sign, at, signs) => at === 0 || codeOf(sign) - codeOf(signs[at - 1]) === step),
  );
}

const codeOf = (sign = ''): number => sign.codePointAt(0) ?? 0;
