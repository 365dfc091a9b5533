import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import styles from './budget.module.css';

interface BudgetProps {
  least: number | null;
  most: number | null;
  currency: string | null;
}

/** What a client means to spend: a range, a bound, one amount, or nothing said. */
export function Budget({ least, most, currency }: BudgetProps) {
  const t = useMessages();
  const format = useFormat();
  const sign = format.currencySign(currency) ?? '';
  const min = format.number(least);
  const max = format.number(most);
  if (min !== null && max !== null && min !== max)
    return <bdi className={styles.budget}>{t('budget_range', { min, max, currency: sign })}</bdi>;
  if (min !== null && max !== null) return <Amount value={least} currency={currency} isBrief />;
  if (min !== null) return <bdi className={styles.budget}>{t('budget_from', { min, currency: sign })}</bdi>;
  if (max !== null) return <bdi className={styles.budget}>{t('budget_up_to', { max, currency: sign })}</bdi>;
  return <EmptyValue />;
}
