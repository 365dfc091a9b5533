import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, type AlertTone } from '../kit/alert.tsx';
import styles from './focused-alert.module.css';

interface FocusedAlertProps {
  id?: string;
  tone?: AlertTone;
  children: ReactNode;
}

/** An alert that takes the focus when it appears. Change its key to announce it again. */
export function FocusedAlert({ id, tone, children }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} id={id} tabIndex={-1} className={styles.place}>
      <Alert tone={tone}>{children}</Alert>
    </div>
  );
}
