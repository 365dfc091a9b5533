import { describe, expect, test } from 'vitest';
import {
  hasPayments,
  isCounted,
  isOverdue,
  isPayable,
  type PaymentStatus,
  paymentStatus,
  paymentStatuses,
} from '../../../src/services/contract/rules/invoice-rules.ts';
import { type InvoiceStatus, invoiceStatuses } from '../../../src/services/contract/statuses.ts';

const today = '2026-11-21';
const invoice = (status: string | null, fields: object = {}) => ({
  status,
  is_return: false,
  outstanding_amount: 5,
  due_date: '2026-12-01',
  ...fields,
});
const late = { due_date: '2026-11-20' };
const statuses = [...invoiceStatuses, 'In Dispute', null];
const payable = ['Submitted', 'Unpaid', 'Partly Paid', 'Overdue', 'Paid', 'In Dispute', null];

test('isPayable is true for exactly the payable statuses, and for no credit note', () => {
  expect(statuses.filter((status) => isPayable(invoice(status)))).toEqual(payable);
  expect(statuses.filter((status) => isPayable(invoice(status, { is_return: true })))).toEqual([]);
});

test('isCounted is true for every status except Draft and Cancelled', () => {
  expect(statuses.filter((status) => !isCounted({ status }))).toEqual(['Draft', 'Cancelled']);
});

describe('hasPayments', () => {
  const issued = statuses.filter((status) => isCounted({ status }));
  const credit = { is_return: true, paid_amount: 0, outstanding_amount: 0 };
  test.each([
    ['an amount is due', { paid_amount: 0 }, issued],
    ['an amount is paid', { paid_amount: 5, outstanding_amount: 0 }, issued],
    ['nothing is paid or due', { paid_amount: 0, outstanding_amount: 0 }, payable],
    ['it is a credit note of which nothing is paid or due', credit, []],
    ['it is a credit note of which nothing is known', { ...credit, paid_amount: null, outstanding_amount: null }, []],
    ['it is a credit note that was paid out', { ...credit, paid_amount: -5 }, issued],
    ['it is a credit note that is to be paid out', { ...credit, outstanding_amount: -5 }, issued],
  ])('is true for exactly the expected statuses when %s', (_, fields, expected) => {
    const row = (status: string | null) => ({ paid_amount: null, ...invoice(status, fields) });
    expect(statuses.filter((status) => hasPayments(row(status)))).toEqual(expected);
  });
});

describe('isOverdue', () => {
  test.each([
    ['the due day is ahead', {}, ['Overdue']],
    ['the due day is today', { due_date: today }, ['Overdue']],
    ['the due day has passed', late, payable],
    ['the due day has passed, with a time', { due_date: '2026-11-20 10:00:00' }, payable],
    ['less than one is owed', { ...late, outstanding_amount: 0.01 }, payable],
    ['nothing is owed', { ...late, outstanding_amount: 0 }, []],
    ['the amount owed is unknown', { ...late, outstanding_amount: null }, ['Overdue']],
    ['there is no due day', { due_date: null }, ['Overdue']],
    ['the due day is in another form', { due_date: '05/03/2027' }, ['Overdue']],
    ['it is a credit note', { ...late, is_return: true }, []],
  ])('is true for exactly the expected statuses when %s', (_, fields, expected) => {
    expect(statuses.filter((status) => isOverdue(invoice(status, fields), today))).toEqual(expected);
  });
});

describe('paymentStatus', () => {
  const inTime: Record<InvoiceStatus, PaymentStatus> = {
    Draft: 'other',
    Submitted: 'open',
    Unpaid: 'open',
    'Partly Paid': 'partly',
    Overdue: 'overdue',
    Paid: 'paid',
    Return: 'other',
    'Credit Note Issued': 'other',
    Cancelled: 'other',
  };
  const afterDueDay: Record<InvoiceStatus, PaymentStatus> = {
    ...inTime,
    Submitted: 'overdue',
    Unpaid: 'overdue',
    'Partly Paid': 'overdue',
  };
  test.each(invoiceStatuses)('maps %s before and after the due day', (status) => {
    expect(paymentStatus(invoice(status), today)).toBe(inTime[status]);
    expect(paymentStatus(invoice(status, late), today)).toBe(afterDueDay[status]);
  });

  test('is "other" for an unknown status and for an overdue invoice on which nothing is owed', () => {
    expect(paymentStatus(invoice('In Dispute'), today)).toBe('other');
    expect(paymentStatus(invoice('Overdue', { outstanding_amount: 0 }), today)).toBe('other');
  });

  test('lists "paid" first and "other" last', () => {
    expect(paymentStatuses).toEqual(['paid', 'partly', 'open', 'overdue', 'other']);
  });
});
