import type { ReactNode } from 'react';
import { Alert, type AlertTone } from './alert.tsx';
import { classNames } from './class-names.ts';
import styles from './status-alert.module.css';

interface StatusAlertProps {
  tone: Exclude<AlertTone, 'danger'>;
  className?: string;
  /** Nothing while there is no message. */
  children: ReactNode;
}

/**
 * The place of a message that follows an act of the person. It is on the page before its message, because screen readers
 * announce what is added to a region, not what a region is added with.
 */
export function StatusAlert({ tone, className, children }: StatusAlertProps) {
  return (
    <div role="status" className={classNames(styles.place, className)}>
      {children && (
        <Alert tone={tone} role="none">
          {children}
        </Alert>
      )}
    </div>
  );
}
