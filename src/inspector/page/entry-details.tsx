import type { Difference } from './difference.ts';
import styles from './event-log.module.css';
import type { Entry } from './inspected-app.ts';
import { timeOf } from './log-row.tsx';
import { ValueTree } from './value-tree.tsx';

interface EntryDetailsProps {
  readonly entry: Entry;
  nameOf(id: string): string;
  onClose(): void;
}

/** One event with its payload, the transitions that it caused, and the changes of the context. */
export function EntryDetails({ entry, nameOf, onClose }: EntryDetailsProps) {
  const { at, from, actor, event, taken, changes } = entry;
  const { type, ...payload } = event;
  return (
    <section className={styles.details} aria-label="Selected event" tabIndex={-1}>
      <header>
        <h3>{type}</h3>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <p>
        {timeOf(at)} · {from === null ? 'outside' : nameOf(from)} → {nameOf(actor)}
      </p>
      {Object.keys(payload).length > 0 && (
        <>
          <h4>Payload</h4>
          <ValueTree value={payload} />
        </>
      )}
      <h4>Transitions</h4>
      {taken.length > 0 ? (
        <ul>
          {taken.map((id, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a transition can be taken twice, and the order does not change
            <li key={at}>{id}</li>
          ))}
        </ul>
      ) : (
        <p>{notTaken(entry)}</p>
      )}
      {changes.length > 0 && (
        <>
          <h4>Context changes</h4>
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
  if (!state) return 'Not handled yet.';
  return changes.length > 0 ? 'None: a service has no transitions.' : 'None: the event had no effect.';
}

function Change({ change }: { change: Difference }) {
  return (
    <>
      <dt>{change.path || '(root)'}</dt>
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
