/** Tests of how values are written. Long because each kind of value is written in two languages. */
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../src/ui/format.ts';
import { messagesIn } from './support/messages-in.ts';

const en = createFormat('en', messagesIn('en'), 'Asia/Riyadh');
const ar = createFormat('ar', messagesIn('ar'), 'Asia/Riyadh');

const eastern = createFormat('ar', messagesIn('ar'), 'Asia/Riyadh', 'arab');

test('writes Arabic, but not English, in the chosen digits', () => {
  expect(seen(eastern.amount(-1234.5, 'SAR'))).toBe('-١٬٢٣٤٫٥٠ ر.س.');
  expect(eastern.date('2026-03-05')).toBe('٥ مارس ٢٠٢٦');
  expect(seen(eastern.percent(15.5))).toBe('١٥٫٥٪');
  expect(eastern.fileSize(2_500_000)).toBe('٢٫٥\u00a0م.ب');
  expect(createFormat('en', messagesIn('en'), 'Asia/Riyadh', 'arab').number(1234.5)).toBe('1,234.5');
});

test('splits an amount into its currency, whole and fraction, in the order of the language', () => {
  const partsOf = (parts: ReturnType<typeof en.amountParts>) => parts && Object.values(parts).map(seen);
  expect(partsOf(en.amountParts(1234567.5, 'KWD'))).toEqual(['KWD ', '1,234,567', '.500', '']);
  expect(partsOf(en.amountParts(-12, 'SAR'))).toEqual(['-SAR ', '12', '.00', '']);
  expect(partsOf(ar.amountParts(-1234.5, 'SAR'))).toEqual(['', '-1,234', '.50', ' ر.س.']);
  expect(partsOf(eastern.amountParts(1234.5, 'KWD'))).toEqual(['', '١٬٢٣٤', '٫٥٠٠', ' د.ك.']);
  expect(partsOf(ar.amountParts(40, 'USD'))).toEqual(['', '40', '.00', ' USD']);
  expect(partsOf(en.amountParts(1234.5, ' Riyals '))).toEqual(['', '1,234', '.50', ' Riyals']);
  expect(partsOf(en.amountParts(12.345, null))).toEqual(['', '12', '.345', '']);
  expect(partsOf(en.amountParts(1200, 'JPY'))).toEqual(['JPY ', '1,200', '', '']);
  expect(en.amountParts(null, 'SAR')).toBeNull();
});

/** Without invisible marks, and with plain spaces. */
const seen = (text: string | null | undefined) => text?.replace(/[\u200e\u200f\u061c]/g, '').replace(/\u00a0/g, ' ');

