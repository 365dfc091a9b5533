import { expect, onTestFinished, test, vi } from 'vitest';
import { movedDay, typedDay } from '../../src/ui/form/typed-day.ts';
import { clearFormatters } from '../../src/ui/intl-formatters.ts';
import { longDates } from '../../src/ui/long-dates.ts';

test.each([
  ['2027-01-03', '2027-01-03'],
  ['3/1/2027', '2027-01-03'],
  ['03.01.2027', '2027-01-03'],
  [' 3 1 2027 ', '2027-01-03'],
  ['03012027', '2027-01-03'],
  ['٣/١/٢٠٢٧', '2027-01-03'],
  ['۳/۱/۲۰۲۷', '2027-01-03'],
  ['٠٣‏/٠١‏/٢٠٢٧', '2027-01-03'],
  ['25/7/1448', '2027-01-03'],
  ['٢٥/٧/١٤٤٨', '2027-01-03'],
  ['1448-07-25', '2027-01-03'],
  ['29/2/2028', '2028-02-29'],
  ['1/12/2027', '2027-12-01'],
  ['31/1/2027', '2027-01-31'],
  // the first year that is read as Gregorian
  ['1/1/1600', '1600-01-01'],
])('reads %j as a day', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test.each([
  '',
  '3',
  '3/1',
  '3/1/20',
  '2027-01',
  '30/2/2027',
  '29/2/2027',
  '1/13/2027',
  '1/0/2027',
  '0/1/2027',
  '30/9/1448',
  'soon',
])('finds no day in %j', (typed) => {
  expect(typedDay(typed)).toBeNull();
});

test('moves a day by days, months and years', () => {
  expect(movedDay('2027-01-31', { days: 1 })).toBe('2027-02-01');
  expect(movedDay('2027-01-31', { months: 1 })).toBe('2027-02-28');
  expect(movedDay('2027-01-31', { years: -1 })).toBe('2026-01-31');
  expect(movedDay('2027-01', { days: 1 })).toBeNull();
});

const joined = (id: string, values?: Readonly<Record<string, unknown>>) => {
  if (id === 'date_long') return `${values?.weekday}, ${values?.date}`;
  return id === 'date_in_both' ? `${values?.date} (${values?.gregorian})` : id;
};

test.each([
  ['en-u-ca-gregory-nu-latn', 'Sunday, 3 January 2027', '03/01/2027'],
  ['en-u-ca-islamic-umalqura-nu-latn', 'Sunday, 25 Rajab 1448 AH (3 January 2027)', '25/07/1448'],
  ['ar-u-ca-gregory-nu-latn', 'الأحد, 3 يناير 2027', '03/01/2027'],
  ['ar-u-ca-islamic-umalqura-nu-arab', 'الأحد, ٢٥ رجب ١٤٤٨ هـ (٣ يناير ٢٠٢٧)', '٢٥/٠٧/١٤٤٨'],
])('writes a day out in %s', (tag, inWords, inDigits) => {
  const dates = longDates(tag, joined);
  expect([dates.inWords('2027-01-03'), dates.inDigits('2027-01-03')]).toEqual([inWords, inDigits]);
  expect([dates.inWords('2027-01'), dates.inDigits(null)]).toEqual([null, null]);
});

test('writes the apostrophe of a Hijri month with a character that the font has', () => {
  const dates = longDates('en-u-ca-islamic-umalqura-nu-latn', joined);
  expect(dates.inWords('2027-04-15')).toBe('Thursday, 8 Dhu’l-Qi’dah 1448 AH (15 April 2027)');
  expect(dates.withHijri('2027-04-15', '15 April 2027')).toBe('8 Dhu’l-Qi’dah 1448 AH (15 April 2027)');
});

test('writes a formatted day after its Hijri day, and alone in the Gregorian calendar', () => {
  const hijri = longDates('en-u-ca-islamic-umalqura-nu-latn', joined);
  expect(hijri.withHijri('2027-01-03 09:30:00', '3 Jan')).toBe('25 Rajab 1448 AH (3 Jan)');
  expect([hijri.withHijri('soon', 'Soon'), hijri.withHijri('2027-01-03', null)]).toEqual(['Soon', null]);
  const gregorian = longDates('en-u-ca-gregory-nu-latn', joined);
  expect([gregorian.withHijri('2027-01-03', '3 Jan'), gregorian.withHijri(null, null)]).toEqual(['3 Jan', null]);
});

test('writes the same day out in every zone of the reader', () => {
  const { DateTimeFormat } = Intl;
  // called with `new` and without it
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function create(locales, options) {
    return new DateTimeFormat(locales, { timeZone: 'Pacific/Honolulu', ...options });
  });
  // other tests have created some in the zone of the machine
  clearFormatters();
  onTestFinished(() => {
    vi.restoreAllMocks();
    clearFormatters();
  });
  const dates = longDates('en-u-ca-gregory-nu-latn', joined);
  expect(dates.inWords('2027-01-03')).toBe('Sunday, 3 January 2027');
  expect(dates.inDigits('2027-01-03')).toBe('03/01/2027');
});
