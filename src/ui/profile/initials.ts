/**
 * The initials of a name: the first letter of the first name, and that of the last word of the last name without its
 * article (Al-, ال). Both are of one script. One letter remains where two would read as a word: NA is “not available”.
 */
export function initialsOf({ first_name, last_name, full_name }: Name): string {
  const words = wordsOf([first_name, last_name].filter(Boolean).join(' ') || (full_name ?? ''));
  const first = letterOf(words[0]);
  const last = letterOf(words.findLast((word, at) => at > 0 && isArabic(word) === isArabic(first)));
  if (last === '' || readAsWords.has(first + last)) return first;
  return `${first}${isArabic(first) ? zeroWidthNonJoiner : ''}${last}`;
}

interface Name {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly full_name: string | null;
}

const readAsWords: ReadonlySet<string> = new Set(['NA', 'NO', 'لا']);

/** Without it, Arabic initials would join. */
const zeroWidthNonJoiner = '\u200c';

/** The words of a name that have a letter, without articles and what joins names. */
function wordsOf(name: string): string[] {
  const words = name.normalize('NFC').split(/[\s\u2010-\u2015_-]+/u);
  const named = words.filter((word) => /\p{L}/u.test(word) && !particles.has(word.toLowerCase()));
  return named.length > 0 ? named : words.filter((word) => /\p{L}/u.test(word));
}

const particles: ReadonlySet<string> = new Set(['al', 'el', 'ul', 'bin', 'ibn', 'bint', 'آل', 'بن', 'ابن', 'بنت']);

/** The first letter, in upper case; `''` where there is none. */
function letterOf(word = ''): string {
  const letters = word.replace(/^[^\p{L}]+/u, '').replace(/^ال(?=\p{L}{3})/u, '');
  return [...letters.toLocaleUpperCase('en')][0] ?? '';
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
