import { Component, type ReactNode } from 'react';
import { useApp } from '../actors.tsx';
import { DraftStored } from '../form/draft-stored.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { Page } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import { ReportButton } from './report-button.tsx';

/** Replaces a page, or all that the shell shows, with an error message if it throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  /** How often the user has tried again. */
  private retries = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /**
   * Renders the page again, and reloads the document when that has failed too. Offline, a reload could leave an empty
   * window.
   */
  private readonly retry = () => {
    this.retries += 1;
    if (this.retries > 1 && navigator.onLine) location.reload();
    else this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <ErrorPage onRetry={this.retry} /> : this.props.children;
  }
}

function ErrorPage({ onRetry }: { onRetry(): void }) {
  const t = useMessages();
  // an error of an actor ends all actors, which only a reload starts again
  const isRunning = useApp().getSnapshot().error === undefined;
  const retry = isRunning ? onRetry : () => location.reload();
  return (
    <Page>
      <EmptyState
        title={t('broken_title')}
        action={
          <>
            <Button variant="primary" onClick={retry}>
              {t('retry')}
            </Button>
            <Link to={paths.landing} className={buttonClass()} onClick={retry}>
              {t('go_to_landing')}
            </Link>
            <ReportButton />
          </>
        }
      >
        {t('broken_line')} {isRunning && <DraftStored message="broken_kept" />}
      </EmptyState>
    </Page>
  );
}
