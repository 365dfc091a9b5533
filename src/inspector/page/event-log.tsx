import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { EntryDetails } from './entry-details.tsx';
import styles from './event-log.module.css';
import { LogRow } from './log-row.tsx';
import type { Entry } from './story.ts';

interface EventLogProps {
  readonly entries: readonly Entry[];
  /** Another number whenever entries changed, which keep their list. */
  readonly version: number;
  readonly chosen: { readonly id: string; readonly name: string } | undefined;
  /** The number of the entry that is looked at. */
  readonly selected: number | undefined;
  onSelect(n: number | undefined): void;
  nameOf(id: string): string;
  /** Left out where the entries are those of a file. */
  readonly onClear?: () => void;
}

const rowHeight = 24;
/** What XState says to its own; the outcomes of services and of time are part of the charts. */
const inner = /^xstate\.(?!done|error|after)/;

/** Every event, oldest first; the newest stay in view until one is looked at. */
export function EventLog({ entries, version, chosen, selected, onSelect, nameOf, onClear }: EventLogProps) {
  const [search, setSearch] = useState('');
  const [isOfChosen, setOfChosen] = useState(false);
  const [hasInner, setInner] = useState(false);
  const [pausedAt, setPausedAt] = useState<number>();
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is the same one and longer
  const shown = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return entries.filter(
      ({ n, text, actor, from, event }) =>
        (pausedAt === undefined || n <= pausedAt) &&
        (!isOfChosen || actor === chosen?.id) &&
        (hasInner || !inner.test(event.type)) &&
        words.every((word) => `${nameOf(from ?? '')} ${nameOf(actor)} ${text}`.toLowerCase().includes(word)),
    );
  }, [entries, version, search, isOfChosen, hasInner, pausedAt, chosen?.id]);
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
          <input type="checkbox" checked={isOfChosen} onChange={(event) => setOfChosen(event.target.checked)} />
          Only {chosen?.name ?? 'the chosen actor'}
        </label>
        <label title="How services start, settle and stop">
          <input type="checkbox" checked={hasInner} onChange={(event) => setInner(event.target.checked)} />
          Inner events
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
          {shown.length === entries.length ? `${entries.length} events` : `${shown.length} of ${entries.length} events`}
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
                  place={{ at: index + 1, all: shown.length }}
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
