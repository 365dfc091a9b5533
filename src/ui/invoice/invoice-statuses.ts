import type { InvoiceStatus } from '../../services/contract/statuses.ts';
import type { Statuses } from '../record/status-chip.tsx';

export const invoiceStatusChips = {
  Draft: { tone: 'neutral', message: 'invoice_status_draft' },
  Submitted: { tone: 'active', message: 'invoice_status_submitted' },
  Unpaid: { tone: 'active', message: 'invoice_status_unpaid' },
  'Partly Paid': { tone: 'active', message: 'invoice_status_partly_paid' },
  Overdue: { tone: 'overdue', message: 'invoice_status_overdue' },
  Paid: { tone: 'success', message: 'invoice_status_paid' },
  Return: { tone: 'neutral', message: 'invoice_status_return' },
  'Credit Note Issued': { tone: 'neutral', message: 'invoice_status_credit_note_issued' },
  Cancelled: { tone: 'danger', message: 'invoice_status_cancelled' },
} satisfies Statuses<InvoiceStatus>;
