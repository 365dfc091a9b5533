import type { Invoice } from '../../services/contract/records/invoice.ts';

/** What the invoices of one currency come to; amounts of two currencies are never added. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly outstanding: number;
  readonly overdue: number;
  readonly paid: number;
}

/** The totals by currency, in the order in which the currencies first appear; drafts and cancelled ones count for nothing. */
export function totalsOf(invoices: readonly Invoice[]): CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  for (const { currency, status, outstanding_amount, paid_amount } of invoices) {
    if (!currency || status === 'Draft' || status === 'Cancelled') continue;
    const total = totals.get(currency) ?? { currency, outstanding: 0, overdue: 0, paid: 0 };
    totals.set(currency, {
      currency,
      outstanding: added(total.outstanding, outstanding_amount),
      overdue: added(total.overdue, status === 'Overdue' ? outstanding_amount : 0),
      paid: added(total.paid, paid_amount),
    });
  }
  return [...totals.values()];
}

// No currency has more than four decimals; sums of binary fractions drift beyond them.
const added = (sum: number, amount: number | null): number => Math.round((sum + (amount ?? 0)) * 10_000) / 10_000;
