import { useState } from 'react';
import type { ApiError } from '../services/contract/api-error.ts';
import { throttledUntil } from '../services/contract/rules/error-rules.ts';
import { useIsLoggedIn } from './actors.tsx';
import { errorMessage, type Purpose } from './error-message.ts';
import { InlineError } from './kit/state.tsx';
import { useMessages } from './messages.tsx';
import { loginUrl } from './paths.ts';
import { Link } from './router.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

interface ErrorTextProps {
  apiError: ApiError;
  /** `read` by default. */
  purpose?: Purpose;
}

/** Describes an API error. Counts down where the server refuses further attempts for a time. */
export function ErrorText({ apiError, purpose }: ErrorTextProps) {
  const t = useMessages();
  const isGuest = !useIsLoggedIn();
  const secondsLeft = useSecondsUntil(apiError.retryAt ?? 0);
  const text = errorMessage(t, apiError, { purpose, secondsLeft, isGuest });
  return (
    <span dir="auto">
      {apiError.kind === 'throttled' && secondsLeft > 0 ? <Countdown text={text} /> : text}
      {isRefused(apiError) && isGuest && purpose !== 'logIn' && (
        <>
          {' '}
          <Link to={loginUrl(`${location.pathname}${location.search}`)}>{t('login')}</Link>
        </>
      )}
    </span>
  );
}

const isRefused = ({ kind }: ApiError): boolean => kind === 'forbidden' || kind === 'unauthorized';

/** A text that changes every second; screen readers get the first one only, as every change would be announced. */
function Countdown({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{first}</span>
    </>
  );
}

interface RetryErrorProps extends ErrorTextProps {
  onRetry(): void;
  /** Whether the retry is running. */
  isBusy?: boolean;
}

/** A failed request with a button that repeats it, which waits where the server asks to wait. */
export function RetryError({ apiError, purpose, onRetry, isBusy }: RetryErrorProps) {
  const t = useMessages();
  const isWaiting = useIsWaiting(apiError);
  return (
    <InlineError retryLabel={t('retry')} onRetry={onRetry} isBusy={isBusy} isWaiting={isWaiting}>
      <ErrorText apiError={apiError} purpose={purpose} />
    </InlineError>
  );
}

/** Whether the server refuses another attempt at the moment. */
export function useIsWaiting(apiError: ApiError | null): boolean {
  return useSecondsUntil(throttledUntil(apiError)) > 0;
}
