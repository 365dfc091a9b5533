import type { LifeState } from '../../machines/contract-life-machine.ts';
import { useFormat } from '../format.ts';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { CheckIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { statusMessage } from '../record/status-chip.tsx';
import { contractStatusChips } from './contract-statuses.ts';
import { type ChartState, chartRows, lifeChart } from './life-chart.ts';
import styles from './life-drawing.module.css';
import { statusOf } from './life-status.ts';

interface LifeDrawingProps {
  /** The state of the contract; `null` for one that the chart does not have. */
  current: LifeState | null;
  /** The states that it has been in. */
  past: ReadonlySet<LifeState>;
}

/** The chart of a contract's life: an ordered list, with lines behind it, in the reading direction. */
export function LifeDrawing({ current, past }: LifeDrawingProps) {
  const t = useMessages();
  return (
    <div className={styles.chart}>
      <Lines current={current} />
      <ol className={styles.states} aria-label={t('life_title')}>
        {lifeChart.map((state) => (
          <State key={state.id} state={state} current={current} isPast={past.has(state.id)} />
        ))}
      </ol>
    </div>
  );
}

function State({ state, current, isPast }: { state: ChartState; current: LifeState | null; isPast: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { id, column, row, targets } = state;
  const isCurrent = id === current;
  const isNext = lifeChart.some((from) => from.id === current && from.targets.includes(id));
  const names = format.oneOf(targets.map((next) => stateMessage(t, next)));
  return (
    <li
      className={styles.state}
      style={{ gridColumn: column * 2 + 1, gridRow: row + 1 }}
      data-place={isCurrent ? 'current' : isNext ? 'next' : isPast ? 'past' : 'far'}
      data-entered={enteredFrom(state)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.name}>
        {isPast && !isCurrent && <Icon of={CheckIcon} size={14} strokeWidth={2.5} />}
        {stateMessage(t, id)}
      </span>
      {targets.length > 0 && <span className="visually-hidden"> {t('life_leads_to', { states: names })}</span>}
    </li>
  );
}

function stateMessage(t: ReturnType<typeof useMessages>, state: LifeState): string {
  return statusMessage(t, contractStatusChips, statusOf(state)) ?? state;
}

/** The edges of the box that an arrow points at. */
function enteredFrom({ id, column, row }: ChartState): string {
  const before = lifeChart.filter(({ targets }) => targets.includes(id));
  const sides = before.map((from) => (from.column < column ? 'start' : from.row < row ? 'above' : 'below'));
  return [...new Set(sides)].join(' ');
}

function Lines({ current }: { current: LifeState | null }) {
  const edges = lifeChart.flatMap((from) =>
    from.targets.flatMap((id) => {
      const to = lifeChart.find((state) => state.id === id);
      return to ? [{ key: `${from.id} ${id}`, path: pathBetween(from, to), isOpen: from.id === current }] : [];
    }),
  );
  // the lines to the next states are drawn last, over the others
  const ordered = edges.toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen));
  return (
    <svg viewBox={`0 0 100 ${chartRows * 10}`} preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
      {ordered.map(({ key, path, isOpen }) => (
        <path key={key} d={path} className={classNames(styles.line, isOpen && styles.open)} />
      ))}
    </svg>
  );
}

// in percent of the width, as in the style sheet: a column is 28 wide and a gap 8
const step = 36;
const width = 28;

function pathBetween(from: ChartState, to: ChartState): string {
  const y = ({ row }: ChartState) => row * 10 + 5;
  if (from.column === to.column) {
    const x = from.column * step + width / 2;
    return `M${x} ${y(from)}V${y(to)}`;
  }
  const bend = from.column * step + width + (step - width) / 2;
  return `M${from.column * step + width} ${y(from)}H${bend}V${y(to)}H${to.column * step}`;
}
