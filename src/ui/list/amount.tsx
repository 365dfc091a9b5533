import { useFormat } from '../format.ts';
import { Absent } from './absent.tsx';
import styles from './amount.module.css';

interface AmountProps {
  value: number | null;
  currency: string | null;
  /** Without a fraction where there is none. */
  isBrief?: boolean;
}

/** An amount of money, set apart from the direction of the text around it. */
export function Amount({ value, currency, isBrief }: AmountProps) {
  const format = useFormat();
  const written = isBrief ? format.briefAmount(value, currency) : format.amount(value, currency);
  return written === null ? <Absent /> : <bdi className={styles.amount}>{written}</bdi>;
}
