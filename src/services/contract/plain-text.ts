/**
 * Text without control characters and changes of direction, which copied numbers and names can contain, and with plain
 * spaces in place of all others. Joiners stay, since scripts and emoji need them, and so do left-to-right marks.
 */
export function plainText(typed: string): string {
  return typed.replace(unseen, '').replace(otherSpaces, ' ');
}

/** The same on one line, and without left-to-right and right-to-left marks, which would make another address of one. */
export const plainLine = (typed: string): string =>
  // each run of white space is matched once: a pattern that looks for the line break within it takes quadratic time
  plainText(typed.replace(/\s+/g, (space) => (/[\r\n\u2028\u2029]/.test(space) ? ' ' : space))).replace(marks, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g;
const marks = /[\u061c\u200e\u200f]/g;
const otherSpaces = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
