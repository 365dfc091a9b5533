import { expect, test } from 'vitest';
import { initialsOf } from '../../src/ui/profile/initials.ts';

const initials = (first_name: string | null, last_name: string | null, full_name: string | null = null) =>
  initialsOf({ first_name, last_name, full_name });

test.each([
  ['Noura', "Al-Sa'doun", 'NS'],
  ['Noura', 'Al Saadoun', 'NS'],
  ['Khalid', 'bin Salman Al-Otaibi', 'KO'],
  ['نورة', 'السعدون', 'ن\u200cس'],
  ['سلطان', 'آل سعود', 'س\u200cس'],
  ['BIN Salman', 'Otaibi', 'SO'],
  ['3 Noura', 'Berg', 'NB'],
  ['Jean-Luc', "O'Hara", 'JO'],
  ['élodie', 'van der Berg', 'ÉB'],
])('takes the first letters of %s %s, without an article', (first, last, expected) => {
  expect(initials(first, last)).toBe(expected);
});

test.each(['al', 'el', 'ul', 'bin', 'ibn', 'bint'])('takes no letter of "%s"', (particle) => {
  expect(initials('Khalid', `Salman ${particle}`)).toBe('KS');
});

test.each(['آل', 'بن', 'ابن', 'بنت'])('takes no letter of "%s"', (particle) => {
  expect(initials('خالد', `سلمان ${particle}`)).toBe('خ\u200cس');
});

test.each([
  ['Nour', 'Ahmed', 'N'],
  ['Nada', 'Othman', 'N'],
  ['لينا', 'ابراهيم', 'ل'],
])('takes one letter of %s %s, where two would read as a word', (first, last, expected) => {
  expect(initials(first, last)).toBe(expected);
});

test.each([
  ['a first name alone', 'Madonna', null, 'M'],
  ['a last name alone', null, 'السعدون', 'س'],
  ['a name that is only an article', 'Al', null, 'A'],
  ['an article and a number', '3', 'Al', 'A'],
  ['a name and an article', 'Khalid', 'Al', 'K'],
  ['a letter and its mark', 'e\u0301lodie', 'Berg', 'ÉB'],
  ['a short name that begins like an article', 'الن', null, 'ا'],
  ['a name of two scripts', 'Layla', "O'Hara ليلى", 'LO'],
  ['two names without a common script', 'Layla', 'السعدون', 'L'],
  ['a name that begins with a sign', '«Nora', '(Berg)', 'NB'],
  ['an article before a number', 'Al', '3', 'A'],
  ['a number before an article', '3', 'bin', 'B'],
  ['no letter', '123', '!!', ''],
  ['no name', null, null, ''],
])('takes what there is of %s', (_, first, last, expected) => {
  expect(initials(first, last)).toBe(expected);
});

test('takes the full name where it is the only one', () => {
  expect(initials(null, null, "Noura Al-Sa'doun")).toBe('NS');
});
