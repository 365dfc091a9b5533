import type { ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import styles from './line-notes.module.css';
import { Notes } from './notes.tsx';

/** The notes of a line, such as its level and that it is mandatory. */
export function LineNotes({ note, isMandatory }: { note: ReactNode; isMandatory: boolean | undefined }) {
  const t = useMessages();
  return (
    <Notes as="span">
      {note && <span>{note}</span>}
      {isMandatory && <span className={styles.must}>{t('mandatory')}</span>}
    </Notes>
  );
}
