import { Fragment, memo, type ReactNode, type Ref } from 'react';
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
  /** Left out of a table that is narrower than 992 px; a card has it. */
  isWideOnly?: boolean;
  /** Its share of the width, of all shares together. With shares, columns stay where they are whatever the rows hold. */
  share?: number;
}

/** A part of many rows, drawn alone, with the room that the others would take left empty. */
export interface VirtualRows<Row> {
  /** Of the whole list. */
  readonly count: number;
  readonly drawn: readonly { readonly row: Row; readonly at: number; readonly emptyBefore: number }[];
  readonly emptyAfter: number;
  /** Given every row's element, which says its place in `data-index`. */
  readonly measure: Ref<HTMLTableRowElement>;
}

interface TableProps<Row> {
  /** Says what the table lists, to a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** In place of `rows`, where they are too many to draw. */
  stretch?: VirtualRows<Row> | undefined;
  ref?: Ref<HTMLTableElement>;
  /** How many rows of skeleton to draw in place of rows on their way. */
  skeletonRows?: number;
}

/** A calm table from 720 px, cards below. */
export function Table<Row>({ caption, columns, rows, rowKey, skeletonRows = 0, stretch, ref }: TableProps<Row>) {
  const hasShares = columns.some(({ share }) => share !== undefined);
  return (
    <div className={styles.scroll}>
      <table
        ref={ref}
        className={classNames(styles.table, hasShares && styles.fixed)}
        aria-busy={skeletonRows > 0}
        aria-rowcount={stretch && stretch.count + 1}
      >
        <caption className="visually-hidden">{caption}</caption>
        {hasShares && <Shares columns={columns} />}
        <thead className={styles.head}>
          <tr aria-rowindex={stretch && 1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stretch ? (
            <VirtualRowItems stretch={stretch} columns={columns} rowKey={rowKey} />
          ) : (
            rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} />)
          )}
          {Array.from({ length: skeletonRows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no other name than its place
            <SkeletonRow key={at} columns={columns} at={at} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Shares<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const whole = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return (
    <colgroup>
      {columns.map(({ id, share = 1, isWideOnly }) => (
        <col
          key={id}
          className={isWideOnly ? styles.wideOnly : undefined}
          style={{ inlineSize: `${(share / whole) * 100}%` }}
        />
      ))}
    </colgroup>
  );
}

interface VirtualRowItemsProps<Row> {
  stretch: VirtualRows<Row>;
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
}

function VirtualRowItems<Row>({ stretch: { drawn, emptyAfter, measure }, columns, rowKey }: VirtualRowItemsProps<Row>) {
  return (
    <>
      {drawn.map(({ row, at, emptyBefore }) => (
        <Fragment key={rowKey(row)}>
          {emptyBefore > 0 && <Emptiness size={emptyBefore} span={columns.length} />}
          <TableRow row={row} columns={columns} at={at} measure={measure} />
        </Fragment>
      ))}
      {emptyAfter > 0 && <Emptiness size={emptyAfter} span={columns.length} />}
    </>
  );
}

/** The room of rows that are not drawn. */
function Emptiness({ size, span }: { size: number; span: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true" className={styles.emptiness} style={{ blockSize: size }}>
      <td colSpan={span} />
    </tr>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Its place in the whole list, where not every row is drawn. */
  at?: number;
  measure?: Ref<HTMLTableRowElement>;
}

// While a list scrolls, what stands already is not drawn again.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({ row, columns, at: place, measure }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
    >
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
