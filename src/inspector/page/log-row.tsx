import styles from './event-log.module.css';
import type { Entry } from './story.ts';

interface LogRowProps {
  readonly entry: Entry;
  readonly start: number;
  readonly height: number;
  readonly place: { readonly at: number; readonly all: number };
  readonly isSelected: boolean;
  nameOf(id: string): string;
  onSelect(n: number): void;
}

/** One event on one line: when, from whom to whom, what, what it carries, and what changed. */
export function LogRow({ entry, start, height, place, isSelected, nameOf, onSelect }: LogRowProps) {
  const { n, at, from, actor, event, taken, changes } = entry;
  const { type, ...payload } = event;
  const carried = Object.keys(payload).length > 0 ? JSON.stringify(payload).slice(0, 200) : '';
  const came = [counted(taken.length, 'transition'), counted(changes.length, 'change')].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active row
    <div
      id={`entry-${n}`}
      className={styles.row}
      role="option"
      aria-selected={isSelected}
      aria-posinset={place.at}
      aria-setsize={place.all}
      style={{ blockSize: height, transform: `translateY(${start}px)` }}
      onClick={() => onSelect(n)}
    >
      <time className={styles.time}>{timeOf(at)}</time>
      <span>
        {from && `${nameOf(from)} → `}
        {nameOf(actor)}
      </span>
      <span className={type.startsWith('xstate.') ? styles.own : styles.type}>{type}</span>
      <span className={styles.payload}>{carried}</span>
      <span className={styles.came} title={taken.join('\n')}>
        {came.join(', ')}
      </span>
    </div>
  );
}

const counted = (count: number, of: string): string => (count === 0 ? '' : `${count} ${of}${count === 1 ? '' : 's'}`);

/** `14:03:59.120` */
export function timeOf(at: number): string {
  const time = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
  return `${clock}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
