import type { ReactNode } from 'react';
import { Card } from '../kit/page.tsx';
import styles from './record-layout.module.css';

interface RecordLayoutProps {
  /** What a person can do next, or is waited for: always in this place. */
  next: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** A record as a document: the next step and the facts on the start side, the body in the middle. */
export function RecordLayout({ next, facts, children }: RecordLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <Card>{next}</Card>
        {facts}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
