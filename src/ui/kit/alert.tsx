import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { DangerIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from './icon.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  tone?: AlertTone;
  children: ReactNode;
}

/** Something that a person must know, next to what it is about; said aloud when it appears. */
export function Alert({ tone = 'danger', children }: AlertProps) {
  const Sign = signs[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.alert} data-tone={tone}>
      <Sign />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

const signs: Record<AlertTone, Icon> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
