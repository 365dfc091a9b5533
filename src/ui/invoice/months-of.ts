import type { Invoice } from '../../services/contract/records/invoice.ts';
import {
  isPayable,
  type PaymentStatus,
  paymentStatus,
  paymentStatuses,
} from '../../services/contract/rules/invoice-rules.ts';
import { dayOf, monthBefore } from './days.ts';
import { sumOf } from './totals-of.ts';

/** The amount invoiced in a month by payment status; absent for a status without invoices. */
export interface Month {
  /** Its first day. */
  readonly day: string;
  readonly amounts: Readonly<Partial<Record<PaymentStatus, number>>>;
}

/** The twelve months up to the month of today, oldest first, in one currency. Credit notes and drafts are left out. */
export function monthsOf(invoices: readonly Invoice[], currency: string, today: string): Month[] {
  const days = Array.from({ length: 12 }, (_, at) => monthBefore(today, 11 - at));
  const months = new Map<string, Partial<Record<PaymentStatus, number>>>(days.map((day) => [day.slice(0, 7), {}]));
  for (const invoice of invoices) {
    const amounts = months.get(dayOf(invoice.posting_date)?.slice(0, 7) ?? '');
    const { grand_total } = invoice;
    if (!amounts || invoice.currency !== currency || !isPayable(invoice) || grand_total === null || grand_total <= 0)
      continue;
    const status = paymentStatus(invoice, today);
    amounts[status] = sumOf(amounts[status] ?? null, grand_total) ?? 0;
  }
  return days.map((day) => ({ day, amounts: months.get(day.slice(0, 7)) ?? {} }));
}

/** Whether a day, as `YYYY-MM-DD`, is in January, April, July or October. */
export const isStartOfQuarter = (day: string): boolean => Number(day.slice(5, 7)) % 3 === 1;

export const heightOf = ({ amounts }: Month): number =>
  paymentStatuses.reduce((sum, status) => sum + (amounts[status] ?? 0), 0);

/** The smallest of 1, 2, 2.5, 5 and 10, times a power of ten, that is no less than the value. */
export function roundTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}
