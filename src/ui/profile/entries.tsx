import { Notes } from '../record/notes.tsx';
import { PlainText } from '../record/plain-text.tsx';
import styles from './entries.module.css';

interface Entry {
  readonly title: string | null;
  readonly place: string | null;
  readonly period: string | null;
  /** Additional short facts. */
  readonly notes: readonly (string | null)[];
  readonly text?: string | null;
}

/** Entries of a curriculum vitae, such as jobs and studies. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ title, place, period, notes, text }) => (
        <li key={`${title} ${place} ${period}`} className={styles.entry}>
          <p className={styles.period}>{period}</p>
          <div className={styles.body}>
            <h3>
              <bdi>{title ?? place}</bdi>
            </h3>
            {title && place && (
              <p>
                <bdi>{place}</bdi>
              </p>
            )}
            <Notes>
              {notes.filter(Boolean).map((note) => (
                <bdi key={note}>{note}</bdi>
              ))}
            </Notes>
            {text && <PlainText text={text} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
