import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';

/** Holds what breaks while it is drawn, so that nobody sees a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** A reload, since what broke may be a part of the product that a new release has replaced. */
function BrokenPage() {
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
