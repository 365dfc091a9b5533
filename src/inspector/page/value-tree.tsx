import { useState } from 'react';
import styles from './value-tree.module.css';

interface ValueTreeProps {
  readonly value: unknown;
  readonly name?: string;
  /** The number of levels that are open at first. */
  readonly open?: number;
}

/** Shows plain data as a tree. */
export function ValueTree({ value, name, open = 1 }: ValueTreeProps) {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    return (
      <div className={styles.line}>
        {name !== undefined && <span className={styles.key}>{name}: </span>}
        <PlainValue value={value} />
      </div>
    );
  }
  // the root has no name and cannot be closed
  if (name === undefined) return <Children entries={entries} open={open} />;
  return <Branch value={value as object} name={name} entries={entries} open={open} />;
}

function Branch({
  value,
  name,
  entries,
  open,
}: {
  value: object;
  name: string;
  entries: [string, unknown][];
  open: number;
}) {
  const [isOpen, setOpen] = useState(open > 0);
  return (
    <details className={styles.branch} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.key}>{name}: </span>
        <span className={styles.size}>
          {Array.isArray(value) ? `list of ${entries.length}` : summaryOf(entries, isOpen)}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          <Children entries={entries} open={open} />
        </div>
      )}
    </details>
  );
}

function Children({ entries, open }: { entries: [string, unknown][]; open: number }) {
  return entries.map(([key, each]) => <ValueTree key={key} name={key} value={each} open={open - 1} />);
}

function PlainValue({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className={styles.text}>{JSON.stringify(value)}</span>;
  return <span className={styles.plain}>{value === undefined ? 'undefined' : JSON.stringify(value)}</span>;
}

const summaryOf = (entries: [string, unknown][], isOpen: boolean): string =>
  isOpen
    ? `{${entries.length}}`
    : `{ ${entries
        .slice(0, 4)
        .map(([key]) => key)
        .join(', ')}${entries.length > 4 ? ', …' : ''} }`;
