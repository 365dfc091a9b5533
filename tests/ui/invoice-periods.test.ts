import { expect, test } from 'vitest';
import { type Invoice, invoice } from '../../src/services/contract/records/invoice.ts';
import { createFormat } from '../../src/ui/format.ts';
import { isInPeriod, periodOptions } from '../../src/ui/invoice/invoice-periods.ts';
import { messagesIn } from './support/messages-in.ts';

const today = '2026-03-05';
const posted = (day: string | null): Invoice => invoice.create({ name: 'INV-1', title: 'Roadmap', posting_date: day });

test.each([
  ['30-days', '2026-02-04', '2026-02-03'],
  ['90-days', '2025-12-06', '2025-12-05'],
  ['12-months', '2025-03-06', '2025-03-05'],
])('a period of %s begins on %s and ends today', (period, first, before) => {
  const inPeriod = [first, today, `${today} 23:59:59`];
  const outside = [before, `${before} 23:59:59`, '2026-03-06', null];
  expect(inPeriod.filter((day) => !isInPeriod(posted(day), period, today))).toEqual([]);
  expect(outside.filter((day) => isInPeriod(posted(day), period, today))).toEqual([]);
});

test('a year has the invoices that were posted in it', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-12-31 23:59:59', '2027-01-01', null];
  expect(days.map((day) => isInPeriod(posted(day), '2026', today))).toEqual([false, true, true, false, false]);
});

test('the last days, the last year, and each year with an invoice, the newest first', () => {
  const rows = ['2024-05-01', '2026-01-01', null, '2024-07-01', '2025-01-01'].map(posted);
  const format = createFormat('en', messagesIn('en'), 'Asia/Riyadh');
  const options = periodOptions(rows, messagesIn('en'), format);
  expect(options).toEqual([
    { value: '30-days', label: 'Last 30 days' },
    { value: '90-days', label: 'Last 90 days' },
    { value: '12-months', label: 'Last 12 months' },
    ...['2026', '2025', '2024'].map((year) => ({ value: year, label: year })),
  ]);
});
