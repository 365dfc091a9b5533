import { type ChangeEvent, useState } from 'react';
import type { Connection } from './connection.ts';
import styles from './inspector-page.module.css';
import { LiveView } from './live-view.tsx';
import type { RecordingStory } from './recording-story.ts';
import { RecordingView } from './recording-view.tsx';

/** Looks into a running app, or into what the recording of one says. */
export function InspectorPage({ connection }: { readonly connection: Connection }) {
  const [recording, setRecording] = useState<RecordingStory>();
  const [apiError, setFault] = useState('');

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      // the machines come with it
      const { openRecording } = await import('./recording-story.ts');
      setRecording(openRecording(await file.text()));
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
        <p className={styles.error} role="alert">
          {apiError}
        </p>
        {recording && (
          <button type="button" onClick={() => setRecording(undefined)}>
            Close the recording
          </button>
        )}
        <label className={styles.file}>
          Open a recording
          <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </label>
      </header>
      {recording ? <RecordingView recording={recording} /> : <LiveView connection={connection} />}
    </div>
  );
}
