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
])('rates the password "%s" as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('is lower for a password that contains the name in the address', () => {
  expect(passwordStrength('noura-7kQ!rz', 'other@example.com')).not.toBe(1);
  expect(passwordStrength('noura-7kQ!rz', 'noura@example.com')).toBe(1);
});
