import { Component, type ReactNode } from 'react';
import { DraftStored } from '../form/draft-stored.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { Page } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './error-boundary.module.css';
import { ReportButton } from './report-button.tsx';

interface State {
  readonly hasFailed: boolean;
  /** How often the user has tried again. */
  readonly retries: number;
}

/** Replaces a page that throws while rendering with an error message. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state = { hasFailed: false, retries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /**
   * Renders the page again, and reloads the document when that has failed too. Offline, a reload could leave an empty
   * window.
   */
  private readonly retry = () => {
    if (this.state.retries > 0 && navigator.onLine) location.reload();
    else this.setState(({ retries }) => ({ hasFailed: false, retries: retries + 1 }));
  };

  override render() {
    return this.state.hasFailed ? <ErrorPage onRetry={this.retry} /> : this.props.children;
  }
}

function ErrorPage({ onRetry }: { onRetry(): void }) {
  const t = useMessages();
  return (
    <Page>
      <EmptyState
        title={t('broken_title')}
        action={
          <div className={styles.actions}>
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Link to={paths.landing} className={buttonClass()} onClick={onRetry}>
              {t('go_to_landing')}
            </Link>
            <ReportButton />
          </div>
        }
      >
        {t('broken_line')} <DraftStored message="broken_kept" />
      </EmptyState>
    </Page>
  );
}
