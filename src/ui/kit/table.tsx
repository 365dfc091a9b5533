import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.css';

/** One column; the first is the row's name and heads it. */
export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Amounts and dates line up at the end, in digits of one width. */
  isNumeric?: boolean;
  /** Shown only where there is room, from 992 px. */
  isWideOnly?: boolean;
}

interface TableProps<Row> {
  /** Says what the table lists, to a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** How many rows of skeleton to draw in place of rows on their way. */
  skeletonRows?: number;
}

/** A calm table from 720 px, cards below. */
export function Table<Row>({ caption, columns, rows, rowKey, skeletonRows = 0 }: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy={skeletonRows > 0}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
          {Array.from({ length: skeletonRows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no other name than its place
            <SkeletonRow key={at} columns={columns} at={at} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr className={styles.row}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell key={column.id} scope={at === 0 ? 'row' : undefined} className={cellClass(column)}>
            {at > 0 && (
              <span className={styles.label} aria-hidden="true">
                {column.header}
              </span>
            )}
            <span className={styles.value}>{column.cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}

function SkeletonRow<Row>({ columns, at }: { columns: readonly Column<Row>[]; at: number }) {
  return (
    <tr className={styles.row}>
      {columns.map((column, place) => (
        <td key={column.id} className={cellClass(column)}>
          <Skeleton inlineSize={place === 0 ? `${[11, 14, 9, 12][at % 4]}rem` : '5rem'} />
        </td>
      ))}
    </tr>
  );
}

function cellClass<Row>({ isNumeric, isWideOnly }: Column<Row>): string {
  return classNames(styles.cell, isNumeric && styles.numeric, isWideOnly && styles.wideOnly);
}
