import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

/** Replaces a page that throws while rendering with an error message. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

/** Offers a reload: a new release may have replaced the chunk that failed. */
function ErrorPage() {
  const t = useMessages();
  return (
    <Page>
      <EmptyState
        title={t('broken_title')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
        }
      >
        {t('broken_line')}
      </EmptyState>
    </Page>
  );
}
