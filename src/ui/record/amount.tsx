import { Fragment } from 'react';
import { useFormat } from '../format.ts';
import type { MessageId } from '../messages.tsx';
import styles from './amount.module.css';
import { EmptyValue } from './empty-value.tsx';

interface AmountProps {
  value: number | null;
  currency: string | null;
  /** Without a fraction where there is none. */
  isBrief?: boolean;
  /** What a screen reader reads where there is no amount; “Not provided” by default. */
  absent?: MessageId | undefined;
}

/** An amount of money, isolated from the direction of the text around it. */
export function Amount({ value, currency, isBrief, absent }: AmountProps) {
  const format = useFormat();
  const written = isBrief ? format.briefAmount(value, currency) : format.amount(value, currency);
  if (written === null) return <EmptyValue meaning={absent} />;
  return <bdi className={styles.amount}>{breakable(written, value)}</bdi>;
}

/** An amount in a column of several currencies: in a wide table, currencies and decimal signs are aligned. */
export function AlignedAmount({ value, currency, absent }: Omit<AmountProps, 'isBrief'>) {
  const parts = useFormat().amountParts(value, currency);
  if (parts === null) return <EmptyValue meaning={absent} />;
  return (
    <bdi className={styles.aligned} dir={parts.after ? 'rtl' : 'ltr'}>
      {parts.before && <span className={styles.sign}>{parts.before}</span>}
      <span dir="ltr" className={styles.number}>
        <span className={styles.whole}>{breakable(parts.whole, value)}</span>
        <span className={styles.fraction}>{parts.fraction}</span>
      </span>
      {parts.after && <span className={styles.sign}>{parts.after}</span>}
    </bdi>
  );
}

/** An amount below this fits on a line, and does not break. */
const minBreakable = 1e12;

/** A large amount continues on another line after a separator, since a line that begins with one looks like an amount. */
function breakable(written: string, value: number | null) {
  if (Math.abs(value ?? 0) < minBreakable) return written;
  return (written.match(/[^,٬]+[,٬]?/g) ?? []).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
