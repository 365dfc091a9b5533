import type { ReactNode } from 'react';
import styles from './late.module.css';

/** A date that has passed without what was due on it. */
export function Late({ children }: { children: ReactNode }) {
  return <span className={styles.late}>{children}</span>;
}
