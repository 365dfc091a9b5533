import { type ComponentType, useEffect } from 'react';
import { Button } from './kit/button.tsx';
import { Notice } from './kit/notice.tsx';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import { type MessageId, useMessages } from './messages.tsx';
import { RetryButton } from './page-unavailable.tsx';
import { type LoadFailure, useLoadFailure } from './use-load-failure.ts';

interface DialogProps {
  onClose(): void;
}

interface LoadingProps {
  /** Whether a failure closes the dialog without a notice. */
  isQuiet?: boolean;
}

/**
 * A dialog the code of which is loaded when the dialog is first opened. A notice replaces it when the code cannot be
 * loaded.
 */
export function lazyDialog<Props extends DialogProps>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LoadingProps> {
  const code = lazyCode(fetchDialog);
  return function LazyDialog({ isQuiet = false, ...props }) {
    const { value: Loaded, hasFailed, isLoading } = useLazyCode(code);
    // `Props & LoadingProps` without the props of `LoadingProps`
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    if (!hasFailed) return null;
    if (isQuiet) return <Close onClose={props.onClose} />;
    return <Unavailable onRetry={code.load} isBusy={isLoading} onClose={props.onClose} />;
  };
}

function Close({ onClose }: DialogProps) {
  useEffect(onClose, [onClose]);
  return null;
}

function Unavailable({ onRetry, isBusy, onClose }: DialogProps & { onRetry(): void; isBusy: boolean }) {
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
