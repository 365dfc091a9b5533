import { useEffect, useState } from 'react';
import { useActor, useActorState } from './actors.tsx';
import { useSite } from './site.ts';

/** Why code could not be loaded: there is no connection, the server has a new release without it, or neither. */
export type LoadFailure = 'offline' | 'replaced' | 'failed';

/** Finds why code could not be loaded, and loads it again when the connection returns. */
export function useLoadFailure(retry: () => void): LoadFailure {
  const connection = useActor('connection');
  const isOffline = useActorState('connection', (snapshot) => snapshot.hasTag('offline'));
  const isOnline = useActorState('connection', (snapshot) => !snapshot.hasTag('away'));
  const { findNewRelease } = useSite();
  const [isReplaced, setReplaced] = useState(false);
  const [wasOnline, setWasOnline] = useState(isOnline);

  useEffect(() => connection.send({ type: 'code.failed' }), [connection]);
  useEffect(() => {
    if (isOnline) findNewRelease().then(setReplaced, () => undefined);
  }, [isOnline, findNewRelease]);
  useEffect(() => {
    if (isOnline && !wasOnline) retry();
    setWasOnline(isOnline);
  }, [isOnline, wasOnline, retry]);

  if (isOffline) return 'offline';
  return isReplaced ? 'replaced' : 'failed';
}
