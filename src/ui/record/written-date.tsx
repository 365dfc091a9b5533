import { useFormat } from '../format.ts';
import type { MessageId } from '../messages.tsx';
import { EmptyValue } from './empty-value.tsx';
import styles from './written-date.module.css';

interface WrittenDateProps {
  value: string | null;
  /** What a screen reader reads where there is no date; “Not provided” by default. */
  absent?: MessageId | undefined;
}

/** A day, or a time in the site's zone. */
export function WrittenDate({ value, absent }: WrittenDateProps) {
  const format = useFormat();
  const written = format.dateTime(value);
  return written === null ? <EmptyValue meaning={absent} /> : <span className={styles.date}>{written}</span>;
}
