import { type ChangeEvent, useState } from 'react';
import type { Connection } from './connection.ts';
import styles from './inspector-page.module.css';
import { LiveView } from './live-view.tsx';
import type { TrailStory } from './trail-story.ts';
import { TrailView } from './trail-view.tsx';

/** Looks into a running app, or into what the trail of one says. */
export function InspectorPage({ connection }: { readonly connection: Connection }) {
  const [trail, setTrail] = useState<TrailStory>();
  const [apiError, setFault] = useState('');

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      // the machines come with it
      const { openTrail } = await import('./trail-story.ts');
      setTrail(openTrail(await file.text()));
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
    target.value = '';
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Inspector</h1>
        <p className={styles.apiError} role="alert">
          {apiError}
        </p>
        {trail && (
          <button type="button" onClick={() => setTrail(undefined)}>
            Close the trail
          </button>
        )}
        <label className={styles.file}>
          Open a trail
          <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </label>
      </header>
      {trail ? <TrailView trail={trail} /> : <LiveView connection={connection} />}
    </div>
  );
}
