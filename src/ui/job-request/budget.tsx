import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import styles from './budget.module.css';

interface BudgetProps {
  min: number | null;
  max: number | null;
  currency: string | null;
}

/** The budget of a client: a range, a bound, one amount, or nothing. */
export function Budget({ min, max, currency }: BudgetProps) {
  const t = useMessages();
  const format = useFormat();
  const sign = format.currencySign(currency) ?? '';
  const [from, to] = [format.number(min), format.number(max)];
  if (from !== null && to !== null && from !== to)
    return <bdi className={styles.budget}>{t('budget_range', { min: from, max: to, currency: sign })}</bdi>;
  if (from !== null && to !== null) return <Amount value={min} currency={currency} isBrief />;
  if (from !== null) return <bdi className={styles.budget}>{t('budget_from', { min: from, currency: sign })}</bdi>;
  if (to !== null) return <bdi className={styles.budget}>{t('budget_up_to', { max: to, currency: sign })}</bdi>;
  return <EmptyValue />;
}
