import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, type AlertTone } from '../kit/alert.tsx';
import styles from './focused-alert.module.css';

/** An alert that takes the focus when it appears. Change its key to announce it again. */
export function FocusedAlert({ tone, children }: { tone?: AlertTone; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} className={styles.place}>
      <Alert tone={tone}>{children}</Alert>
    </div>
  );
}
