import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** A fact and, softly under it, another that belongs to it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}
