import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useApp } from './actors.tsx';
import { Button } from './kit/button.tsx';
import { Page } from './kit/page.tsx';
import { EmptyState } from './kit/state.tsx';
import { useMessages } from './messages.tsx';

/** Loads the feature actors when the first page that needs them is opened, then renders that page. */
export function FeaturesLoaded({ children }: { children: ReactNode }) {
  const t = useMessages();
  const app = useApp();
  const hasFeatures = useSelector(app, ({ context }) => context.hasFeatures);
  const hasFailed = useSelector(app, (snapshot) => snapshot.hasTag('loadingFailed'));
  const load = useCallback(() => app.send({ type: 'features.load' }), [app]);

  useEffect(load, [load]);

  if (hasFeatures) return children;
  if (!hasFailed) return null;
  return (
    <Page>
      <EmptyState
        title={t('error_network')}
        action={
          <Button variant="primary" onClick={load}>
            {t('retry')}
          </Button>
        }
      />
    </Page>
  );
}
