import type { Invoice } from '../../services/contract/records/invoice.ts';
import { dayAfter, dayOf } from './days.ts';
import { isCounted, isOverdue } from './invoice-standing.ts';

/** What the invoices of one currency come to; amounts of two currencies are never added. `null`: none is known. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly outstanding: number | null;
  readonly overdue: number | null;
  /** Outstanding, and expected within the next 30 days. */
  readonly expected: number | null;
  /** By the day on which an invoice was paid. */
  readonly paidThisYear: number | null;
}

/** How far ahead payments are expected, in days. */
export const ahead = 30;

/** The totals by currency, in the order in which the currencies first appear; drafts and cancelled ones count for nothing. */
export function totalsOf(invoices: readonly Invoice[], today: string): CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  const horizon = dayAfter(today, ahead);
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
    const awaited = dayOf(invoice.expected_payment_date ?? invoice.due_date);
    const isExpected = awaited !== null && awaited >= today && awaited <= horizon && outstanding_amount !== 0;
    const isPaidThisYear = dayOf(invoice.paid_on)?.slice(0, 4) === today.slice(0, 4);
    totals.set(currency, {
      currency,
      outstanding: added(total.outstanding, outstanding_amount),
      overdue: isOverdue(invoice, today) ? added(total.overdue, outstanding_amount) : total.overdue,
      expected: isExpected ? added(total.expected, outstanding_amount) : total.expected,
      paidThisYear: isPaidThisYear ? added(total.paidThisYear, paid_amount) : total.paidThisYear,
    });
  }
  return [...totals.values()];
}

/** The sum of what is known. No currency has more than four decimals; sums of binary fractions drift beyond them. */
export function added(sum: number | null, amount: number | null): number | null {
  return amount === null ? sum : Math.round(((sum ?? 0) + amount) * 10_000) / 10_000;
}
