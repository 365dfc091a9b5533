import type { ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import styles from './line-notes.module.css';

/** A note about a line, and whether what it names is mandatory. */
export function LineNotes({ note, isMandatory }: { note: ReactNode; isMandatory: boolean | undefined }) {
  const t = useMessages();
  return (
    <span className={styles.about}>
      {note && <span>{note}</span>}
      {isMandatory && <span className={styles.must}>{t('mandatory')}</span>}
    </span>
  );
}
