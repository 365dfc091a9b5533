import { useCallback } from 'react';
import { actorOf, useApp } from './actors.tsx';

/** Logs out, after a question if changes have not been sent. */
export function useLogOut(): () => void {
  const app = useApp();
  return useCallback(() => {
    const { hasFeatures } = app.getSnapshot().context;
    const unsent = hasFeatures ? actorOf(app, 'outbox').getSnapshot().context.entries.length : 0;
    actorOf(app, 'logout').send({ type: 'logout.request', unsent });
  }, [app]);
}
