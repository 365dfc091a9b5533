import type { Difference } from './difference.ts';
import styles from './event-log.module.css';
import { timeOf } from './log-row.tsx';
import type { Entry } from './story.ts';
import { ValueTree } from './value-tree.tsx';

interface EntryDetailsProps {
  readonly entry: Entry;
  nameOf(id: string): string;
  onClose(): void;
}

/** Everything about one event: what it carried, what it made the machine take, and how the snapshot differs. */
export function EntryDetails({ entry, nameOf, onClose }: EntryDetailsProps) {
  const { at, from, actor, event, taken, changes } = entry;
  const { type, ...payload } = event;
  return (
    <section className={styles.details} aria-label="The chosen event" tabIndex={-1}>
      <header>
        <h3>{type}</h3>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <p>
        {timeOf(at)} · {from === null ? 'from outside' : nameOf(from)} → {nameOf(actor)}
      </p>
      {Object.keys(payload).length > 0 && (
        <>
          <h4>It carries</h4>
          <ValueTree value={payload} />
        </>
      )}
      <h4>Transitions</h4>
      {taken.length > 0 ? (
        <ul>
          {taken.map((id, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be taken twice, and the order stands
            <li key={at}>{id}</li>
          ))}
        </ul>
      ) : (
        <p>{notTaken(entry)}</p>
      )}
      {changes.length > 0 && (
        <>
          <h4>Changes of the context</h4>
          <dl className={styles.changes}>
            {changes.map((change) => (
              <Change key={change.path} change={change} />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function notTaken({ state, changes }: Entry): string {
  if (!state) return 'Not answered yet.';
  return changes.length > 0 ? 'None: a service has no chart.' : 'None: it was heard and let pass.';
}

function Change({ change }: { change: Difference }) {
  return (
    <>
      <dt>{change.path || 'all of it'}</dt>
      {'before' in change && (
        <dd className={styles.before}>
          <span aria-hidden="true">− </span>
          <ValueTree value={change.before} name="before" open={0} />
        </dd>
      )}
      {'after' in change && (
        <dd className={styles.after}>
          <span aria-hidden="true">+ </span>
          <ValueTree value={change.after} name="after" open={0} />
        </dd>
      )}
    </>
  );
}
