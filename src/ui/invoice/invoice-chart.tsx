import { useMemo, useState } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { useFormat } from '../format.ts';
import { Select } from '../kit/field.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { ChartBars } from './chart-bars.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './invoice-chart.module.css';
import { heightOf, isStartOfQuarter, type Month, monthsOf, roundTop } from './months-of.ts';
import { paymentStatusesIn, paymentStatusMessages } from './payment-status-messages.ts';

interface InvoiceChartProps {
  invoices: readonly Invoice[];
  currencies: readonly string[];
  today: string;
}

/**
 * Twelve months of invoices in one currency, by payment status. Time runs in the reading direction, so in Arabic the
 * newest month is at the left and the scale at the right.
 */
export function InvoiceChart({ invoices, currencies, today }: InvoiceChartProps) {
  const t = useMessages();
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen !== null && currencies.includes(chosen) ? chosen : currencies[0];
  const months = useMemo(() => (currency ? monthsOf(invoices, currency, today) : []), [invoices, currency, today]);
  if (!currency) return null;
  const name = format.currencyName(currency) ?? currency;
  return (
    <figure className={styles.chart} aria-label={t('chart_title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('chart_title')}</h2>
        {currencies.length > 1 && (
          <div className={styles.picker}>
            <Select
              label={t('chart_currency')}
              options={currencies.map((code) => ({ value: code, label: format.currencyName(code) ?? code }))}
              value={currency}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
      <Legend months={months} />
      {months.every((month) => heightOf(month) === 0) ? (
        <p className={styles.none}>{t('chart_none', { currency: name })}</p>
      ) : (
        <Drawing months={months} currency={currency} />
      )}
      <div className="visually-hidden">
        <ChartTable months={months} currency={currency} caption={`${t('chart_title')}: ${isolated(name)}`} />
      </div>
    </figure>
  );
}

/** The chart while its invoices are loading. */
export function ChartSkeleton() {
  const t = useMessages();
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('chart_title')}</h2>
        <div className={styles.picker}>
          <Select label={t('chart_currency')} options={[]} value="" disabled />
        </div>
      </div>
      <p className={styles.legend}>
        <span>
          <Skeleton inlineSize="16rem" />
        </span>
      </p>
      <div className={styles.drawing}>
        <div className={styles.bars}>
          {[30, 45, 40, 62, 54, 70, 58, 78, 66, 48, 84, 60].map((share) => (
            <Skeleton key={share} blockSize={`${share}%`} />
          ))}
        </div>
        <p className={styles.months}>
          <span>
            <Skeleton />
          </span>
        </p>
      </div>
    </div>
  );
}

function Drawing({ months, currency }: { months: readonly Month[]; currency: string }) {
  const format = useFormat();
  const top = roundTop(Math.max(...months.map(heightOf)));
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.scale}>
        {[top, top / 2, 0].map((value) => (
          <bdi key={value}>{format.briefAmount(value, currency)}</bdi>
        ))}
      </div>
      <ChartBars months={months} top={top} />
      <div className={styles.months}>
        {months.map(({ day }) => (
          <span key={day} className={styles.month} data-quarter-start={isStartOfQuarter(day)}>
            <span>{format.axisMonth(day)}</span>
            <span>{format.axisYear(day)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The payment statuses of the months, each with the pattern of its bars. */
function Legend({ months }: { months: readonly Month[] }) {
  const t = useMessages();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {paymentStatusesIn(months).map((status) => (
        <li key={status} className={styles.key}>
          <svg viewBox="0 0 12 12" width="12" height="12" className={styles.swatch} aria-hidden="true">
            <rect width="12" height="12" data-status={status} />
            {status === 'overdue' && <path d="M0 2h12M0 6h12M0 10h12" />}
          </svg>
          {t(paymentStatusMessages[status])}
        </li>
      ))}
    </ul>
  );
}
