import { expect, test } from 'vitest';
import { type Invoice, invoice as record } from '../../src/services/contract/records/invoice.ts';
import { isOverdue } from '../../src/services/contract/rules/invoice-rules.ts';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { dayOf, monthBefore } from '../../src/ui/invoice/days.ts';
import { byAmount, byDue, byNewest } from '../../src/ui/invoice/invoice-order.ts';
import { heightOf, monthsOf, roundTop } from '../../src/ui/invoice/months-of.ts';
import { totalsOf } from '../../src/ui/invoice/totals-of.ts';

const today = '2026-11-21';

const invoice = (fields: object): Invoice =>
  record.create({ name: 'SINV-1', title: 'Roadmap', currency: 'SAR', status: 'Unpaid', ...fields });

const names = (rows: readonly Invoice[]) => rows.map(({ name }) => name);

test('takes the day of the site, not of the reader', () => {
  expect(siteDay(Date.UTC(2026, 10, 20, 20, 59))).toBe('2026-11-20');
  expect(siteDay(Date.UTC(2026, 10, 20, 21, 0))).toBe('2026-11-21');
  expect(daysAfter('2026-12-25', 30)).toBe('2027-01-24');
  expect(monthBefore('2026-03-31', 1)).toBe('2026-02-01');
  expect(monthBefore('2026-01-31', 11)).toBe('2025-02-01');
  expect(dayOf('not a day')).toBeNull();
});

test('sums each currency separately, without rounding errors', () => {
  expect(
    totalsOf(
      [
        invoice({ outstanding_amount: 0.1 }),
        invoice({ outstanding_amount: 0.2 }),
        invoice({ currency: 'KWD', outstanding_amount: 5640.375 }),
        invoice({ currency: null, outstanding_amount: 7 }),
      ],
      today,
    ),
  ).toEqual([
    { currency: 'SAR', outstanding: 0.3, overdue: null, expected: null, paidThisYear: null },
    { currency: 'KWD', outstanding: 5640.375, overdue: null, expected: null, paidThisYear: null },
  ]);
});

test('has no total when no amount is known', () => {
  expect(totalsOf([invoice({ outstanding_amount: null })], today)[0]?.outstanding).toBeNull();
  expect(totalsOf([invoice({ outstanding_amount: 0 })], today)[0]?.outstanding).toBe(0);
});

test('leaves out drafts and cancelled invoices, and subtracts credit notes', () => {
  const rows = [
    invoice({ outstanding_amount: 100 }),
    invoice({ outstanding_amount: 50, status: 'Draft' }),
    invoice({ outstanding_amount: 60, status: 'Cancelled' }),
    invoice({ outstanding_amount: -30, status: 'Return', is_return: 1 }),
  ];
  expect(totalsOf(rows, today)[0]?.outstanding).toBe(70);
});

test.each([
  ['today', today, 100],
  ['in 30 days', '2026-12-21', 100],
  ['in 31 days', '2026-12-22', null],
  ['yesterday', '2026-11-20', null],
])('counts an amount that is due %s as expected within 30 days or not', (_, expected_payment_date, expected) => {
  expect(totalsOf([invoice({ outstanding_amount: 100, expected_payment_date })], today)[0]?.expected).toBe(expected);
});

test('takes the due day where no expected day is known', () => {
  expect(totalsOf([invoice({ outstanding_amount: 100, due_date: '2026-12-01' })], today)[0]?.expected).toBe(100);
});

test('counts payments of this year by the day of payment', () => {
  const rows = [
    invoice({ paid_amount: 10, paid_on: '2026-01-01' }),
    invoice({ paid_amount: 20, paid_on: '2025-12-31' }),
    invoice({ paid_amount: 40, paid_on: null }),
  ];
  expect(totalsOf(rows, today)[0]?.paidThisYear).toBe(10);
});

