import { useState } from 'react';
import { EventLog } from './event-log.tsx';
import styles from './inspector-page.module.css';
import type { RecordingStory } from './recording-story.ts';
import { SystemView } from './system-view.tsx';
import { Timeline } from './timeline.tsx';

/** The recording of an app that ran somewhere else, at some entry of it. */
export function RecordingView({ recording }: { readonly recording: RecordingStory }) {
  const [at, setAt] = useState(0);
  const entry = recording.entries[at - 1];
  return (
    <SystemView
      head={
        <div className={styles.apps}>
          <p role="status">A recording: {recording.words}</p>
          <Timeline
            at={at}
            last={recording.entries.length}
            words={entry ? `${entry.event.type} → ${entry.actor}` : 'before the first'}
            differs={recording.differs}
            onMove={setAt}
          />
        </div>
      }
      actors={recording.actorsAt(at)}
      nobody={<p>The recording names no actor.</p>}
      log={(chosen) => (
        <EventLog
          entries={recording.entries}
          version={0}
          chosen={chosen}
          selected={at || undefined}
          onSelect={(n) => setAt(n ?? at)}
          nameOf={(id) => id}
        />
      )}
    />
  );
}
