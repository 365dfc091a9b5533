import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { WarningIcon } from '../kit/icons.ts';
import styles from './bands.module.css';

/** A warning below the header, across the page. */
export function WarningBand({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band}>
      <Icon of={WarningIcon} size={18} />
      {children}
    </div>
  );
}
