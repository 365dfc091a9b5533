import { useState, useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';
import { EventLog } from './event-log.tsx';
import styles from './inspector-page.module.css';
import { timeOf } from './log-row.tsx';
import { SystemView } from './system-view.tsx';

/** An app that runs in another tab. */
export function LiveView({ connection }: { readonly connection: Connection }) {
  const version = useSyncExternalStore(connection.subscribe, connection.version);
  const [selected, setSelected] = useState<number>();
  const story = connection.story();
  const actors = [...(story?.actors.values() ?? [])].sort((a, b) => ageOf(a.id) - ageOf(b.id));

  return (
    <SystemView
      head={<Apps connection={connection} />}
      actors={actors}
      payloads={story?.payloads}
      onSend={connection.send}
      nobody={<Nobody />}
      log={(chosen) => (
        <EventLog
          key={story?.app}
          entries={story?.entries ?? none}
          version={version}
          chosen={chosen}
          selected={selected}
          onSelect={setSelected}
          nameOf={(id) => story?.nameOf(id) ?? id}
          onClear={connection.clear}
        />
      )}
    />
  );
}

function Apps({ connection }: { connection: Connection }) {
  const story = connection.story();
  const stories = connection.stories();
  const isAnswering = story !== undefined && connection.isAnswering(story.app);
  return (
    <div className={styles.apps}>
      <p role="status" className={isAnswering ? styles.answering : styles.silent}>
        {isAnswering ? `Connected to ${story.path}` : 'No app answers'}
      </p>
      {stories.length > 1 && (
        <label>
          App{' '}
          <select value={story?.app} onChange={(event) => connection.choose(event.target.value)}>
            {stories.map(({ app, path, since }) => (
              <option key={app} value={app}>
                {path}, {timeOf(since)}
                {connection.isAnswering(app) ? '' : ' (gone)'}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Nobody() {
  return (
    <section className={styles.nobody}>
      <h2>No app answers</h2>
      <p>
        Open the app in another tab of this browser, with <code>?inspect=local</code> in its address. What it has done
        since is told too, and it is found again when it is loaded anew.
      </p>
      <p>
        <a href="/?inspect=local" target="_blank" rel="noreferrer">
          Open the app
        </a>
      </p>
    </section>
  );
}

const none: never[] = [];

/** Session ids count up: `x:12`. */
const ageOf = (id: string): number => Number(id.slice(2));
