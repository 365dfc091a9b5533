import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../kit/alert.tsx';
import styles from './focused-alert.module.css';

/** What a person must know before going on; takes the focus as it appears. Give it a new key to say it anew. */
export function FocusedAlert({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} className={styles.place}>
      <Alert>{children}</Alert>
    </div>
  );
}
