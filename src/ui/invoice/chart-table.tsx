import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import type { Month } from './months-of.ts';
import { paymentStatusesIn, paymentStatusMessages } from './payment-status-messages.ts';

interface ChartTableProps {
  caption: string;
  months: readonly Month[];
  currency: string;
}

/** The chart as a table for screen readers; it has no column for a payment status without invoices. */
export function ChartTable({ caption, months, currency }: ChartTableProps) {
  const t = useMessages();
  const format = useFormat();
  const statuses = paymentStatusesIn(months);
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          {statuses.map((status) => (
            <th key={status} scope="col">
              {t(paymentStatusMessages[status])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ day, amounts }) => (
          <tr key={day}>
            <th scope="row">{format.monthAndYear(day)}</th>
            {statuses.map((status) => (
              <td key={status}>
                <Amount value={amounts[status] ?? null} currency={currency} absent="no_amount" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
