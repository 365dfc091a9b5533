import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** How screen readers announce it: at once, or after what they read now. */
  role: 'alert' | 'status';
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** A sentence with buttons, above the bottom edge of the window. The page stays usable. */
export function Notice({ role, children, actions }: NoticeProps) {
  return (
    <div role={role} className={styles.notice} data-print="hide">
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
