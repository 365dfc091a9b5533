import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import { isEmptyData } from '../../services/contract/lists.ts';
import { useActorState } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { useFormat } from '../format.ts';
import { Loading } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import styles from './list-frame.module.css';
import type { ListView } from './use-list.ts';

interface ListFrameProps<T> {
  list: ListView<T>;
  /** Skeletons in the layout of the content. */
  skeleton: ReactNode;
  /** Replaces a list without rows. */
  empty?: ReactNode;
  /** Replaces a record that does not exist. */
  missing?: ReactNode;
  /** The head of a record's page until the record is loaded. */
  head?: ReactNode;
  children(data: T): ReactNode;
}

/**
 * A fetched list or record in each of its states: loading, shown, empty, failed (above the rows of an earlier read) or
 * missing. The rows stay while they are read again.
 */
export function ListFrame<T>({ list, skeleton, empty, missing, head, children }: ListFrameProps<T>) {
  const t = useMessages();
  const apiError = useShownError(list);
  const { isLoading, hasFailed, data, isRefreshing, reload } = list;
  if (hasFailed && apiError?.kind === 'missing' && missing)
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
        <div className={styles.error} data-print="hide">
          <RetryError apiError={apiError} onRetry={reload} isBusy={isLoading || isRefreshing} />
        </div>
      )}
      {data !== null && <Age list={list} />}
      {data !== null && (isEmptyData(data) && empty ? empty : children(data))}
      {data === null && !apiError && <Loading label={t('loading')}>{skeleton}</Loading>}
    </>
  );
}

/** When the data was read, where it may be out of date. */
function Age<T>({ list: { data, hasFailed, isRefreshing, readAt } }: { list: ListView<T> }) {
  const t = useMessages();
  const format = useFormat();
  const isAway = useActorState('connection', (connection) => connection.hasTag('away'));
  const [wasShown, setShown] = useState(false);
  // stays while the list is read again, so that nothing on the page moves before the answer
  const isShown = readAt !== null && (hasFailed || isAway || (wasShown && isRefreshing));
  if (isShown !== wasShown) setShown(isShown);
  return (
    isShown && (
      <p className={styles.age} data-print="hide">
        {t('updated_at', { time: format.momentToday(readAt) ?? '' })}
        {Array.isArray(data) && data.length >= fewRows && readAt < performance.timeOrigin && (
          <> · {t('stored_rows_only')}</>
        )}
      </p>
    )
  );
}

/** A list with fewer rows is stored whole: what is stored of a list is limited by its length. */
const fewRows = 10;

/** The error of the last read. It stays until a read succeeds, so that a retry does not move the page. */
export function useShownError<T>({ isLoading, hasFailed, apiError, isRefreshing }: ListView<T>): ApiError | null {
  const [last, setLast] = useState<ApiError | null>(null);
  const isRetrying = (isLoading || isRefreshing) && last?.kind !== 'missing';
  const shown = hasFailed ? apiError : isRetrying ? last : null;
  if (shown !== last) setLast(shown);
  return shown;
}
