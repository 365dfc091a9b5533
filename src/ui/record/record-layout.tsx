import type { ReactNode } from 'react';
import { Card } from '../kit/page.tsx';
import styles from './record-layout.module.css';

interface RecordLayoutProps {
  /** What a person can do next, or is waited for: always in this place. */
  next: ReactNode;
  /** What they are doing about it now: on a phone it comes before the facts, else at the head of the body. */
  now?: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** A record as a document: the next step and the facts on the start side, the body in the middle. */
export function RecordLayout({ next, now, facts, children }: RecordLayoutProps) {
  return (
    <div className={styles.layout}>
      <Card>{next}</Card>
      {now && <div className={styles.now}>{now}</div>}
      <div className={styles.facts}>{facts}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
