import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
  /** Whether neither part wraps on a wide screen, for dates and amounts. */
  isUnbroken?: boolean;
}

/** A fact and, in a softer colour under it, a second one. */
export function TwoLines({ first, second, isUnbroken }: TwoLinesProps) {
  return (
    <span className={styles.lines} data-unbroken={isUnbroken}>
      <span>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}
