import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useApp } from './actors.tsx';
import { Button } from './kit/button.tsx';
import { Page } from './kit/page.tsx';
import { EmptyState } from './kit/state.tsx';
import { useMessages } from './messages.tsx';

/** Pages whose actors are fetched when one of them is first opened; drawn once they are there. */
export function FeaturesLoaded() {
  const t = useMessages();
  const app = useApp();
  const hasFeatures = useSelector(app, ({ context }) => context.hasFeatures);
  const hasFailed = useSelector(app, (snapshot) => snapshot.hasTag('loadingFailed'));
  const open = () => app.send({ type: 'features.load' });

  useEffect(() => app.send({ type: 'features.load' }), [app]);

  if (hasFeatures) return <Outlet />;
  if (!hasFailed) return null;
  return (
    <Page>
      <EmptyState
        title={t('error_network')}
        action={
          <Button variant="primary" onClick={open}>
            {t('retry')}
          </Button>
        }
      />
    </Page>
  );
}
