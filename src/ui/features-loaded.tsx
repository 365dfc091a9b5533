import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useActorState, useApp, useHasFeatures } from './actors.tsx';
import { afterFrame } from './after-frame.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { type PageShape, PageSkeleton } from './page-skeleton.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import { PartUnavailable } from './part-unavailable.tsx';

const TabDraftDialog = lazyDialog(async () => (await import('./form/tab-draft-dialog.tsx')).TabDraftDialog);

interface FeaturesLoadedProps {
  shape: PageShape;
  /** Whether the page is rendered before the actors run, which are loaded after its first frame. */
  isDrawnFirst: boolean;
  children: ReactNode;
}

/** Loads the feature actors when the first page that needs them is opened, then renders that page. */
export function FeaturesLoaded({ shape, isDrawnFirst, children }: FeaturesLoadedProps) {
  const app = useApp();
  const hasFeatures = useHasFeatures();
  const hasFailed = useSelector(app, (snapshot) => snapshot.hasTag('loadingFailed'));
  // the page that offers a retry stays while it runs
  const [isUnavailable, setUnavailable] = useState(hasFailed);
  if (hasFailed && !isUnavailable) setUnavailable(true);
  const [isClosed, setClosed] = useState(false);
  // a button of the page that is pressed loads the code again
  if (isClosed && !hasFailed) setClosed(false);
  const load = useCallback(() => app.send({ type: 'features.load' }), [app]);

  useEffect(() => (isDrawnFirst ? afterFrame(load) : load()), [isDrawnFirst, load]);

  if (!hasFeatures && !isDrawnFirst) {
    return isUnavailable ? <PageUnavailable onRetry={load} isBusy={!hasFailed} /> : <PageSkeleton shape={shape} />;
  }
  return (
    <>
      {children}
      {hasFeatures && <TabDraftChoice />}
      {!hasFeatures && isUnavailable && !isClosed && (
        <PartUnavailable onRetry={load} isBusy={!hasFailed} onClose={() => setClosed(true)} />
      )}
    </>
  );
}

/** Asks which draft to keep when another tab has changed one that this tab has changed, too. */
function TabDraftChoice() {
  const isChoosing = useActorState('tabDrafts', (snapshot) => snapshot.hasTag('choosing'));
  // the notice that its code could not be loaded can be closed; the choice itself cannot
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  return isChoosing && !isClosed && <TabDraftDialog onClose={close} />;
}
