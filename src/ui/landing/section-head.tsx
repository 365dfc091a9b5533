import type { ReactNode } from 'react';
import styles from './landing.module.css';

/** The heading of a section, with its text. */
export function SectionHead({ heading, children }: { heading: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      {children && <p className={styles.context}>{children}</p>}
    </div>
  );
}
