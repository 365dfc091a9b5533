import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Content that is shown when its summary is pressed. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={className}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
