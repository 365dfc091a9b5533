import type { ApiError } from '../../services/contract/api-error.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { InlineError } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

export interface LandingFailureProps {
  apiError: ApiError;
  /** Repeats the failed requests. */
  onRetry(): void;
  isBusy: boolean;
}

/** Why a part of the landing page is missing, with a button that waits where the server asks to wait. */
export function LandingFailure({ apiError, onRetry, isBusy }: LandingFailureProps) {
  const t = useMessages();
  const isWaiting = useIsWaiting(apiError);
  return (
    <InlineError retryLabel={t('retry')} onRetry={onRetry} isBusy={isBusy} isWaiting={isWaiting}>
      {t('landing_partly')} <ErrorText apiError={apiError} />
    </InlineError>
  );
}
