import { type ComponentType, useEffect } from 'react';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import { PartUnavailable } from './part-unavailable.tsx';

interface DialogProps {
  onClose(): void;
}

interface LoadingProps {
  /** Whether a failure closes the dialog without a notice. */
  isQuiet?: boolean;
}

/**
 * A dialog that is loaded when it is first opened. A notice replaces it when its code cannot be loaded.
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
    return <PartUnavailable onRetry={code.load} isBusy={isLoading} onClose={props.onClose} />;
  };
}

function Close({ onClose }: DialogProps) {
  useEffect(onClose, [onClose]);
  return null;
}
