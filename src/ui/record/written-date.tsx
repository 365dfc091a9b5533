import { useFormat } from '../format.ts';
import { EmptyValue } from './empty-value.tsx';
import styles from './written-date.module.css';

/** A day, or a time in the site's zone. */
export function WrittenDate({ value }: { value: string | null }) {
  const format = useFormat();
  const written = format.dateTime(value);
  return written === null ? <EmptyValue /> : <span className={styles.date}>{written}</span>;
}
