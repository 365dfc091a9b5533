import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { DangerIcon, RetryIcon } from './icons.ts';
import { Star } from './star.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** A sentence that explains why there is nothing to show. */
  children?: ReactNode;
  /** The next step for the user. */
  action?: ReactNode;
}

/** Shown in place of content that does not exist. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Star className={styles.star} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface InlineErrorProps {
  /** A sentence that describes what happened. */
  children: ReactNode;
  retryLabel: string;
  onRetry(): void;
  /** Whether the retry is running. */
  isBusy?: boolean;
  /** Whether a retry is not possible yet. */
  isWaiting?: boolean;
}

/** A failed request in one line with a retry button; the previous content stays visible below it. */
export function InlineError({ children, retryLabel, onRetry, isBusy, isWaiting }: InlineErrorProps) {
  return (
    <div className={styles.line}>
      <Icon of={DangerIcon} />
      <p role="alert">{children}</p>
      <Button variant="quiet" onClick={onRetry} isBusy={isBusy} isWaiting={isWaiting}>
        <Icon of={RetryIcon} size={18} />
        {retryLabel}
      </Button>
    </div>
  );
}
