import type { Invoice } from '../../services/contract/records/invoice.ts';

/** Whether an invoice asks for money, or once did: drafts, cancelled ones and credited ones do not. */
export const isAsked = ({ status, is_return }: Invoice): boolean => !isBare.has(status ?? '') && !is_return;

/** Whether an invoice counts at all: all but drafts and cancelled ones. */
export const isCounted = ({ status }: Invoice): boolean => status !== 'Draft' && status !== 'Cancelled';

/** Whether money is owed after the day by which it was due; the server's word, or the calendar's. */
export function isOverdue(invoice: Invoice, today: string): boolean {
  if (!isAsked(invoice) || invoice.outstanding_amount === 0) return false;
  if (invoice.status === 'Overdue') return true;
  const { outstanding_amount, due_date } = invoice;
  return (outstanding_amount ?? 0) > 0 && due_date !== null && due_date.slice(0, 10) < today;
}

const isBare: ReadonlySet<string> = new Set(['Draft', 'Cancelled', 'Return', 'Credit Note Issued']);
