import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { EntryDetails } from './entry-details.tsx';
import styles from './event-log.module.css';
import type { Entry } from './inspected-app.ts';
import { LogRow } from './log-row.tsx';

interface EventLogProps {
  readonly entries: readonly Entry[];
  /** Changes whenever the entries change; they are always the same array. */
  readonly version: number;
  readonly actor: { readonly id: string; readonly name: string } | undefined;
  /** The number of the selected entry. */
  readonly selected: number | undefined;
  onSelect(n: number | undefined): void;
  nameOf(id: string): string;
  /** Absent for the entries of a recording. */
  readonly onClear?: () => void;
}

const rowHeight = 24;
/** XState's internal events, without the results of services and delays, which the charts show. */
const internalEvent = /^xstate\.(?!done|error|after)/;

/** Every event, oldest first. Scrolls to the newest one until an entry is selected. */
export function EventLog({ entries, version, actor, selected, onSelect, nameOf, onClear }: EventLogProps) {
  const [search, setSearch] = useState('');
  const [isFiltered, setFiltered] = useState(false);
  const [hasInternal, setHasInternal] = useState(false);
  const [pausedAt, setPausedAt] = useState<number>();
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the array is the same one with more entries
  const shown = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return entries.filter(
      ({ n, text, actor: to, from, event }) =>
        (pausedAt === undefined || n <= pausedAt) &&
        (!isFiltered || to === actor?.id) &&
        (hasInternal || !internalEvent.test(event.type)) &&
        words.every((word) => `${nameOf(from ?? '')} ${nameOf(to)} ${text}`.toLowerCase().includes(word)),
    );
  }, [entries, version, search, isFiltered, hasInternal, pausedAt, actor?.id]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const at = shown.findIndex(({ n }) => n === selected);
  const entry = shown[at];
  const waiting = pausedAt === undefined ? 0 : entries.filter(({ n }) => n > pausedAt).length;

  useEffect(() => {
    if (selected === undefined && shown.length > 0) rows.scrollToIndex(shown.length - 1);
  }, [shown, selected, rows]);

  const select = (to: number) => {
    const next = shown[Math.max(0, Math.min(shown.length - 1, to))];
    if (!next) return;
    onSelect(next.n);
    rows.scrollToIndex(shown.indexOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = at < 0 ? shown.length : at;
    const moves: Record<string, () => void> = {
      ArrowDown: () => select(at < 0 ? shown.length - 1 : at + 1),
      ArrowUp: () => select(from - 1),
      PageDown: () => select(from + 10),
      PageUp: () => select(from - 10),
      Home: () => select(0),
      End: () => select(shown.length - 1),
      Escape: () => onSelect(undefined),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  return (
    <section className={styles.log} aria-label="Event log">
      <div className={styles.bar}>
        <h2>Events</h2>
        <input
          type="search"
          aria-label="Search events"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={isFiltered} onChange={(event) => setFiltered(event.target.checked)} />
          Only {actor?.name ?? 'the selected actor'}
        </label>
        <label title="Starts and stops of services">
          <input type="checkbox" checked={hasInternal} onChange={(event) => setHasInternal(event.target.checked)} />
          Internal events
        </label>
        {onClear && (
          <>
            <button
              type="button"
              aria-pressed={pausedAt !== undefined}
              onClick={() => setPausedAt(pausedAt === undefined ? (entries.at(-1)?.n ?? 0) : undefined)}
            >
              Pause
            </button>
            <button type="button" onClick={onClear}>
              Clear
            </button>
          </>
        )}
        <span className={styles.count} role="status">
          {shown.length < entries.length && `${shown.length} of `}
          {entries.length} {entries.length === 1 ? 'event' : 'events'}
          {waiting > 0 && `, ${waiting} since the pause`}
        </span>
      </div>
      <div className={styles.body}>
        <div
          ref={list}
          className={styles.rows}
          role="listbox"
          aria-label="Events"
          tabIndex={0}
          aria-activedescendant={entry && `entry-${entry.n}`}
          onKeyDown={onKeyDown}
        >
          <div role="presentation" style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const each = shown[index];
              return each ? (
                <LogRow
                  key={each.n}
                  entry={each}
                  start={start}
                  height={rowHeight}
                  position={{ index: index + 1, total: shown.length }}
                  isSelected={each.n === selected}
                  nameOf={nameOf}
                  onSelect={onSelect}
                />
              ) : null;
            })}
          </div>
        </div>
        {entry && <EntryDetails entry={entry} nameOf={nameOf} onClose={() => onSelect(undefined)} />}
      </div>
    </section>
  );
}
