import { useSyncExternalStore } from 'react';
import { Icon } from '../kit/icon.tsx';
import { OfflineIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './connection-band.module.css';
import { StorageBand } from './storage-band.tsx';

/** Shows a band while the browser is offline: the page then shows stored data. */
export function ConnectionBand() {
  const t = useMessages();
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    <div role="status" className={styles.dock}>
      {!isOnline && (
        <p className={styles.band}>
          <Icon of={OfflineIcon} size={18} />
          {t('offline')}
        </p>
      )}
      <StorageBand />
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
