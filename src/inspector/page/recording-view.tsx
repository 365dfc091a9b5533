import { useState } from 'react';
import { EventLog } from './event-log.tsx';
import styles from './inspector-page.module.css';
import type { OpenedRecording } from './opened-recording.ts';
import { SystemView } from './system-view.tsx';
import { Timeline } from './timeline.tsx';

/** Shows a recording at one of its entries. */
export function RecordingView({ recording }: { readonly recording: OpenedRecording }) {
  const [position, setPosition] = useState(0);
  const entry = recording.entries[position - 1];
  return (
    <SystemView
      head={
        <div className={styles.apps}>
          <p role="status">Recording: {recording.summary}</p>
          <Timeline
            position={position}
            last={recording.entries.length}
            label={entry ? `${entry.event.type} → ${entry.actor}` : 'before the first event'}
            difference={recording.difference}
            onMove={setPosition}
          />
        </div>
      }
      actors={recording.actorsAt(position)}
      fallback={<p>The recording has no actors.</p>}
      log={(actor) => (
        <EventLog
          entries={recording.entries}
          version={0}
          actor={actor}
          selected={position || undefined}
          onSelect={(n) => setPosition(n ?? position)}
          nameOf={(id) => id}
        />
      )}
    />
  );
}
