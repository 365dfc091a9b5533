import { useState } from 'react';
import { EventLog } from './event-log.tsx';
import styles from './inspector-page.module.css';
import { SystemView } from './system-view.tsx';
import { Timeline } from './timeline.tsx';
import type { TrailStory } from './trail-story.ts';

/** The trail of an app that ran somewhere else, at some entry of it. */
export function TrailView({ trail }: { readonly trail: TrailStory }) {
  const [at, setAt] = useState(0);
  const entry = trail.entries[at - 1];
  return (
    <SystemView
      head={
        <div className={styles.apps}>
          <p role="status">A trail: {trail.words}</p>
          <Timeline
            at={at}
            last={trail.entries.length}
            words={entry ? `${entry.event.type} → ${entry.actor}` : 'before the first'}
            differs={trail.differs}
            onMove={setAt}
          />
        </div>
      }
      actors={trail.actorsAt(at)}
      nobody={<p>The trail names no actor.</p>}
      log={(chosen) => (
        <EventLog
          entries={trail.entries}
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
