import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Notes } from './notes.tsx';
import { StatusChip, type Statuses } from './status-chip.tsx';
import styles from './timeline.module.css';

interface TimelineEntry {
  readonly status: string | null;
  readonly changed_on: string | null;
  readonly note?: string | null;
  readonly by?: string | null;
}

/** The history of a record. */
export function Timeline({ entries, statuses }: { entries: readonly TimelineEntry[]; statuses: Statuses }) {
  const format = useFormat();
  return (
    <ol className={styles.timeline}>
      {entries.map(({ status, changed_on, note, by }) => (
        <li key={`${status} ${changed_on}`} className={styles.entry}>
          <StatusChip statuses={statuses} status={status} />
          <div>
            {note && (
              <p>
                <Bdi>{note}</Bdi>
              </p>
            )}
            <Notes>
              {format.dateTime(changed_on)}
              {by && <Bdi>{by}</Bdi>}
            </Notes>
          </div>
        </li>
      ))}
    </ol>
  );
}
