import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { type Drawing, Icon } from './icon.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  tone?: AlertTone;
  children: ReactNode;
}

/** Something that a person must know, next to what it is about; said aloud when it appears. */
export function Alert({ tone = 'danger', children }: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.alert} data-tone={tone}>
      <Icon of={signs[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}

const signs: Record<AlertTone, Drawing> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
