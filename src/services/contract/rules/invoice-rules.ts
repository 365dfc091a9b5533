/** What the statuses of an invoice mean for the sums and the chart. The names follow ERPNext's Sales Invoice. */
import type { InvoiceStatus } from '../statuses.ts';
import { statusSet } from './status-set.ts';

interface Row {
  readonly status: string | null;
  readonly is_return: boolean;
  readonly outstanding_amount: number | null;
  /** YYYY-MM-DD. */
  readonly due_date: string | null;
}

/** Whether an invoice asks for money, or once did: drafts, cancelled invoices and credit notes do not. */
export const isPayable = ({ status, is_return }: Pick<Row, 'status' | 'is_return'>): boolean =>
  !unpayable.has(status) && !is_return;

/** Whether an invoice counts in the totals: all but drafts and cancelled ones. */
export const isCounted = ({ status }: Pick<Row, 'status'>): boolean => !uncounted.has(status);

/**
 * Whether money is owed after the day by which it was due: by the server's status, or by the calendar.
 *
 * @param today YYYY-MM-DD, at the site
 */
export function isOverdue(invoice: Row, today: string): boolean {
  const { status, outstanding_amount, due_date } = invoice;
  if (!isPayable(invoice) || outstanding_amount === 0) return false;
  if (status === overdue) return true;
  return (outstanding_amount ?? 0) > 0 && due_date !== null && due_date.slice(0, 10) < today;
}

/** How far an invoice is paid, in the order in which the chart stacks it. `other`: a status that is not known. */
export const paymentStatuses = ['paid', 'partly', 'open', 'overdue', 'other'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** @param today YYYY-MM-DD, at the site */
export function paymentStatus(invoice: Row, today: string): PaymentStatus {
  const status = byStatus.get(invoice.status ?? '') ?? 'other';
  return status !== 'paid' && isOverdue(invoice, today) ? 'overdue' : status;
}

const overdue: InvoiceStatus = 'Overdue';
const uncounted = statusSet<InvoiceStatus>('Draft', 'Cancelled');
const unpayable = statusSet<InvoiceStatus>('Draft', 'Cancelled', 'Return', 'Credit Note Issued');

const byStatus: ReadonlyMap<string, PaymentStatus> = new Map(
  Object.entries({
    Draft: 'other',
    Submitted: 'open',
    Unpaid: 'open',
    'Partly Paid': 'partly',
    Overdue: 'other',
    Paid: 'paid',
    Return: 'other',
    'Credit Note Issued': 'other',
    Cancelled: 'other',
  } satisfies Record<InvoiceStatus, PaymentStatus>),
);
