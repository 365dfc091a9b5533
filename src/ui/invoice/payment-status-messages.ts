import { type PaymentStatus, paymentStatuses } from '../../services/contract/rules/invoice-rules.ts';
import type { MessageId } from '../messages.tsx';
import type { Month } from './months-of.ts';

export const paymentStatusMessages: Readonly<Record<PaymentStatus, MessageId>> = {
  paid: 'payment_status_paid',
  partly: 'payment_status_partly',
  open: 'payment_status_open',
  overdue: 'payment_status_overdue',
  other: 'payment_status_other',
};

/** The payment statuses that the months have, in their order. */
export const paymentStatusesIn = (months: readonly Month[]): PaymentStatus[] =>
  paymentStatuses.filter((status) => months.some(({ amounts }) => amounts[status] !== undefined));
