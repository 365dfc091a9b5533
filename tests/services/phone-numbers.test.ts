import { beforeAll, describe, expect, test, vi } from 'vitest';
import { recordForms, signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { emptyRecord, emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { providePhoneNumbers } from '../../src/services/contract/fields/phone-rule.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';
import { changedIn, wireFrom } from '../../src/services/contract/fields/wire.ts';
import { phoneNumbers } from '../../src/services/contract/phone-numbers.ts';

beforeAll(() => providePhoneNumbers(phoneNumbers));

test.each([
  ['+966 50 123 4567', 'SA', '+966501234567'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'SA', '+966501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'SA', '+966501234567'],
  ['00966 (50) 123-4567', 'US', '+966501234567'],
  ['٠٠٩٦٦٥٠١٢٣٤٥٦٧', 'AE', '+966501234567'],
  ['966501234567', 'SA', '+966501234567'],
  ['050 123 4567', 'AE', '+971501234567'],
  ['01000123456', 'EG', '+201000123456'],
  ['+44 20 7946 0958', 'SA', '+442079460958'],
  ['\u202a+966 50 123 4567\u202c', 'AE', '+966501234567'],
  ['\u20680501234567\u2069', 'SA', '+966501234567'],
  ['(+966) 50-123-4567', 'AE', '+966501234567'],
  // in a range that the metadata do not have
  ['+973 5000 0000', 'SA', '+97350000000'],
  ['2222 3333', 'XX', null],
  ['call me', 'SA', null],
  ['050 123 4567 or later', 'SA', null],
  ['123', 'SA', null],
  ['+999 123 456 789', 'SA', null],
  ['+966 50 123 4567 ext. 9', 'SA', null],
  ['', 'SA', null],
])('reads %s in %s as %s', (typed, country, expected) => {
  expect(phoneNumbers.normalize(typed, country)).toBe(expected);
});

test.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+965 2222 3333', '+965 2222 3333'],
  ['ask the office', 'ask the office'],
])('formats %s as %s', (stored, expected) => {
  expect(phoneNumbers.format(stored)).toBe(expected);
});

describe('the profile', () => {
  const form = recordForms.profile;
  const draft = { ...emptyRecord('profile'), country: 'AE', phone_no: '٠٥٠ ١٢٣ ٤٥٦٧' };

  test('sends a number in E.164, of the country that was chosen', () => {
    expect(wireFrom(form, draft, ['phone_no'])).toEqual({ phone_no: '+971501234567' });
  });

  test('does not count another way to write a number as a change', () => {
    const stored = { ...draft, phone_no: '+971 50 123 4567' };
    expect(changedIn(form, ['phone_no'], draft, stored)).toEqual([]);
  });

  test('accepts a number that an earlier version stored, until it is changed', () => {
    const base = { ...draft, phone_no: '+1 23456' };
    expect(validate(form, base, { today: null, base }, ['phone_no'])).toEqual({});
    expect(validate(form, { ...base, phone_no: '+1 23457' }, { today: null, base }, ['phone_no'])).toEqual({
      phone_no: 'invalidPhone',
    });
  });
});

test('the sign-up, which asks for no country, reads a national number as one of the network’s country', () => {
  const draft = { ...emptySignUp, phone_no: '0501234567' };
  expect(wireFrom(signUpForm, draft, ['phone_no'])).toEqual({ phone_no: '+966501234567' });
  expect(validate(signUpForm, draft, { today: null }, ['phone_no'])).toEqual({});
});

test.each([
  ['+966 (50) 123-4567', true],
  ['٠٥٠.١٢٣.٤٥٦٧', true],
  ['123456', true],
  ['12345', false],
  ['1'.repeat(24), true],
  ['1'.repeat(25), false],
  ['call 123456', false],
  ['123456 or later', false],
])('a page that has not loaded the rule checks %s loosely and sends it as it was typed', async (typed, isAccepted) => {
  vi.resetModules();
  const rule = await import('../../src/services/contract/fields/phone-rule.ts');
  expect(rule.isPhoneNumber(typed, 'SA')).toBe(isAccepted);
  expect(rule.phoneOnWire(typed, 'SA')).toBe(typed);
});
