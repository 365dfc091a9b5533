import { useState, useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';
import { EventLog } from './event-log.tsx';
import styles from './inspector-page.module.css';
import { timeOf } from './log-row.tsx';
import { SystemView } from './system-view.tsx';

/** Shows an app that runs in another tab. */
export function LiveView({ connection }: { readonly connection: Connection }) {
  const version = useSyncExternalStore(connection.subscribe, connection.version);
  const [selectedEntry, setSelectedEntry] = useState<number>();
  const app = connection.selected();
  const actors = [...(app?.actors.values() ?? [])].sort((a, b) => sessionNumber(a.id) - sessionNumber(b.id));

  return (
    <SystemView
      head={<Apps connection={connection} />}
      actors={actors}
      payloadsOf={app?.payloadsOf}
      onSend={connection.send}
      fallback={<NoApp />}
      log={(actor) => (
        <EventLog
          key={app?.id}
          entries={app?.entries ?? noEntries}
          version={version}
          actor={actor}
          selected={selectedEntry}
          onSelect={setSelectedEntry}
          nameOf={(id) => app?.nameOf(id) ?? id}
          onClear={connection.clear}
        />
      )}
    />
  );
}

function Apps({ connection }: { connection: Connection }) {
  const selected = connection.selected();
  const apps = connection.apps();
  const isConnected = selected !== undefined && connection.isConnected(selected.id);
  return (
    <div className={styles.apps}>
      <p role="status" className={isConnected ? styles.connected : styles.disconnected}>
        {isConnected ? `Connected to ${selected.path}` : 'No app is connected'}
      </p>
      {apps.length > 1 && (
        <label>
          App{' '}
          <select value={selected?.id} onChange={(event) => connection.select(event.target.value)}>
            {apps.map(({ id, path, since }) => (
              <option key={id} value={id}>
                {path}, {timeOf(since)}
                {connection.isConnected(id) ? '' : ' (gone)'}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function NoApp() {
  return (
    <section className={styles.empty}>
      <h2>No app is connected</h2>
      <p>
        Open the app in another tab of this browser, with <code>?inspect=local</code> in its address. Its earlier events
        are shown too, and it connects again when it is reloaded.
      </p>
      <p>
        <a href="/?inspect=local" target="_blank" rel="noreferrer">
          Open the app
        </a>
      </p>
    </section>
  );
}

const noEntries: never[] = [];

/** Session ids such as `x:12` are numbered in the order of creation. */
const sessionNumber = (id: string): number => Number(id.slice(2));
