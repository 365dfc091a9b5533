import { useCallback } from 'react';
import { actorOf, useApp } from './actors.tsx';

/** Logs out, after a question if changes have not been sent. */
export function useLogOut(): () => void {
  const app = useApp();
  return useCallback(() => {
    const { hasFeatures, unsent } = app.getSnapshot().context;
    actorOf(app, 'logout').send({
      type: 'logout.request',
      unsent: hasFeatures ? actorOf(app, 'outbox').getSnapshot().context.entries.length : unsent,
    });
  }, [app]);
}
