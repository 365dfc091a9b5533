import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useActorState, useApp } from './actors.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { type PageShape, PageSkeleton } from './page-skeleton.tsx';
import { PageUnavailable } from './page-unavailable.tsx';

const TabDraftDialog = lazyDialog(async () => (await import('./form/tab-draft-dialog.tsx')).TabDraftDialog);

/** Loads the feature actors when the first page that needs them is opened, then renders that page. */
export function FeaturesLoaded({ shape, children }: { shape: PageShape; children: ReactNode }) {
  const app = useApp();
  const hasFeatures = useSelector(app, ({ context }) => context.hasFeatures);
  const hasFailed = useSelector(app, (snapshot) => snapshot.hasTag('loadingFailed'));
  // the page that offers a retry stays while it runs
  const [isUnavailable, setUnavailable] = useState(hasFailed);
  if (hasFailed && !isUnavailable) setUnavailable(true);
  const load = useCallback(() => app.send({ type: 'features.load' }), [app]);

  useEffect(load, [load]);

  if (hasFeatures) return <WithTabDrafts>{children}</WithTabDrafts>;
  if (isUnavailable) return <PageUnavailable onRetry={load} isBusy={!hasFailed} />;
  return <PageSkeleton shape={shape} />;
}

/** A page whose drafts are compared with those of other tabs. */
function WithTabDrafts({ children }: { children: ReactNode }) {
  const isChoosing = useActorState('tabDrafts', (snapshot) => snapshot.hasTag('choosing'));
  // the notice that its code could not be loaded can be closed; the choice itself cannot
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  return (
    <>
      {children}
      {isChoosing && !isClosed && <TabDraftDialog onClose={close} />}
    </>
  );
}
