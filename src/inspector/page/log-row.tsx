import styles from './event-log.module.css';
import type { Entry } from './inspected-app.ts';

interface LogRowProps {
  readonly entry: Entry;
  readonly start: number;
  readonly height: number;
  /** `index` starts at 1. */
  readonly position: { readonly index: number; readonly total: number };
  readonly isSelected: boolean;
  nameOf(id: string): string;
  onSelect(n: number): void;
}

/** One event on one line: its time, sender, receiver, type, payload and effects. */
export function LogRow({ entry, start, height, position, isSelected, nameOf, onSelect }: LogRowProps) {
  const { n, at, from, actor, event, taken, changes } = entry;
  const { type, ...payload } = event;
  const payloadText = Object.keys(payload).length > 0 ? JSON.stringify(payload).slice(0, 200) : '';
  const effects = [countOf(taken.length, 'transition'), countOf(changes.length, 'change')].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and refers to its active row
    <div
      id={`entry-${n}`}
      className={styles.row}
      role="option"
      aria-selected={isSelected}
      aria-posinset={position.index}
      aria-setsize={position.total}
      style={{ blockSize: height, transform: `translateY(${start}px)` }}
      onClick={() => onSelect(n)}
    >
      <time className={styles.time}>{timeOf(at)}</time>
      <span>
        {from && `${nameOf(from)} → `}
        {nameOf(actor)}
      </span>
      <span className={type.startsWith('xstate.') ? styles.internal : styles.type}>{type}</span>
      <span className={styles.payload}>{payloadText}</span>
      <span className={styles.effects} title={taken.join('\n')}>
        {effects.join(', ')}
      </span>
    </div>
  );
}

const countOf = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `14:03:59.120` */
export function timeOf(at: number): string {
  const time = new Date(at);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':');
  return `${clock}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
