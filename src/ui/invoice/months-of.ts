import type { Invoice } from '../../services/contract/records/invoice.ts';
import { dayOf, monthBefore } from './days.ts';
import { isAsked, isOverdue } from './invoice-standing.ts';
import { added } from './totals-of.ts';

/** How an invoice stands, in the order in which a bar is built. `other`: a status that is not known here. */
export const standings = ['paid', 'partly', 'open', 'overdue', 'other'] as const;
export type Standing = (typeof standings)[number];

/** What was invoiced in a month, by how it stands now; a standing without an invoice is absent. */
export interface Month {
  /** Its first day. */
  readonly day: string;
  readonly amounts: Readonly<Partial<Record<Standing, number>>>;
}

/** The twelve months up to today's, oldest first, in one currency. What credits an invoice is not money asked for. */
export function monthsOf(invoices: readonly Invoice[], currency: string, today: string): Month[] {
  const days = Array.from({ length: 12 }, (_, at) => monthBefore(today, 11 - at));
  const months = new Map<string, Partial<Record<Standing, number>>>(days.map((day) => [day.slice(0, 7), {}]));
  for (const invoice of invoices) {
    const amounts = months.get(dayOf(invoice.posting_date)?.slice(0, 7) ?? '');
    const { grand_total } = invoice;
    if (!amounts || invoice.currency !== currency || !isAsked(invoice) || grand_total === null || grand_total <= 0)
      continue;
    const standing = standingOf(invoice, today);
    amounts[standing] = added(amounts[standing] ?? null, grand_total) ?? 0;
  }
  return days.map((day) => ({ day, amounts: months.get(day.slice(0, 7)) ?? {} }));
}

export const heightOf = ({ amounts }: Month): number => standings.reduce((sum, key) => sum + (amounts[key] ?? 0), 0);

/** A round number that is no smaller: 1, 2, 2.5 or 5 and noughts. */
export function roundTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

function standingOf(invoice: Invoice, today: string): Standing {
  if (invoice.status === 'Paid') return 'paid';
  if (isOverdue(invoice, today)) return 'overdue';
  if (invoice.status === 'Partly Paid') return 'partly';
  return invoice.status === 'Unpaid' || invoice.status === 'Submitted' ? 'open' : 'other';
}
