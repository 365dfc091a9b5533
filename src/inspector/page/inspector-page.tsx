import { useState, useSyncExternalStore } from 'react';
import { ActorPanel } from './actor-panel.tsx';
import { ActorTree } from './actor-tree.tsx';
import type { Connection } from './connection.ts';
import { EventLog } from './event-log.tsx';
import styles from './inspector-page.module.css';
import { timeOf } from './log-row.tsx';

/** Looks into a running app: its actors, the chart of one, the events of all. */
export function InspectorPage({ connection }: { readonly connection: Connection }) {
  const version = useSyncExternalStore(connection.subscribe, connection.version);
  const [chosenName, setChosenName] = useState('app');
  const [chosenId, setChosenId] = useState<string>();
  const story = connection.story();
  const actors = [...(story?.actors.values() ?? [])];
  // an app that was loaded anew has other ids, but the same names
  const actor =
    actors.find(({ id, name }) => id === chosenId && name === chosenName) ??
    actors.find(({ name }) => name === chosenName) ??
    actors[0];

  return (
    <div className={styles.page}>
      <Head connection={connection} />
      <main className={styles.main}>
        <nav className={styles.side} aria-label="Actors">
          <ActorTree
            actors={actors}
            chosen={actor?.id}
            onChoose={(id) => {
              setChosenId(id);
              setChosenName(story?.actors.get(id)?.name ?? '');
            }}
          />
        </nav>
        {actor && story ? (
          <ActorPanel actor={actor} payloads={story.payloads} onSend={(event) => connection.send(actor.id, event)} />
        ) : (
          <Nobody />
        )}
        <EventLog entries={story?.entries ?? none} version={version} chosen={actor} onClear={connection.clear} />
      </main>
    </div>
  );
}

function Head({ connection }: { connection: Connection }) {
  const story = connection.story();
  const stories = connection.stories();
  const isAnswering = story !== undefined && connection.isAnswering(story.app);
  return (
    <header className={styles.head}>
      <h1>Inspector</h1>
      <p role="status" className={isAnswering ? styles.answering : styles.silent}>
        {isAnswering ? `Connected to ${story.path}` : 'No app answers.'}
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
    </header>
  );
}

function Nobody() {
  return (
    <section className={styles.nobody}>
      <h2>No app answers</h2>
      <p>
        Open the app in another tab of this browser, with <code>?inspect=local</code> in its address. What it has done
        until then is told too, and it is found again when it is loaded anew.
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
