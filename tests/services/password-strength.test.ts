import { expect, it } from 'vitest';
import { passwordStrength } from '../../src/services/contract/password-strength.ts';

it.each([
  ['', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['abcdefghijklmnop', 1],
  ['password2026', 1],
  ['Consult-2026!', 3],
  ['tamarind', 1],
  ['صباح الخير يا جماعة', 4],
  ['correct horse battery staple', 4],
  ['7kQ!rz2Lw#9pVx', 4],
  // one character more at each limit
  ['mrkvtzpqhd', 1],
  ['mrkvtzpqhdw', 2],
  ['mrkvtzpqhdwxgjl', 2],
  ['mrkvtzpqhdwxgjlc', 3],
  ['mrkvtzpqhdwxgjlcfsybn', 3],
  ['mrkvtzpqhdwxgjlcfsybni', 4],
  // each kind of characters counts as two more
  ['mrkvtzph', 1],
  ['mrkvtzpH', 2],
  ['mrkvtzp4', 2],
  ['mrkvtzp!', 2],
  // few characters, repeated
  ['mkvmkvmkvmkvmkv', 1],
  // in letters of another width
  ['ＰＡＳＳＷＯＲＤ-rkvtzqxgj', 2],
])('rates the password "%s" as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('is lower for a password that contains the name in the address', () => {
  expect(passwordStrength('noura-7kQ!rz', 'other@example.com')).not.toBe(1);
  expect(passwordStrength('noura-7kQ!rz', 'noura@example.com')).toBe(1);
  expect(passwordStrength('NOOR-rkvt4zqx', 'Noor@example.com')).toBe(1);
  // three letters are found in many words
  expect(passwordStrength('nor-rkvt4zqx', 'nor@example.com')).toBe(3);
});
