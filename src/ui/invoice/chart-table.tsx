import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { heldIn, paymentStatusMessages } from './chart-standings.ts';
import type { Month } from './months-of.ts';

interface ChartTableProps {
  caption: string;
  months: readonly Month[];
  currency: string;
}

/** What the chart draws, for those who do not see it; a month and standing without an invoice is absent. */
export function ChartTable({ caption, months, currency }: ChartTableProps) {
  const t = useMessages();
  const format = useFormat();
  const held = heldIn(months);
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          {held.map((standing) => (
            <th key={standing} scope="col">
              {t(paymentStatusMessages[standing])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ day, amounts }) => (
          <tr key={day}>
            <th scope="row">{format.monthAndYear(day)}</th>
            {held.map((standing) => (
              <td key={standing}>
                <Amount value={amounts[standing] ?? null} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
