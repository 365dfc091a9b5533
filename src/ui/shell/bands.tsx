import styles from './bands.module.css';
import { ConnectionBand } from './connection-band.tsx';
import { SessionBand } from './session-band.tsx';
import { StorageBand } from './storage-band.tsx';
import { UnsentBand } from './unsent-band.tsx';

/** The bands at the end of the window, for what concerns every page for a time. */
export function Bands() {
  return (
    <div role="status" className={styles.dock} data-print="hide">
      <ConnectionBand />
      <SessionBand />
      <StorageBand />
      <UnsentBand />
    </div>
  );
}
