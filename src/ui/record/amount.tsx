import { useFormat } from '../format.ts';
import styles from './amount.module.css';
import { EmptyValue } from './empty-value.tsx';

interface AmountProps {
  value: number | null;
  currency: string | null;
  /** Without a fraction where there is none. */
  isBrief?: boolean;
}

/** An amount of money, isolated from the direction of the text around it. */
export function Amount({ value, currency, isBrief }: AmountProps) {
  const format = useFormat();
  const written = isBrief ? format.briefAmount(value, currency) : format.amount(value, currency);
  return written === null ? <EmptyValue /> : <bdi className={styles.amount}>{written}</bdi>;
}
