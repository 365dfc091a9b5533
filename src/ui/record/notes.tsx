import type { ReactNode } from 'react';
import styles from './notes.module.css';

interface NotesProps {
  /** Elements, one for each note. */
  children: ReactNode;
  /** `span` for notes within text. */
  as?: 'p' | 'span';
}

/** Short notes side by side, below their subject. */
export function Notes({ children, as: Element = 'p' }: NotesProps) {
  return <Element className={styles.notes}>{children}</Element>;
}
