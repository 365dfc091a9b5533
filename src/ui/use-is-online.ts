import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine);

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
