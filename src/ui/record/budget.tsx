import { type Format, useFormat } from '../format.ts';
import { type Translate, useMessages } from '../messages.tsx';
import styles from './budget.module.css';
import { EmptyValue } from './empty-value.tsx';
import { lookUp } from './look-up.ts';
import { unitMessages } from './unit-messages.ts';

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
  const amount = writtenBudget(t, format, { budget_min, budget_max, currency });
  if (amount === null) return <EmptyValue />;
  const message = lookUp(unitMessages, unit ?? '');
  return <bdi className={styles.budget}>{message ? t(message, { amount }) : amount}</bdi>;
}

/** A budget without its unit: a range, a bound or one amount; `null` without a budget. */
export function writtenBudget(
  t: Translate,
  format: Format,
  { budget_min, budget_max, currency }: Omit<BudgetProps, 'unit'>,
): string | null {
  const sign = format.currencySign(currency) ?? '';
  const [from, to] = [format.number(budget_min), format.number(budget_max)];
  if (from === null) return to === null ? null : t('budget_up_to', { max: to, currency: sign });
  if (to === null) return t('budget_from', { min: from, currency: sign });
  return from === to
    ? format.briefAmount(budget_min, currency)
    : t('budget_range', { min: from, max: to, currency: sign });
}
