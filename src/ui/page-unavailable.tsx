import { Button } from './kit/button.tsx';
import { Page, PageHead } from './kit/page.tsx';
import { EmptyState } from './kit/state.tsx';
import { type MessageId, useMessages } from './messages.tsx';
import { PageTitle } from './page-title.tsx';
import { type LoadFailure, useLoadFailure } from './use-load-failure.ts';

export interface UnavailableProps {
  onRetry(): void;
  /** Whether the retry is running. */
  isBusy: boolean;
}

/** Replaces a page that could not be loaded. */
export function PageUnavailable({ onRetry, isBusy }: UnavailableProps) {
  const t = useMessages();
  const failure = useLoadFailure(onRetry);
  return (
    <Page>
      <PageTitle page={t('page_unavailable')} />
      <PageHead title={t('page_unavailable')} />
      <div role="alert">
        <EmptyState
          title={t(lines[failure])}
          action={<RetryButton failure={failure} onRetry={onRetry} isBusy={isBusy} />}
        />
      </div>
    </Page>
  );
}

const lines: Readonly<Record<LoadFailure, MessageId>> = {
  offline: 'page_offline',
  replaced: 'release_replaced',
  failed: 'error_network',
};

/** Loads the code again; the code of a replaced release needs a reload. */
export function RetryButton({ failure, onRetry, isBusy }: UnavailableProps & { failure: LoadFailure }) {
  const t = useMessages();
  const isReplaced = failure === 'replaced';
  return (
    <Button variant="primary" onClick={isReplaced ? () => location.reload() : onRetry} isBusy={isBusy}>
      {t(isReplaced ? 'reload' : 'retry')}
    </Button>
  );
}
