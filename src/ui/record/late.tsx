import type { ReactNode } from 'react';
import styles from './late.module.css';

/** A due date that has passed. */
export function Late({ children }: { children: ReactNode }) {
  return <span className={styles.late}>{children}</span>;
}
