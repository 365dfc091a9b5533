import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { DangerIcon, RetryIcon } from './icons.ts';
import { Star } from './lattice.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** Why there is nothing, in a sentence. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Nothing to show, and why. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Star className={styles.star} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.why}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface InlineErrorProps {
  /** What happened, in a sentence. */
  children: ReactNode;
  retryLabel: string;
  onRetry(): void;
  /** The retry is on its way. */
  isBusy?: boolean;
}

/** A read that failed: what happened and Try again, in one line above what is still there. */
export function InlineError({ children, retryLabel, onRetry, isBusy }: InlineErrorProps) {
  return (
    <div className={styles.line}>
      <Icon of={DangerIcon} />
      <p role="alert">{children}</p>
      <Button variant="quiet" onClick={onRetry} isBusy={isBusy}>
        <Icon of={RetryIcon} size={18} />
        {retryLabel}
      </Button>
    </div>
  );
}
