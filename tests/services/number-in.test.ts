import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf, latinDigits, numberIn, rounded } from '../../src/services/contract/fields/number-in.ts';

it.each<[string, number | null]>([
  ['0', 0],
  [' 12.50 ', 12.5],
  ['1,234,567.8', 1_234_567.8],
  ['1 234', 1234],
  ['1\u00a0234', 1234],
  ['٠١٢٣٤٥٦٧٨٩', 123_456_789],
  ['٢٬٥٠٠٫٥', 2500.5],
  ['\u200f450', 450],
  ['\u200e1\u061c2\u200f', 12],
  ['\u20661,500\u2069', 1500],
  ['\u20661,5\u2069', null],
  [' \u200f 450 \u200f ', 450],
  ['۱۲۳۴۵۶۷۸۹۰', 1_234_567_890],
  ['۲٬۵۰۰٫۵', 2500.5],
  ['1\u202f234\u202f567', 1_234_567],
  ['12\u2009345', 12_345],
  ['٢،٥٠٠', 2500],
  ['12,34,567', 1_234_567],
  ['475,50', null],
  ['12,5', null],
  ['٤٧٥,٥', null],
  ['٤٧٥،٥٠', null],
  ['1,2345', null],
  ['1,2345,678', null],
  ['1234,567', null],
  ['1,234 567', null],
  ['1.234,50', null],
  ['1,1,234', null],
  ['1,,234', null],
  ['1, 234', null],
  [',234', null],
  ['1,234,', null],
  ['12 5', null],
  ['1'.repeat(140), Number('1'.repeat(140))],
  ['1'.repeat(141), null],
  ['', null],
  ['.5', null],
  ['5.', null],
  ['1.2.3', null],
  ['-1', null],
  ['+1', null],
  ['1e5', null],
  ['12 SAR', null],
])('%j is the number %s', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

it.each(['en', 'en-IN', 'ar-u-nu-latn', 'ar-u-nu-arab', 'fa'])('reads what Intl formats in %s', (locale) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  fc.assert(
    fc.property(fc.nat(999_999_999_999), fc.nat(999), (whole, thousandths) => {
      const number = Number(`${whole}.${String(thousandths).padStart(3, '0')}`);
      expect(numberIn(format.format(number))).toBe(number);
    }),
  );
});

it('converts Arabic-Indic and Persian digits and leaves other text', () => {
  expect(latinDigits('من ٠١٢٣٤ إلى 56٧٨٩')).toBe('من 01234 إلى 56789');
  expect(latinDigits('از ۰۱۲۳۴ تا ۵۶۷۸۹')).toBe('از 01234 تا 56789');
});

it.each([
  ['SAR', 2],
  ['KWD', 3],
  ['JPY', 0],
  ['no currency', 2],
  [null, 2],
])('the currency %s has %d decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

it.each([
  [1.005, 2, 1.01],
  [1.004, 2, 1],
  [8.345, 2, 8.35],
  [0.1 * 3, 15, 0.3],
  [1.15 * 0.1, 2, 0.12],
  [2.5, 0, 3],
  [1234.5678, 3, 1234.568],
])('%d rounded to %d decimals is %d', (amount, decimals, result) => {
  expect(rounded(amount, decimals)).toBe(result);
});
