import { interchangedLetters } from './interchanged-letters.ts';

/**
 * Whether two names of a person differ only in spaces, letter case, accents, forms of hyphens and apostrophes, and Arabic
 * letters that are often interchanged.
 */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[ٱىیةۀک]/g, (letter) => interchangedLetters[letter] ?? letter)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[’‘ʼʿʾ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
