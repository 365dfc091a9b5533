/** How the documents write days, amounts and rates. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amountText, currencyText, dayText, numberText, percentText, timeText } from '../../api/documents/formats.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-03-05', '5 March 2026', '5 مارس 2026'],
  ['2026-12-31 23:59:00.000000', '31 December 2026', '31 ديسمبر 2026'],
  ['', '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('the day %j is %j, and %j in Arabic', (day, en, ar) => {
  expect([dayText(day, 'en'), dayText(day, 'ar')]).toEqual([en, ar]);
});

it('a day is the same on a server whose day begins later', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(dayText('2026-03-05', 'en')).toBe('5 March 2026');
});

it.each([
  ['2026-03-05 09:07:33.000000', '5 March 2026, 09:07', '5 مارس 2026، 09:07'],
  ['', '', ''],
  [null, '', ''],
])('the time %j is %j, and %j in Arabic', (time, en, ar) => {
  expect([timeText(time, 'en'), timeText(time, 'ar')]).toEqual([en, ar]);
});

it.each([
  [98_000, 'SAR', '98,000.00'],
  [1.239, 'SAR', '1.24'],
  [0.1, 'KWD', '0.100'],
  [1_234.5678, 'KWD', '1,234.568'],
  [-7.5, 'USD', '-7.50'],
  [101, 'JPY', '101'],
])('the amount %f in %s is %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text);
});

it.each([
  ['SAR', 'Saudi Riyal (SAR)', 'ريال سعودي (SAR)'],
  ['XQQ', 'XQQ', 'XQQ'],
])('the currency %s is named %s, and %s in Arabic', (currency, en, ar) => {
  expect([currencyText(currency, 'en'), currencyText(currency, 'ar')]).toEqual([en, ar]);
});

describe('a rate and a quantity', () => {
  it.each([
    [15, '15%'],
    [7.5, '7.5%'],
    [0.125, '0.13%'],
  ])('%f percent is %s', (rate, text) => {
    expect(percentText(rate, 'en')).toBe(text);
  });

  it.each([
    [1, '1'],
    [2.5, '2.5'],
    [3.672512, '3.672512'],
    [0.1234567, '0.123457'],
    [1_000, '1,000'],
  ])('%f is %s', (value, text) => {
    expect(numberText(value)).toBe(text);
  });
});
