import { Button } from './kit/button.tsx';
import { Notice } from './kit/notice.tsx';
import { type MessageId, useMessages } from './messages.tsx';
import { RetryButton, type UnavailableProps } from './page-unavailable.tsx';
import { type LoadFailure, useLoadFailure } from './use-load-failure.ts';

interface PartUnavailableProps extends UnavailableProps {
  /** Closes the notice; the page stays usable without the part. */
  onClose(): void;
}

/** States that the code of a part of the page could not be loaded. */
export function PartUnavailable({ onRetry, isBusy, onClose }: PartUnavailableProps) {
  const t = useMessages();
  const failure = useLoadFailure(onRetry);
  return (
    <Notice
      role="alert"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <RetryButton failure={failure} onRetry={onRetry} isBusy={isBusy} />
        </>
      }
    >
      {t(lines[failure])}
    </Notice>
  );
}

const lines: Readonly<Record<LoadFailure, MessageId>> = {
  offline: 'part_offline',
  replaced: 'release_replaced',
  failed: 'part_unavailable',
};
