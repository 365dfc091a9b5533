import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice } from '../../src/services/contract/records/invoice.ts';
import { invoice as record } from '../../src/services/contract/records/invoice.ts';
import { dayField, invoiceCsv, numberField, textField } from '../../src/ui/invoice/invoice-csv.ts';
import { messagesIn } from './support/messages-in.ts';

const invoice = (fields: object): Invoice => record.create({ name: 'SINV-1', title: 'Roadmap', ...fields });

/** Parses RFC 4180 independently of the code that writes it. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const letter = csv[at];
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (csv[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === ',' || (letter === '\r' && csv[at + 1] === '\n')) {
      row.push(field);
      field = '';
      if (letter === '\r') {
        rows.push(row);
        row = [];
        at += 1;
      }
    } else field += letter;
  }
  expect([isQuoted, field, row]).toEqual([false, '', []]);
  return rows;
}

test.each([
  ['en', 'Invoice number', 'Overdue'],
  ['ar', 'رقم الفاتورة', 'متأخرة السداد'],
] as const)('the file is UTF-8 with its mark and headed in the language, in %s', (language, number, overdue) => {
  const csv = invoiceCsv([invoice({ status: 'Overdue' })], messagesIn(language));
  const bytes = new TextEncoder().encode(csv);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, ...more] = read(csv.slice(1));
  expect(more).toEqual([]);
  expect(head?.[0]).toBe(number);
  expect(new Set(head).size).toBe(17);
  expect(row?.[5]).toBe(overdue);
});

test('writes raw numbers, ISO days and empty fields for absent values', () => {
  const csv = invoiceCsv(
    [
      invoice({
        customer_name: 'Wadi Water',
        contract: 'CON-1',
        status: 'Partly Paid',
        posting_date: '2026-03-05',
        due_date: '2026-04-04 00:00:00',
        currency: 'KWD',
        net_total: 1_234_567.125,
        grand_total: -8800,
        paid_amount: 0,
        payment_reference: 'TRF-1',
      }),
    ],
    messagesIn('en'),
  );
  expect(csv.split('\r\n')[1]).toBe(
    'SINV-1,Roadmap,Wadi Water,CON-1,,Partly paid,2026-03-05,2026-04-04,,,KWD,1234567.125,,-8800,0,,TRF-1',
  );
});

test('writes an unknown status as it is', () => {
  expect(invoiceCsv([invoice({ status: 'In Dispute' })], messagesIn('ar'))).toContain(',In Dispute,');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+966501234567', "'+966501234567"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['  =1', "'  =1"],
  ['\u200f=1+1', "'=1+1"],
  ['\u2066=1+1\u2069', "'=1+1"],
  ['\ufeff=1', "'=1"],
  ['\u0000=1', "'=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A', "'＠A"],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
])('escapes %j, which a spreadsheet would run', (text, field) => expect(textField(text)).toBe(field));

test.each([
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaced ', '" spaced "'],
  ['a-b=c', 'a-b=c'],
  ["Al-Sa'doun", "Al-Sa'doun"],
  ['مرحلة\u200f: \u200eRoadmap', 'مرحلة: Roadmap'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['', ''],
])('quotes %j where needed', (text, field) => expect(textField(text)).toBe(field));

test.each([
  [null, ''],
  [0, '0'],
  [-0.5, '-0.5'],
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [5640.375, '5640.375'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('writes the number %s with all digits', (value, field) => expect(numberField(value)).toBe(field));

test.each([
  [null, ''],
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05 09:30:00.123456', '2026-03-05'],
  ['soon', 'soon'],
  ['=now()', "'=now()"],
  ['2026-02-31', '2026-02-31'],
])('writes the day %j as %j', (day, field) => expect(dayField(day)).toBe(field));

test('reads any text back from its own field, without removed characters, and never as a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (title, customer_name) => {
      const csv = invoiceCsv([invoice({ title: `t${title}`, customer_name })], messagesIn('en'));
      const [, row, ...more] = read(csv.slice(1));
      expect(more).toEqual([]);
      expect(row).toHaveLength(17);
      expect(row?.[2] ?? '').not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be in the text
      expect(csv.slice(1)).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0000]/);
    }),
  );
});
