import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, type AlertTone } from '../kit/alert.tsx';
import styles from './focused-alert.module.css';

/** What a person must know before going on; takes the focus as it appears. Give it a new key to say it anew. */
export function FocusedAlert({ tone, children }: { tone?: AlertTone; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} className={styles.place}>
      <Alert tone={tone}>{children}</Alert>
    </div>
  );
}
