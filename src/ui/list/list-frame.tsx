import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import { errorMessage } from '../error-message.ts';
import { Loading } from '../kit/skeleton.tsx';
import { InlineError } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import styles from './list-frame.module.css';
import type { ListView } from './use-list.ts';

interface ListFrameProps<T> {
  list: ListView<T>;
  /** The very layout to come, drawn in skeletons. */
  skeleton: ReactNode;
  /** In place of an answer that holds nothing. */
  empty?: ReactNode;
  /** In place of a record that is no more. */
  missing?: ReactNode;
  /** Heads the page of a record while there is none to head it. */
  head?: ReactNode;
  children(data: T): ReactNode;
}

/**
 * A fetched list or record in every state it can be in: on its way, there, empty, failed (over what an
 * earlier read brought), gone. What is shown stays where it is while it is read anew.
 */
export function ListFrame<T>({ list, skeleton, empty, missing, head, children }: ListFrameProps<T>) {
  const t = useMessages();
  const apiError = useStandingError(list);
  const { status, data, isRefreshing, reload } = list;
  if (status === 'failed' && apiError?.kind === 'missing' && missing)
    return (
      <>
        {head}
        {missing}
      </>
    );
  return (
    <>
      {apiError && data === null && head}
      {apiError && (
        <div className={styles.apiError}>
          <InlineError retryLabel={t('retry')} onRetry={reload} isBusy={status === 'loading' || isRefreshing}>
            <span dir="auto">{errorMessage(t, apiError)}</span>
          </InlineError>
        </div>
      )}
      {data !== null && (isEmpty(data) && empty ? empty : children(data))}
      {data === null && !apiError && <Loading label={t('loading')}>{skeleton}</Loading>}
    </>
  );
}

const isEmpty = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** Why the list could not be read: stands until a read succeeds, so that nothing jumps while it is tried again. */
export function useStandingError<T>({ status, apiError, isRefreshing }: ListView<T>): ApiError | null {
  const [stood, setStood] = useState<ApiError | null>(null);
  const isTrying = (status === 'loading' || isRefreshing) && stood?.kind !== 'missing';
  const standing = status === 'failed' ? apiError : isTrying ? stood : null;
  if (standing !== stood) setStood(standing);
  return standing;
}
