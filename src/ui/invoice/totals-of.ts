import { roundedSum } from '../../services/contract/fields/number-in.ts';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { isCounted, isOverdue } from '../../services/contract/rules/invoice-rules.ts';
import { daysAfter } from '../../services/contract/site-time.ts';
import { dayOf } from './days.ts';

/** The totals of the invoices in one currency; `null` when no amount is known. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly outstanding: number | null;
  readonly overdue: number | null;
  /** Outstanding, and expected within `expectedDays`. */
  readonly expected: number | null;
  /** By the day on which an invoice was paid. */
  readonly paidThisYear: number | null;
}

/** How far ahead payments are expected, in days. */
export const expectedDays = 30;

/**
 * The totals by currency, in the order in which the currencies first appear. Drafts and cancelled invoices are left
 * out.
 */
export function totalsOf(invoices: readonly Invoice[], today: string): CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  const horizon = daysAfter(today, expectedDays);
  for (const invoice of invoices) {
    const { currency, outstanding_amount, paid_amount } = invoice;
    if (!currency || !isCounted(invoice)) continue;
    const total = totals.get(currency) ?? {
      currency,
      outstanding: null,
      overdue: null,
      expected: null,
      paidThisYear: null,
    };
    const expectedDay = dayOf(invoice.expected_payment_date ?? invoice.due_date);
    const isExpected =
      expectedDay !== null && expectedDay >= today && expectedDay <= horizon && outstanding_amount !== 0;
    const isPaidThisYear = dayOf(invoice.paid_on)?.slice(0, 4) === today.slice(0, 4);
    totals.set(currency, {
      currency,
      outstanding: sumOf(total.outstanding, outstanding_amount),
      overdue: isOverdue(invoice, today) ? sumOf(total.overdue, outstanding_amount) : total.overdue,
      expected: isExpected ? sumOf(total.expected, outstanding_amount) : total.expected,
      paidThisYear: isPaidThisYear ? sumOf(total.paidThisYear, paid_amount) : total.paidThisYear,
    });
  }
  return [...totals.values()];
}

/** Adds an amount, if it is known. */
export function sumOf(sum: number | null, amount: number | null): number | null {
  return amount === null ? sum : roundedSum((sum ?? 0) + amount);
}
