import { expect, it } from 'vitest';
import { readEmail, storedEmails } from '../../api/http/read-email.ts';

it.each([
  ['Sami@Example.com', 'sami@example.com'],
  ['  sami@example.com ', 'sami@example.com'],
  ['\u200esami@example.com\u200f', 'sami@example.com'],
  ['', ''],
])('the address %j is stored as %j', (typed, stored) => {
  expect(readEmail(typed)).toBe(stored);
});

it('an address that is too long is not cleaned, only trimmed and in lower case', () => {
  const long = `\u200e${'A'.repeat(10_000)}`;
  expect(readEmail(` ${long} `)).toBe(long.toLowerCase());
});

it.each([
  [' Sami@Example.com ', ['sami@example.com']],
  ['\u200eSami@Example.com', ['sami@example.com', '\u200esami@example.com']],
  [`\u200e${'a'.repeat(139)}`, ['a'.repeat(139), `\u200e${'a'.repeat(139)}`]],
  [`\u200e${'a'.repeat(140)}`, ['a'.repeat(140)]],
])('an account for %j can have the addresses %j', (typed, stored) => {
  expect(storedEmails(typed)).toEqual(stored);
});
