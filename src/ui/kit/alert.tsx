import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon, type IconNode } from './icon.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  /** `danger` by default. */
  tone?: AlertTone;
  /** By default, `danger` is an alert, and other tones are a status. */
  role?: 'none';
  children: ReactNode;
}

/**
 * A message shown next to its subject. Screen readers announce an alert when it appears; a status that appears later is
 * announced in a `StatusAlert` only.
 */
export function Alert({ tone = 'danger', role, children }: AlertProps) {
  return (
    <div role={role ?? (tone === 'danger' ? 'alert' : 'status')} className={styles.alert} data-tone={tone}>
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
