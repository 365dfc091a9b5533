import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useActorState, useApp } from './actors.tsx';
import { Button } from './kit/button.tsx';
import { Page } from './kit/page.tsx';
import { EmptyState } from './kit/state.tsx';
import { useMessages } from './messages.tsx';

const TabDraftDialog = lazy(async () => ({
  default: (await import('./form/tab-draft-dialog.tsx')).TabDraftDialog,
}));

/** Loads the feature actors when the first page that needs them is opened, then renders that page. */
export function FeaturesLoaded() {
  const t = useMessages();
  const app = useApp();
  const hasFeatures = useSelector(app, ({ context }) => context.hasFeatures);
  const hasFailed = useSelector(app, (snapshot) => snapshot.hasTag('loadingFailed'));
  const load = useCallback(() => app.send({ type: 'features.load' }), [app]);

  useEffect(load, [load]);

  if (hasFeatures) return <LoadedPage />;
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

/** A page whose drafts are compared with those of other tabs. */
function LoadedPage() {
  const isChoosing = useActorState('tabDrafts', (snapshot) => snapshot.hasTag('choosing'));
  return (
    <>
      <Outlet />
      <Suspense>{isChoosing && <TabDraftDialog />}</Suspense>
    </>
  );
}
