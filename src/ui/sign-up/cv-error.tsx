import { useActorState } from '../actors.tsx';
import { errorMessage } from '../error-message.ts';
import { maxFileSize } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { InlineError } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

/** The error of a failed CV upload. If a retry may help, `onRetry` sends the same file again. */
export function CvError({ onRetry }: { onRetry: (() => void) | null }) {
  const t = useMessages();
  const format = useFormat();
  const apiError = useActorState('signUp', ({ context }) => context.uploadError);
  if (!apiError) return null;
  const isTooLarge = apiError.kind === 'tooLarge';
  const messages = isTooLarge
    ? t('file_too_large', { size: maxFileSize(format, 'document') })
    : errorMessage(t, apiError);
  if (isTooLarge || apiError.kind === 'refused' || !onRetry) return <Alert>{messages}</Alert>;
  return (
    <InlineError retryLabel={t('retry')} onRetry={onRetry}>
      <span dir="auto">{messages}</span>
    </InlineError>
  );
}
