import { type ChangeEvent, useState } from 'react';
import type { Connection } from './connection.ts';
import styles from './inspector-page.module.css';
import { LiveView } from './live-view.tsx';
import type { OpenedRecording } from './opened-recording.ts';
import { RecordingView } from './recording-view.tsx';

/** Shows a running app or a recording. */
export function InspectorPage({ connection }: { readonly connection: Connection }) {
  const [recording, setRecording] = useState<OpenedRecording>();
  const [error, setError] = useState('');

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      // loaded on demand, because it imports the machines
      const { openRecording } = await import('./opened-recording.ts');
      setRecording(openRecording(await file.text()));
      setError('');
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    }
    target.value = '';
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Inspector</h1>
        <p className={styles.error} role="alert">
          {error}
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
