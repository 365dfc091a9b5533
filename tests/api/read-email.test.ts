import { expect, it } from 'vitest';
import { domainError, readEmail, storedEmails } from '../../api/http/read-email.ts';

it.each([
  ['Sami@Example.com', 'sami@example.com'],
  ['  sami@example.com ', 'sami@example.com'],
  ['\u200esami@example.com\u200f', 'sami@example.com'],
  ['', ''],
  ['sami@m\uff41il.example', 'sami@mail.example'],
  ['sami@\u{1d426}ail.example', 'sami@mail.example'],
  ['sami@MAIL\u3002example', 'sami@mail.example'],
  ['sami@شبكة.السعودية', 'sami@xn--ngbc5azd.xn--mgberp4a5d4ar'],
  ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  ['sami@a%b.example', 'sami@a%b.example'],
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
  ['sami@M\uff41il.example', ['sami@mail.example', 'sami@m\uff41il.example']],
  ['sami@xn--bcher-kva.example', ['sami@xn--bcher-kva.example', 'sami@b\u00fccher.example']],
  ['sami@B\u00fccher.example', ['sami@xn--bcher-kva.example', 'sami@b\u00fccher.example']],
])('an account for %j can have the addresses %j', (typed, stored) => {
  expect(storedEmails(typed)).toEqual(stored);
});

it.each([
  ['sami@شبكة.السعودية', null],
  ['sami@example.com\u3002', 'invalidEmail'],
  ['sami@a%b.example', 'invalidEmail'],
  ['sami@b\u00fccher\u3002\u3002example', 'invalidEmail'],
  [`sami@${'\u00fc.'.repeat(20)}example`, 'tooLong'],
])('the domain of %j has the error %j', (typed, error) => {
  expect(domainError(typed)).toBe(error);
});
