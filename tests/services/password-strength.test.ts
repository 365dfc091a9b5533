import { expect, it } from 'vitest';
import { passwordStrength } from '../../src/services/contract/password-strength.ts';

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['password2026', 'weak'],
  ['Consult-2026!', 'good'],
  ['tamarind', 'weak'],
  ['صباح الخير يا جماعة', 'strong'],
  ['correct horse battery staple', 'strong'],
  ['7kQ!rz2Lw#9pVx', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('is lower for what holds the name in the address', () => {
  expect(passwordStrength('noura-7kQ!rz', 'other@example.com')).not.toBe('weak');
  expect(passwordStrength('noura-7kQ!rz', 'noura@example.com')).toBe('weak');
});
