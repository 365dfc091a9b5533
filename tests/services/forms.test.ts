import { describe, expect, it } from 'vitest';
import { email, given, password, phone, type Refusal, refusalOf } from '../../src/services/contract/forms.ts';

describe('an e-mail address', () => {
  it.each([
    'noor@example.com',
    ' noor@example.com ',
    'n.o+o_r-1@mail.example.co',
    "o'neil@example.com",
    'نور@example.com',
    'noor@شبكة.السعودية',
    `${'n'.repeat(128)}@example.com`,
  ])('may be "%s"', (address) => {
    expect(refusalOf(email, address)).toBeNull();
  });

  it.each<[unknown, Refusal]>([
    ['', 'required'],
    ['  \t', 'required'],
    [null, 'required'],
    [undefined, 'required'],
    [7, 'required'],
    ['noor', 'invalidEmail'],
    ['@example.com', 'invalidEmail'],
    ['noor@', 'invalidEmail'],
    ['noor@example', 'invalidEmail'],
    ['noor@example..com', 'invalidEmail'],
    ['noor@.example.com', 'invalidEmail'],
    ['noor@example.com.', 'invalidEmail'],
    ['noor@@example.com', 'invalidEmail'],
    ['noor noor@example.com', 'invalidEmail'],
    ['noor@exam ple.com', 'invalidEmail'],
    ['noor@example.com,sami@example.com', 'invalidEmail'],
    ['<noor@example.com>', 'invalidEmail'],
    [`${'n'.repeat(129)}@example.com`, 'tooLong'],
  ])('may not be %j: %s', (address, refusal) => {
    expect(refusalOf(email, address)).toBe(refusal);
  });
});

it.each<[string, Refusal | null]>([
  ['', 'required'],
  ['123456789', 'tooShort'],
  ['1234567890', null],
  ['          ', null],
  ['ب'.repeat(128), null],
  ['b'.repeat(129), 'tooLong'],
])('a password "%s": %s', (typed, refusal) => {
  expect(refusalOf(password, typed)).toBe(refusal);
});

it.each<[string, Refusal | null]>([
  ['', null],
  ['+966 50 123 4567', null],
  ['٠٥٠١٢٣٤٥٦٧', null],
  ['(050) 123-4567', null],
  ['12345', 'invalidPhone'],
  ['call me', 'invalidPhone'],
  ['1'.repeat(26), 'invalidPhone'],
])('a telephone number "%s": %s', (typed, refusal) => {
  expect(refusalOf(phone, typed)).toBe(refusal);
});

it.each<[string, Refusal | null]>([
  [' ', 'required'],
  ['x', null],
  ['xxxx', 'tooLong'],
  [' xxx ', null],
])('a text of at most three characters "%s": %s', (typed, refusal) => {
  expect(refusalOf(given(3), typed)).toBe(refusal);
});
