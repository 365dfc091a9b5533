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

/** An amount in a column of several currencies: in a wide table, currencies and decimal signs are aligned. */
export function AlignedAmount({ value, currency }: Omit<AmountProps, 'isBrief'>) {
  const parts = useFormat().amountParts(value, currency);
  if (parts === null) return <EmptyValue />;
  return (
    <bdi className={styles.aligned} dir={parts.after ? 'rtl' : 'ltr'}>
      {parts.before && <span className={styles.sign}>{parts.before}</span>}
      <span dir="ltr" className={styles.number}>
        <span className={styles.whole}>{parts.whole}</span>
        <span className={styles.fraction}>{parts.fraction}</span>
      </span>
      {parts.after && <span className={styles.sign}>{parts.after}</span>}
    </bdi>
  );
}
