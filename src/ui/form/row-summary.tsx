import { cellsOf, type DraftRow } from '../../services/contract/fields/draft.ts';
import type { Cell, Rows } from '../../services/contract/fields/field.ts';
import { latinDigits } from '../../services/contract/fields/number-in.ts';
import { monthOnWire } from '../../services/contract/fields/wire.ts';
import { type Format, useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { ChoiceText } from './choice-text.tsx';
import styles from './row-summary.module.css';

/** The summary of a row: its first cell, and under it its summary cells and its period. */
export function RowSummary({ field, row }: { field: Rows; row: DraftRow }) {
  const t = useMessages();
  const format = useFormat();
  const cells = Object.entries(cellsOf(field));
  const time = period(t, format, row, cells);
  const parts = cells.filter(([name, cell]) => cell.isInSummary && row[name]?.trim());
  return (
    <>
      <p className={styles.title}>{cells[0] && <CellText name={cells[0][0]} cell={cells[0][1]} row={row} />}</p>
      <p className={styles.parts}>
        {parts.map(([name, cell], at) => (
          <span key={name}>
            {at > 0 && ' · '}
            <CellText name={name} cell={cell} row={row} />
          </span>
        ))}
        {time && (
          <span>
            {parts.length > 0 && ' · '}
            <Bdi>{time}</Bdi>
          </span>
        )}
      </p>
    </>
  );
}

function CellText({ name, cell, row }: { name: string; cell: Cell; row: DraftRow }) {
  const format = useFormat();
  const value = row[name] ?? '';
  if (value === '') return null;
  if (cell.kind === 'date') return <Bdi>{format.date(value)}</Bdi>;
  return <Bdi>{cell.kind === 'choice' ? <ChoiceText from={cell.from} value={value} /> : value}</Bdi>;
}

/** The period of a row that has a start and an end. */
function period(t: Translate, format: Format, row: DraftRow, cells: [string, Cell][]): string | null {
  const [start, end] = cells
    .filter(([, { kind }]) => kind === 'month' || kind === 'year')
    .map(([name]) => {
      const time = latinDigits(row[name] ?? '').trim();
      return time === '' ? null : format.month(monthOnWire(time));
    });
  if (start && end) return t('years_range', { start, end });
  return start ? t('years_since', { start }) : (end ?? null);
}
