import { useActorState } from '../actors.tsx';
import { ErrorText, RetryError } from '../error-text.tsx';
import { maxFileSize } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { useMessages } from '../messages.tsx';

/** The error of a failed CV upload. If a retry may help, `onRetry` sends the same file again. */
export function CvError({ onRetry }: { onRetry: (() => void) | null }) {
  const t = useMessages();
  const format = useFormat();
  const apiError = useActorState('signUp', ({ context }) => context.uploadError);
  if (!apiError) return null;
  if (apiError.kind === 'tooLarge')
    return <Alert>{t('file_too_large', { size: maxFileSize(format, 'document') })}</Alert>;
  if (apiError.kind === 'refused' || !onRetry) {
    return (
      <Alert>
        <ErrorText apiError={apiError} purpose="write" />
      </Alert>
    );
  }
  return <RetryError apiError={apiError} purpose="write" onRetry={onRetry} />;
}
