import { useEffect, useState } from 'react';
import styles from './timeline.module.css';

interface TimelineProps {
  /** The number of the current entry; 0 before the first one. */
  readonly position: number;
  readonly last: number;
  readonly label: string;
  readonly difference: { readonly n: number; readonly text: string } | null;
  onMove(to: number): void;
}

/** Steps through a recording. */
export function Timeline({ position, last, label, difference, onMove }: TimelineProps) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const step = setTimeout(() => (position < last ? onMove(position + 1) : setPlaying(false)), 600);
    return () => clearTimeout(step);
  }, [isPlaying, position, last, onMove]);

  return (
    <section className={styles.timeline} aria-label="Timeline">
      <button type="button" disabled={position === 0} onClick={() => onMove(0)}>
        First
      </button>
      <button type="button" disabled={position === 0} onClick={() => onMove(position - 1)}>
        Back
      </button>
      <button type="button" aria-pressed={isPlaying} onClick={() => setPlaying(!isPlaying)}>
        Play
      </button>
      <button type="button" disabled={position === last} onClick={() => onMove(position + 1)}>
        Forward
      </button>
      <button type="button" disabled={position === last} onClick={() => onMove(last)}>
        Last
      </button>
      <input
        type="range"
        aria-label="Position in the recording"
        aria-valuetext={`${position} of ${last}: ${label}`}
        min={0}
        max={last}
        value={position}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <output>
        {position} of {last}: {label}
      </output>
      {difference && (
        <p className={styles.difference}>
          <button type="button" onClick={() => onMove(Math.min(difference.n, last))}>
            First difference
          </button>{' '}
          {difference.text}
        </p>
      )}
    </section>
  );
}
