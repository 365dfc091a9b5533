/** The periods by which invoices are filtered, by the day of posting. */
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { daysAfter } from '../../services/contract/site-time.ts';
import type { Format } from '../format.ts';
import type { Option } from '../kit/field.tsx';
import type { Translate } from '../messages.tsx';
import { dayOf } from './days.ts';

/** The last days, the last year, and each year that has an invoice. */
export function periodOptions(rows: readonly Invoice[], t: Translate, format: Format): Option[] {
  const years = new Set(rows.flatMap(({ posting_date }) => dayOf(posting_date)?.slice(0, 4) ?? []));
  return [
    ...[30, 90].map((count) => ({ value: `${count}-days`, label: t('period_last_days', { count }) })),
    { value: lastYear, label: t('period_last_year', { count: 12 }) },
    ...[...years]
      .sort((a, b) => Number(b) - Number(a))
      .map((year) => ({ value: year, label: format.month(`${year}-01-01`) ?? year })),
  ];
}

/**
 * Whether an invoice was posted in a period.
 *
 * @param period the value of an option
 * @param today YYYY-MM-DD, at the site
 */
export function isInPeriod({ posting_date }: Pick<Invoice, 'posting_date'>, period: string, today: string): boolean {
  const day = posting_date?.slice(0, 10) ?? '';
  if (/^\d{4}$/.test(period)) return day.startsWith(period);
  const days = period === lastYear ? 365 : Number.parseInt(period, 10);
  return day > daysAfter(today, -days) && day <= today;
}

const lastYear = '12-months';