test.each([
  ['the status is Overdue', { status: 'Overdue', outstanding_amount: null }, true],
  ['its due day has passed', { status: 'Partly Paid', outstanding_amount: 5, due_date: '2026-11-20' }, true],
  ['it is due today', { outstanding_amount: 5, due_date: today }, false],
  ['nothing is owed', { status: 'Overdue', outstanding_amount: 0, due_date: '2020-01-01' }, false],
  ['it is a draft', { status: 'Draft', outstanding_amount: 5, due_date: '2020-01-01' }, false],
  ['it is a credit note', { is_return: 1, outstanding_amount: 5, due_date: '2020-01-01' }, false],
])('isOverdue when %s', (_, fields, is) => expect(isOverdue(invoice(fields), today)).toBe(is));

test('sums the last twelve months by payment status', () => {
  const months = monthsOf(
    [
      invoice({ posting_date: '2026-11-01', grand_total: 100 }),
      invoice({ posting_date: '2026-11-30', grand_total: 50, status: 'Paid' }),
      invoice({ posting_date: '2026-01-10', grand_total: 30, due_date: '2026-02-10', outstanding_amount: 30 }),
      invoice({ posting_date: '2026-01-11', grand_total: 5, status: 'In Dispute' }),
      invoice({ posting_date: '2025-11-30', grand_total: 1 }),
      invoice({ posting_date: '2026-11-02', grand_total: 9, currency: 'USD' }),
      invoice({ posting_date: '2026-11-02', grand_total: 9, status: 'Cancelled' }),
      invoice({ posting_date: '2026-11-02', grand_total: -9, status: 'Return' }),
      invoice({ posting_date: '2026-11-02', grand_total: -9 }),
      invoice({ posting_date: '2026-11-02', grand_total: null }),
    ],
    'SAR',
    today,
  );
  expect(months.map(({ day }) => day)).toHaveLength(12);
  expect([months[0]?.day, months[11]?.day]).toEqual(['2025-12-01', '2026-11-01']);
  expect(months[11]?.amounts).toEqual({ open: 100, paid: 50 });
  expect(months[1]?.amounts).toEqual({ overdue: 30, other: 5 });
  expect(months.reduce((sum, month) => sum + heightOf(month), 0)).toBe(185);
});

test.each([
  [0, 1],
  [1, 1],
  [11_500, 20_000],
  [20_001, 25_000],
  [40_250, 50_000],
  [95_000, 100_000],
  [0.3, 0.5],
])('rounds a scale for %d up to %d', (value, top) => expect(roundTop(value)).toBeCloseTo(top, 10));

test('orders by newest, by the due day of unpaid invoices, and by amount within a currency', () => {
  const rows = [
    invoice({ name: 'A', posting_date: '2026-01-01', due_date: '2026-03-01', outstanding_amount: 1, grand_total: 5 }),
    invoice({ name: 'B', posting_date: null, due_date: '2026-02-01', outstanding_amount: 0, grand_total: null }),
    invoice({ name: 'C', posting_date: '2026-02-01', due_date: '2026-02-15', outstanding_amount: 1, grand_total: 7 }),
    invoice({ name: 'D', posting_date: '2026-01-15', currency: 'KWD', outstanding_amount: null, grand_total: 900 }),
  ];
  expect(names(rows.toSorted(byNewest))).toEqual(['B', 'C', 'D', 'A']);
  expect(names(rows.toSorted(byDue))).toEqual(['C', 'A', 'B', 'D']);
  expect(names(rows.toSorted(byAmount))).toEqual(['D', 'C', 'A', 'B']);
});

test('sums the overdue amounts', () => {
  const rows = [
    invoice({ outstanding_amount: 100, status: 'Overdue' }),
    invoice({ outstanding_amount: 50, due_date: '2026-11-20' }),
    invoice({ outstanding_amount: 25, due_date: today }),
  ];
  expect(totalsOf(rows, today)[0]?.overdue).toBe(150);
});
