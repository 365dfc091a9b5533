import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the overview with its own heading. */
export function Part({ title, action, children }: PartProps) {
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
