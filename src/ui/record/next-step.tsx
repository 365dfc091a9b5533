import type { ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import styles from './next-step.module.css';

/** What a record waits for: said in the same place on every record's page. */
export function NextStep({ step, children }: { step: ReactNode; children?: ReactNode }) {
  const t = useMessages();
  return (
    <section>
      <h2 className={styles.heading}>{t('next_step')}</h2>
      <p className={styles.step}>{step}</p>
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}
