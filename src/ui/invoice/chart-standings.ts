import type { MessageId } from '../messages.tsx';
import { type Month, type Standing, standings } from './months-of.ts';

/** The standings that the months hold, in their order. */
export function heldIn(months: readonly Month[]): Standing[] {
  return standings.filter((standing) => months.some(({ amounts }) => amounts[standing] !== undefined));
}

export const paymentStatusMessages: Readonly<Record<Standing, MessageId>> = {
  paid: 'standing_paid',
  partly: 'standing_partly',
  open: 'standing_open',
  overdue: 'standing_overdue',
  other: 'standing_other',
};
