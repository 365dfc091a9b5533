import type { ApiError } from '../../services/contract/api-error.ts';
import { RetryError } from '../error-text.tsx';
import { useShownError } from '../list/list-frame.tsx';
import type { ListView } from '../list/use-list.ts';
import styles from './needs.module.css';

interface NeedsProblemsProps {
  contracts: ListView<unknown>;
  requests: ListView<unknown>;
  invoices: ListView<unknown>;
}

/** The errors of the lists. Those that failed alike have one error, and are read again together. */
export function NeedsProblems({ contracts, requests, invoices }: NeedsProblemsProps) {
  const contractsError = useShownError(contracts);
  const requestsError = useShownError(requests);
  const invoicesError = useShownError(invoices);
  const failed = [
    ...problemOf(contracts, contractsError),
    ...problemOf(requests, requestsError),
    ...problemOf(invoices, invoicesError),
  ];
  const distinct = failed.filter(({ text }, at) => failed.findIndex((other) => other.text === text) === at);
  return distinct.map(({ apiError, text }) => {
    const lists = failed.filter((other) => other.text === text).map(({ list }) => list);
    const retry = () => {
      for (const list of lists) list.reload();
    };
    const isBusy = lists.some(({ isLoading, isRefreshing }) => isLoading || isRefreshing);
    return (
      <div key={text} className={styles.problem}>
        <RetryError apiError={apiError} onRetry={retry} isBusy={isBusy} />
      </div>
    );
  });
}

/** A list that failed, its error, and a text that is the same for errors that look the same; nothing for another list. */
function problemOf(list: ListView<unknown>, apiError: ApiError | null) {
  return apiError ? [{ list, apiError, text: `${apiError.kind} ${apiError.message}` }] : [];
}
