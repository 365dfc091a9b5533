import { describe, expect, it } from 'vitest';
import { newPassword } from '../../src/services/contract/fields/account-fields.ts';
import { candidateFields } from '../../src/services/contract/fields/candidate-fields.ts';
import { emailError } from '../../src/services/contract/fields/email-error.ts';
import type { Field } from '../../src/services/contract/fields/field.ts';
import type { FieldErrorCode } from '../../src/services/contract/fields/field-error.ts';
import { textError } from '../../src/services/contract/fields/text-error.ts';

const errorOf = (field: Field, typed: string) => textError(field, typed, { today: null });

describe('an email address', () => {
  it.each([
    'noor@example.com',
    ' noor@example.com ',
    'n.o+o_r-1@mail.example.co',
    "o'neil@example.com",
    'نور@example.com',
    'noor@شبكة.السعودية',
    `${'n'.repeat(128)}@example.com`,
    'noor@example.com'.padStart(560),
  ])('may be "%s"', (address) => {
    expect(emailError(address)).toBeNull();
  });

  it.each<[unknown, FieldErrorCode]>([
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
    ['noor@example.com'.padStart(561), 'tooLong'],
    [`${'n'.repeat(129)}@example.com`, 'tooLong'],
    [`${'İ'.repeat(100)}@example.com`, 'tooLong'],
  ])('%j has the error %s', (address, error) => {
    expect(emailError(address)).toBe(error);
  });
});

it.each<[string, FieldErrorCode | null]>([
  ['', 'required'],
  ['123456789', 'tooShort'],
  ['1234567890', null],
  ['          ', null],
  ['ب'.repeat(128), null],
  ['b'.repeat(129), 'tooLong'],
])('a password "%s" has the error %s', (typed, error) => {
  expect(errorOf(newPassword, typed)).toBe(error);
});

it.each<[string, FieldErrorCode | null]>([
  ['', null],
  ['+966 50 123 4567', null],
  ['٠٥٠١٢٣٤٥٦٧', null],
  ['(050) 123-4567', null],
  ['12345', 'invalidPhone'],
  ['call me', 'invalidPhone'],
  ['1'.repeat(26), 'invalidPhone'],
])('a phone number "%s" has the error %s', (typed, error) => {
  expect(errorOf(candidateFields.phone_no, typed)).toBe(error);
});

it.each<[string, FieldErrorCode | null]>([
  [' ', 'required'],
  ['x', null],
  ['xxxx', 'tooLong'],
  [' xxx ', null],
])('a field of at most three characters with "%s" has the error %s', (typed, error) => {
  expect(errorOf({ kind: 'line', label: 'city', max: 3, required: true }, typed)).toBe(error);
});
