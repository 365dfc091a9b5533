import type { ReactNode } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Button } from '../kit/button.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { FocusedAlert } from './focused-alert.tsx';

interface OutcomeUnknownProps {
  /** What may have happened, and why it is safe to check. */
  reason: MessageId;
  /** Checks whether it arrived. Without it, sending again is the check. */
  check?: { label: MessageId; isBusy: boolean; onCheck: () => void };
  apiError?: ApiError | null;
  /** What was sent. */
  children?: ReactNode;
}

/** What was sent got no reply, and may have arrived. */
export function OutcomeUnknown({ reason, check, apiError = null, children }: OutcomeUnknownProps) {
  const t = useMessages();
  const isWaiting = useIsWaiting(apiError);
  return (
    <FocusedAlert tone="warning">
      <p>
        <strong>{t('unanswered_title')}</strong>
      </p>
      <p>{t(reason)}</p>
      {children}
      {apiError && (
        <p>
          <ErrorText apiError={apiError} purpose="write" />
        </p>
      )}
      {check && (
        <Button isBusy={check.isBusy} isWaiting={isWaiting} onClick={check.onCheck}>
          {t(check.label)}
        </Button>
      )}
    </FocusedAlert>
  );
}
