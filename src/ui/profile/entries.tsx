import { ServerHtml } from '../record/server-html.tsx';
import styles from './entries.module.css';

interface Entry {
  readonly title: string | null;
  readonly place: string | null;
  readonly period: string | null;
  /** What else there is to say, in a few words each. */
  readonly notes: readonly (string | null)[];
  readonly text?: string | null;
}

/** Stations of a life, as a curriculum vitae sets them. */
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
            <p className={styles.notes}>
              {notes.filter(Boolean).map((note) => (
                <bdi key={note}>{note}</bdi>
              ))}
            </p>
            {text && <ServerHtml html={text} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
