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
  ['\u20661,5\u2069', 15],
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

it('converts Arabic-Indic digits and leaves other text', () => {
  expect(latinDigits('من ٠١٢٣٤ إلى 56٧٨٩')).toBe('من 01234 إلى 56789');
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
