import { Fragment, memo, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.css';

/** A column of a table. The first column contains the row headers. */
export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Aligns amounts and dates at the end, in tabular figures. */
  isNumeric?: boolean;
  /** Hidden between 720 px and 992 px; shown in wider tables and in cards. */
  isWideOnly?: boolean;
  /**
   * Its place in a compact card, without its header: after the row header on one line with others, or in the upper
   * corner; `hidden` leaves it out. With any of them, the rows are compact cards.
   */
  inCard?: 'line' | 'corner' | 'hidden' | undefined;
  /** Its width relative to the other shares. With shares, the column widths do not depend on the rows. */
  share?: number;
}

/** The rendered part of a long list, with the empty space that replaces the other rows. */
export interface VirtualRows<Row> {
  /** The length of the complete list. */
  readonly count: number;
  /** The rendered rows: `index` in the complete list, `emptyBefore` in px. */
  readonly rendered: readonly { readonly row: Row; readonly index: number; readonly emptyBefore: number }[];
  /** In px. */
  readonly emptyAfter: number;
  /** Receives the element of every rendered row; its index is in `data-index`. */
  readonly measure: Ref<HTMLTableRowElement>;
}

interface TableProps<Row> {
  /** Describes the table to screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Replaces `rows` when the list is too long to render completely. */
  virtualRows?: VirtualRows<Row> | undefined;
  ref?: Ref<HTMLTableElement>;
  /** The number of placeholder rows shown while the rows are loading. */
  skeletonRows?: number;
}

/** A table from 720 px; cards below. */
export function Table<Row>({ caption, columns, rows, rowKey, skeletonRows = 0, virtualRows, ref }: TableProps<Row>) {
  const hasShares = columns.some(({ share }) => share !== undefined);
  return (
    <div className={styles.scroll}>
      <table
        ref={ref}
        className={classNames(styles.table, hasShares && styles.fixed)}
        data-cards={columns.some(({ inCard }) => inCard) ? 'compact' : undefined}
        aria-busy={skeletonRows > 0}
        aria-rowcount={virtualRows && virtualRows.count + 1}
      >
        <caption className="visually-hidden">{caption}</caption>
        {hasShares && <ColumnWidths columns={columns} />}
        <thead className={styles.head}>
          <tr aria-rowindex={virtualRows && 1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* the same elements for all rows and for some, so that rows stay when a list becomes long */}
          <RowItems {...(virtualRows ?? allOf(rows))} columns={columns} rowKey={rowKey} />
          {Array.from({ length: skeletonRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no other identity
            <SkeletonRow key={index} columns={columns} index={index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnWidths<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const total = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return (
    <colgroup>
      {columns.map(({ id, share = 1, isWideOnly }) => (
        <col
          key={id}
          className={isWideOnly ? styles.wideOnly : undefined}
          style={{ inlineSize: `${(share / total) * 100}%` }}
        />
      ))}
    </colgroup>
  );
}

interface RowItemsProps<Row> {
  rendered: readonly { readonly row: Row; readonly index?: number; readonly emptyBefore: number }[];
  emptyAfter: number;
  measure?: Ref<HTMLTableRowElement>;
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
}

const allOf = <Row,>(rows: readonly Row[]) => ({
  rendered: rows.map((row) => ({ row, emptyBefore: 0 })),
  emptyAfter: 0,
});

function RowItems<Row>({ rendered, emptyAfter, measure, columns, rowKey }: RowItemsProps<Row>) {
  return (
    <>
      {rendered.map(({ row, index, emptyBefore }) => (
        <Fragment key={rowKey(row)}>
          {emptyBefore > 0 && <Spacer size={emptyBefore} span={columns.length} />}
          <tr
            ref={measure}
            className={styles.row}
            data-index={index}
            aria-rowindex={index === undefined ? undefined : index + 2}
          >
            <Cells row={row} columns={columns} />
          </tr>
        </Fragment>
      ))}
      {emptyAfter > 0 && <Spacer size={emptyAfter} span={columns.length} />}
    </>
  );
}

/** The space of the rows that are not rendered. */
function Spacer({ size, span }: { size: number; span: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable
    <tr aria-hidden="true" className={styles.spacer} style={{ blockSize: size }}>
      <td colSpan={span} />
    </tr>
  );
}

// scrolling a long list renders only the new rows
const Cells = memo(PlainCells) as typeof PlainCells;

function PlainCells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <>
      {columns.map((column, columnIndex) => {
        const Cell = columnIndex === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={columnIndex === 0 ? 'row' : undefined}
            className={cellClass(column)}
            data-in-card={column.inCard}
          >
            {columnIndex > 0 && <span className={styles.label}>{column.header}</span>}
            <span className={styles.value}>{column.cell(row)}</span>
          </Cell>
        );
      })}
    </>
  );
}

function SkeletonRow<Row>({ columns, index }: { columns: readonly Column<Row>[]; index: number }) {
  return (
    <tr className={styles.row}>
      {columns.map((column, columnIndex) => (
        <td key={column.id} className={cellClass(column)}>
          <Skeleton inlineSize={columnIndex === 0 ? `${[11, 14, 9, 12][index % 4]}rem` : '5rem'} />
        </td>
      ))}
    </tr>
  );
}

function cellClass<Row>({ isNumeric, isWideOnly }: Column<Row>): string {
  return classNames(styles.cell, isNumeric && styles.numeric, isWideOnly && styles.wideOnly);
}
