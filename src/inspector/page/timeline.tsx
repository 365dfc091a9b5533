import { useEffect, useState } from 'react';
import styles from './timeline.module.css';

interface TimelineProps {
  /** Where one is, from 0, which is before the first entry. */
  readonly at: number;
  readonly last: number;
  readonly words: string;
  readonly differs: { readonly n: number; readonly words: string } | null;
  onMove(to: number): void;
}

/** Steps through a recording, back and forth. */
export function Timeline({ at, last, words, differs, onMove }: TimelineProps) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const step = setTimeout(() => (at < last ? onMove(at + 1) : setPlaying(false)), 600);
    return () => clearTimeout(step);
  }, [isPlaying, at, last, onMove]);

  return (
    <section className={styles.timeline} aria-label="Timeline">
      <button type="button" disabled={at === 0} onClick={() => onMove(0)}>
        First
      </button>
      <button type="button" disabled={at === 0} onClick={() => onMove(at - 1)}>
        Back
      </button>
      <button type="button" aria-pressed={isPlaying} onClick={() => setPlaying(!isPlaying)}>
        Play
      </button>
      <button type="button" disabled={at === last} onClick={() => onMove(at + 1)}>
        Forward
      </button>
      <button type="button" disabled={at === last} onClick={() => onMove(last)}>
        Last
      </button>
      <input
        type="range"
        aria-label="Place in the recording"
        aria-valuetext={`${at} of ${last}: ${words}`}
        min={0}
        max={last}
        value={at}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <output>
        {at} of {last}: {words}
      </output>
      {differs && (
        <p className={styles.differs}>
          <button type="button" onClick={() => onMove(Math.min(differs.n, last))}>
            Where it differs
          </button>{' '}
          {differs.words}
        </p>
      )}
    </section>
  );
}
