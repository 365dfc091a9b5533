import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useApp } from './actors.tsx';
import { PageUnavailable } from './page-unavailable.tsx';

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

  if (hasFeatures) return children;
  return hasFailed || isRetrying ? <PageUnavailable onRetry={retry} isBusy={!hasFailed} /> : null;
}
