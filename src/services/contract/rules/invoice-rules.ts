/**
 * The meaning of the statuses of an invoice, for the totals and the chart. The names follow ERPNext's Sales Invoice.
 */
import type { InvoiceStatus } from '../statuses.ts';
import { deadlineIn } from './request-rules.ts';
import { statusSet } from './status-set.ts';

interface Row {
  readonly status: string | null;
  readonly is_return: boolean;
  readonly outstanding_amount: number | null;
  /** YYYY-MM-DD. */
  readonly due_date: string | null;
}

/** Whether an invoice is or was payable. Drafts, cancelled invoices and credit notes are not. */
export const isPayable = ({ status, is_return }: Pick<Row, 'status' | 'is_return'>): boolean =>
  !unpayable.has(status) && !is_return;

/** Whether an invoice counts in the totals: all but drafts and cancelled ones. */
export const isCounted = ({ status }: Pick<Row, 'status'>): boolean => !uncounted.has(status);

/**
 * Whether to state what is paid and what is due: nothing is due before an invoice is issued and after it is cancelled. A
 * credit note, and the invoice that it corrects, state them only if there is an amount.
 */
export const hasPayments = (
  invoice: Pick<Row, 'status' | 'is_return' | 'outstanding_amount'> & { readonly paid_amount: number | null },
): boolean =>
  isCounted(invoice) && (isPayable(invoice) || Boolean(invoice.paid_amount) || Boolean(invoice.outstanding_amount));

/**
 * Whether an amount is owed after its due day, by the server's status or by the calendar.
 *
 * @param today YYYY-MM-DD, at the site
 */
export function isOverdue(invoice: Row, today: string): boolean {
  const { status, outstanding_amount, due_date } = invoice;
  if (!isPayable(invoice) || outstanding_amount === 0) return false;
  if (status === overdue) return true;
  const due = deadlineIn(due_date);
  return (outstanding_amount ?? 0) > 0 && due !== null && due < today;
}

/** The payment statuses, in the order in which the chart stacks them. `other` is an unknown status. */
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
