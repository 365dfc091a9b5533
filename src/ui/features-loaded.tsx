import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useActorState, useApp } from './actors.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { PageUnavailable } from './page-unavailable.tsx';

const TabDraftDialog = lazyDialog(async () => (await import('./form/tab-draft-dialog.tsx')).TabDraftDialog);

/** Loads the feature actors when the first page that needs them is opened, then renders that page. */
export function FeaturesLoaded({ children }: { children: ReactNode }) {
  const app = useApp();
  const hasFeatures = useSelector(app, ({ context }) => context.hasFeatures);
  const hasFailed = useSelector(app, (snapshot) => snapshot.hasTag('loadingFailed'));
  const [isRetrying, setRetrying] = useState(false);
  const load = useCallback(() => app.send({ type: 'features.load' }), [app]);
  const retry = useCallback(() => {
    setRetrying(true);
    load();
  }, [load]);

  useEffect(load, [load]);

  if (hasFeatures) return <LoadedPage>{children}</LoadedPage>;
  return hasFailed || isRetrying ? <PageUnavailable onRetry={retry} isBusy={!hasFailed} /> : null;
}

/** A page whose drafts are compared with those of other tabs. */
function LoadedPage({ children }: { children: ReactNode }) {
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
