import type { MessageId } from '../messages.tsx';

/** The message of an amount for each unit of a price; none for a fixed price. */
export const unitMessages: Readonly<Record<string, MessageId>> = {
  hour: 'amount_per_hour',
  day: 'amount_per_day',
  week: 'amount_per_week',
  month: 'amount_per_month',
};
