import { Icon } from '../kit/icon.tsx';
import { OfflineIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { useIsOnline } from '../use-is-online.ts';
import styles from './connection-band.module.css';

/** Shows a band while the browser is offline: the page then shows stored data. */
export function ConnectionBand() {
  const t = useMessages();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.dock}>
      {!isOnline && (
        <p className={styles.band}>
          <Icon of={OfflineIcon} size={18} />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
