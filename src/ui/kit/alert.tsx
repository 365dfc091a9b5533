import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon, type IconNode } from './icon.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  /** `danger` by default. */
  tone?: AlertTone;
  children: ReactNode;
}

/** A message shown next to its subject. Screen readers announce it when it appears. */
export function Alert({ tone = 'danger', children }: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.alert} data-tone={tone}>
      <Icon of={icons[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}

const icons: Record<AlertTone, IconNode> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
