import type { ApiError } from '../../services/contract/api-error.ts';
import { isFileRejected } from '../../services/contract/fields/file-rules.ts';
import { ErrorText, RetryError } from '../error-text.tsx';
import { useFormat } from '../format.ts';
import { Alert } from '../kit/alert.tsx';
import { useMessages } from '../messages.tsx';
import { maxFileSize } from './validation-message.ts';

interface UploadErrorProps {
  apiError: ApiError;
  kind: 'document' | 'photo';
  /** Sends the same file again; `null` when the page does not have it any more. */
  onRetry: (() => void) | null;
}

/** The error of a failed upload, with a button where the same file may be sent again. */
export function UploadError({ apiError, kind, onRetry }: UploadErrorProps) {
  const t = useMessages();
  const format = useFormat();
  if (onRetry && !isFileRejected(apiError)) return <RetryError apiError={apiError} purpose="write" onRetry={onRetry} />;
  return (
    <Alert>
      {apiError.kind === 'tooLarge' ? (
        t('file_too_large', { size: maxFileSize(format, kind) })
      ) : (
        <ErrorText apiError={apiError} purpose="write" />
      )}
    </Alert>
  );
}