describe('amounts', () => {
  test.each([
    [1234.5, 'SAR', 'SAR 1,234.50', '1,234.50 ر.س.'],
    [1234.5, 'KWD', 'KWD 1,234.500', '1,234.500 د.ك.'],
    [1234.5, 'JPY', 'JPY 1,235', '1,235 JPY'],
    [0, 'AED', 'AED 0.00', '0.00 د.إ.'],
    [64_000, 'usd', 'USD 64,000.00', '64,000.00 USD'],
  ])('writes %d %s with the digits of the currency', (value, currency, english, arabic) => {
    expect(seen(en.amount(value, currency))).toBe(english);
    expect(seen(ar.amount(value, currency))).toBe(arabic);
  });

  test('shows the code of a currency with a Latin symbol in Arabic, where US$ would be drawn as $US', () => {
    expect(ar.amount(5, 'USD')).not.toContain('$');
    expect(ar.currencySign('USD')).toBe('USD');
    expect(seen(ar.currencySign('SAR'))).toBe('ر.س.');
    expect(en.currencySign('SAR')).toBe('SAR');
  });

  test('keeps the sign of a negative amount before the digits in Arabic', () => {
    expect(ar.amount(-8800, 'USD')).toMatch(/\u200e-8,800/);
  });

  test('omits a fraction of zero from a brief amount', () => {
    expect(seen(en.briefAmount(40_000, 'SAR'))).toBe('SAR 40,000');
    expect(seen(en.briefAmount(40_000.5, 'SAR'))).toBe('SAR 40,000.50');
    expect(seen(en.briefAmount(40_000, 'Riyals'))).toBe('40,000 Riyals');
    expect(en.briefAmount(40_000.5, null)).toBe('40,000.50');
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('has no format for an amount of %s', (value) => {
    expect(en.amount(value, 'SAR')).toBeNull();
    expect(en.number(value)).toBeNull();
    expect(en.percent(value)).toBeNull();
  });

  test('writes an invalid currency beside the number, and omits an absent one', () => {
    expect(seen(en.amount(12.5, 'Riyals'))).toBe('12.50 Riyals');
    expect(en.amount(12.5, null)).toBe('12.50');
    expect(en.amount(1.23456, ' Riyals ')).toBe('1.235\u00a0Riyals');
    expect(['Riyals', ' sar ', '', null].map(en.currencySign)).toEqual(['Riyals', 'SAR', null, null]);
  });
});

describe('moments', () => {
  const time = Date.UTC(2026, 2, 5, 9, 30);

  test('are written in full, and on their day as the time of day', () => {
    expect(en.moment(time)).toBe(en.momentToday(time, time + 48 * 60 * 60 * 1000));
    expect(en.moment(time)).toMatch(/^\d March 2026 at \d\d:\d\d$/);
    expect(en.momentToday(time, time)).toMatch(/^\d\d:\d\d$/);
    expect(seen(ar.moment(time))).toMatch(/^\d مارس 2026 في \d+:\d\d [صم]$/);
    expect(seen(ar.momentToday(time, time))).toMatch(/^\d+:\d\d [صم]$/);
  });

  test.each([null, undefined, Number.NaN, 8.64e15 + 1, -1e17, 1e300])('that are %s are omitted', (none) => {
    expect([en.moment(none), en.momentToday(none), ar.moment(none)]).toEqual([null, null, null]);
  });
});

describe('dates', () => {
  test('writes a day in full', () => {
    expect(en.date('2026-03-05')).toBe('5 March 2026');
    expect(ar.date('2026-03-05')).toBe('5 مارس 2026');
  });

  test('writes the same day in every zone of the reader', () => {
    expect(createFormat('en', messagesIn('en'), 'Pacific/Honolulu').date('2026-03-05')).toBe('5 March 2026');
  });

  test.each([null, undefined, '', '0000-00-00', '0001-01-01', '2026-02-31', '2026-13-01', 'tomorrow', '20260305'])(
    '%j is not a day',
    (day) => {
      expect(en.date(day)).toBeNull();
      expect(en.month(day)).toBeNull();
      expect(en.dateTime(day)).toBeNull();
      expect(en.timeLeft(day, 0)).toBeNull();
    },
  );

  test('writes a time in the zone of the site', () => {
    expect(en.dateTime('2026-03-05 09:30:00.123456')).toBe('5 March 2026 at 09:30');
    expect(seen(ar.dateTime('2026-03-05 16:05:00'))).toBe('5 مارس 2026 في 4:05 م');
  });

  test('keeps the time of day on one line', () => {
    expect(ar.dateTime('2026-03-05 16:05:00')).toMatch(/ 4:05\u00a0م$/);
    const elsewhere = createFormat('ar', messagesIn('ar'), 'Europe/London', 'arab');
    expect(elsewhere.dateTime('2026-03-05 16:05:00')).toMatch(/ ٤:٠٥\u00a0م\u00a0[^ ]+$/);
  });

  test('names the zone for a reader in another one', () => {
    expect(createFormat('en', messagesIn('en'), 'Europe/London').dateTime('2026-03-05 09:30:00')).toBe(
      '5 March 2026 at 09:30\u00a0GMT+3',
    );
  });

  test('writes a time without an hour as a day', () => {
    expect(en.dateTime('2026-03-05')).toBe('5 March 2026');
  });

  test('writes 1 January as the year only', () => {
    expect(en.month('2011-08-01')).toBe('August 2011');
    expect(en.month('2011-01-01')).toBe('2011');
    expect(en.month('2011-01-02')).toBe('January 2011');
    expect(ar.month('2011-08-01')).toBe('أغسطس 2011');
  });
});

test('writes the month of a day with its year, also in January', () => {
  expect(['2026-01-01', '2026-03-05', 'tomorrow'].map(en.monthAndYear)).toEqual(['January 2026', 'March 2026', null]);
  expect(ar.monthAndYear('2026-01-01')).toBe('يناير 2026');
});

test('writes alternatives as a list', () => {
  expect([en.oneOf(['Paid']), en.oneOf(['Paid', 'Open']), en.oneOf(['Paid', 'Open', 'Late'])]).toEqual([
    'Paid',
    'Paid or Open',
    'Paid, Open or Late',
  ]);
  expect(ar.oneOf(['مدفوعة', 'متأخرة'])).toBe('مدفوعة أو متأخرة');
});

describe('the months of a chart', () => {
  test('have their names, by their number', () => {
    expect([1, 2, 12].map(en.monthName)).toEqual(['January', 'February', 'December']);
  });

  test('have the year in January only', () => {
    const days = ['2025-12-01', '2026-01-01', '2026-02-01'];
    expect(days.map(en.axisMonth)).toEqual(['Dec', 'Jan', 'Feb']);
    expect(days.map(en.axisYear)).toEqual([null, '2026', null]);
  });
});

describe('the time left until a deadline', () => {
  const now = Date.parse('2026-03-05T06:30:00Z'); // 09:30 at the site

  test.each([
    ['2026-03-05 09:30:00', 'Deadline passed', 'over'],
    ['2026-03-05 09:31:00', '1 minute left', 'urgent'],
    ['2026-03-05 10:29:01', '60 minutes left', 'urgent'],
    ['2026-03-05 10:30:00', '1 hour left', 'urgent'],
    ['2026-03-05 11:29:59', '1 hour left', 'urgent'],
    ['2026-03-06 09:30:00', '1 day left', 'soon'],
    ['2026-03-08 10:00:00', '3 days left', 'soon'],
    ['2026-03-09 09:30:00', '4 days left', 'calm'],
    ['2026-03-16 10:00:00', '11 days left', 'calm'],
  ])('until %s is "%s", urgency %s', (deadline, text, urgency) => {
    expect(en.timeLeft(deadline, now)).toEqual({ text, urgency });
  });

  test('counts a day without a time until its end', () => {
    expect(en.timeLeft('2026-03-05', now)).toEqual({ text: '14 hours left', urgency: 'urgent' });
    expect(en.timeLeft('2026-03-04', now)?.urgency).toBe('over');
  });

  test.each([
    ['2026-03-06 10:00:00', 'المتبقي: يوم واحد'],
    ['2026-03-07 10:00:00', 'المتبقي: يومان'],
    ['2026-03-08 10:00:00', 'المتبقي: 3 أيام'],
    ['2026-03-16 10:00:00', 'المتبقي: 11 يومًا'],
  ])('has the Arabic plural for %s', (deadline, text) => {
    expect(ar.timeLeft(deadline, now)?.text).toBe(text);
  });
});

describe('names and sizes', () => {
  test('writes percent, numbers and sizes in Latin digits in both languages', () => {
    expect([en.percent(15.5), en.percent(15.126)]).toEqual(['15.5%', '15.13%']);
    expect(seen(ar.percent(15.5))).toBe('15.5%');
    expect(ar.number(1234.5)).toBe('1,234.5');
    expect([en.number(1.23456), en.number(1.23456, 1), en.number(1.5, 0)]).toEqual(['1.235', '1.2', '2']);
    expect(en.fileSize(2_457_600)).toBe('2.5\u00a0MB');
    expect([348_160, 2_457_600, 2_500_000_000].map(ar.fileSize)).toEqual([
      '348\u00a0ك.ب',
      '2.5\u00a0م.ب',
      '2.5\u00a0غ.ب',
    ]);
    expect([0, 999].map(ar.fileSize)).toEqual(['0\u00a0بايت', '999\u00a0بايت']);
    expect([0, 1, 999].map(en.fileSize)).toEqual(['0\u00a0bytes', '1\u00a0byte', '999\u00a0bytes']);
    expect([1_000, 1_000_000, 2_500_000_000, 5e12].map(en.fileSize)).toEqual([
      '1\u00a0kB',
      '1\u00a0MB',
      '2.5\u00a0GB',
      '5,000\u00a0GB',
    ]);
    expect([1_500_000, 12_345, 999_499].map(en.fileSize)).toEqual(['1.5\u00a0MB', '12\u00a0kB', '999\u00a0kB']);
    expect([-1, null, Number.NaN].map(en.fileSize)).toEqual([null, null, null]);
  });

  test('writes a gain with its sign, and none of zero', () => {
    expect([en.gain(15.126), en.gain(-3), en.gain(0), en.gain(null)]).toEqual(['+15.13%', '-3%', '0%', null]);
  });

  test('names currencies, languages and countries, and returns an unknown code as it is', () => {
    expect(en.currencyName(' sar ')).toBe('Saudi Riyal');
    expect([en.currencyName('SAR'), ar.currencyName('SAR'), en.currencyName('Riyals')]).toEqual([
      'Saudi Riyal',
      'ريال سعودي',
      'Riyals',
    ]);
    expect([en.languageName('ar'), ar.languageName('en'), en.languageName('??')]).toEqual([
      'Arabic',
      'الإنجليزية',
      '??',
    ]);
    expect([en.countryName('SA'), ar.countryName('AE'), en.countryName('Saudi Arabia'), en.countryName('ZZ9')]).toEqual(
      ['Saudi Arabia', 'الإمارات العربية المتحدة', 'Saudi Arabia', 'ZZ9'],
    );
    expect(['sa', 'SAU', '419', 'ZA1'].map(en.countryName)).toEqual(['sa', 'SAU', '419', 'ZA1']);
    expect(['XXZ', 'qqq', ''].map(en.currencyName)).toEqual(['XXZ', 'qqq', '']);
    expect([en.currencyName(null), en.languageName(undefined), en.countryName('')]).toEqual([null, null, '']);
  });
});
