import type { Statuses } from '../list/status-chip.tsx';
import type { WordId } from '../words.tsx';

export const invoiceStatuses: Statuses = {
  Draft: { tone: 'neutral', word: 'invoice_status_draft' },
  Submitted: { tone: 'active', word: 'invoice_status_submitted' },
  Unpaid: { tone: 'active', word: 'invoice_status_unpaid' },
  'Partly Paid': { tone: 'active', word: 'invoice_status_partly_paid' },
  Overdue: { tone: 'warning', word: 'invoice_status_overdue' },
  Paid: { tone: 'success', word: 'invoice_status_paid' },
  Return: { tone: 'neutral', word: 'invoice_status_return' },
  'Credit Note Issued': { tone: 'neutral', word: 'invoice_status_credit_note_issued' },
  Cancelled: { tone: 'danger', word: 'invoice_status_cancelled' },
};

/** A status in words alone. */
export const statusWords: Readonly<Record<string, WordId>> = Object.fromEntries(
  Object.entries(invoiceStatuses).map(([status, { word }]) => [status, word]),
);
