import { useState } from 'react';
import styles from './value-tree.module.css';

interface ValueTreeProps {
  readonly value: unknown;
  readonly name?: string;
  /** How many levels are open at first. */
  readonly open?: number;
}

/** Plain data, level by level. */
export function ValueTree({ value, name, open = 1 }: ValueTreeProps) {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    return (
      <div className={styles.line}>
        {name !== undefined && <span className={styles.key}>{name}: </span>}
        <Plain value={value} />
      </div>
    );
  }
  // what has no name is the whole, and is not closed
  if (name === undefined) return <Inside entries={entries} open={open} />;
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
          {Array.isArray(value) ? `list of ${entries.length}` : sketch(entries, isOpen)}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          <Inside entries={entries} open={open} />
        </div>
      )}
    </details>
  );
}

function Inside({ entries, open }: { entries: [string, unknown][]; open: number }) {
  return entries.map(([key, each]) => <ValueTree key={key} name={key} value={each} open={open - 1} />);
}

export function Plain({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className={styles.text}>{JSON.stringify(value)}</span>;
  return <span className={styles.plain}>{value === undefined ? 'undefined' : JSON.stringify(value)}</span>;
}

const sketch = (entries: [string, unknown][], isOpen: boolean): string =>
  isOpen
    ? `{${entries.length}}`
    : `{ ${entries
        .slice(0, 4)
        .map(([key]) => key)
        .join(', ')}${entries.length > 4 ? ', …' : ''} }`;
