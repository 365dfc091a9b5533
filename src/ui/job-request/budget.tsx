import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { lookUp } from '../record/look-up.ts';
import { unitMessages } from '../record/unit-messages.ts';
import styles from './budget.module.css';

interface BudgetProps {
  budget_min: number | null;
  budget_max: number | null;
  currency: string | null;
  /** What one price is for: hour, day, week or month; none for a fixed price. */
  unit: string | null | undefined;
}

/** The budget of a client with its unit: a range, a bound, one amount, or nothing. */
export function Budget({ budget_min, budget_max, currency, unit }: BudgetProps) {
  const t = useMessages();
  const format = useFormat();
  const sign = format.currencySign(currency) ?? '';
  const [from, to] = [format.number(budget_min), format.number(budget_max)];
  const amount =
    from !== null && to !== null && from !== to
      ? t('budget_range', { min: from, max: to, currency: sign })
      : from !== null && to !== null
        ? format.briefAmount(budget_min, currency)
        : from !== null
          ? t('budget_from', { min: from, currency: sign })
          : to !== null
            ? t('budget_up_to', { max: to, currency: sign })
            : null;
  if (amount === null) return <EmptyValue />;
  const message = lookUp(unitMessages, unit ?? '');
  return <bdi className={styles.budget}>{message ? t(message, { amount }) : amount}</bdi>;
}
