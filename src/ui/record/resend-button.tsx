import { useId } from 'react';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import { useSecondsUntil } from '../use-seconds-until.ts';
import styles from './resend-button.module.css';

interface ResendButtonProps {
  label: string;
  /** The time from which it may be used, in milliseconds. */
  resendAt: number;
  isBusy: boolean;
  onSend(now: number): void;
}

/** Sends a message again, and counts the seconds until that is possible. It keeps the focus meanwhile. */
export function ResendButton({ label, resendAt, isBusy, onSend }: ResendButtonProps) {
  const t = useMessages();
  const seconds = useSecondsUntil(resendAt);
  const hint = useId();
  const isEarly = seconds > 0 && !isBusy;
  return (
    <div className={styles.line}>
      <Button
        isBusy={isBusy}
        aria-disabled={isEarly || undefined}
        aria-describedby={isEarly ? hint : undefined}
        onClick={() => onSend(Date.now())}
      >
        {label}
      </Button>
      {isEarly && (
        <span id={hint} className={styles.hint}>
          {t('resend_in_seconds', { count: seconds })}
        </span>
      )}
    </div>
  );
}
