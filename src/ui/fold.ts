import { interchangedLetters } from '../services/contract/interchanged-letters.ts';

/**
 * Text as a search compares it: in lower case, without diacritics, elongation or direction marks, in one digit set, and
 * with one spelling for Arabic letters that are often interchanged.
 */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  return text
    .normalize('NFKD')
    .replace(dropped, '')
    .replace(/[ٱىیةکۀ٠-٩۰-۹]/g, (letter) => interchangedLetters[letter] ?? String(letter.charCodeAt(0) % 16))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

const isPlain = /^[\x20-\x7e]*$/;

// Combining marks (a hamza above its letter among them), tashkeel, tatweel, and characters for direction or joining.
const dropped =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
