import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Column, Table, type VirtualRows } from '../kit/table.tsx';
import { useIsCards } from './use-is-cards.ts';
import { useIsPrinting } from './use-is-printing.ts';

interface VirtualTableProps<Row> {
  /** The title of the table, for screen readers. */
  caption: string;
  /** With shares, so that the columns keep their widths while rows change. Must be memoised. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Whether the list is long, also while a search leaves few of its rows. */
  isLong?: boolean;
  /** Must be memoised. */
  rowKey(row: Row): string;
  skeletonRows?: number | undefined;
}

/** Up to this many rows are all rendered, so that the browser's own search finds them. */
export const maxPlainRows = 100;

/**
 * The kit's table for any number of rows; a long table renders only the rows near the viewport, and all of them on
 * paper.
 */
export const VirtualTable = memo(PlainVirtualTable) as typeof PlainVirtualTable;

function PlainVirtualTable<Row>({ isLong = false, rows, ...props }: VirtualTableProps<Row>) {
  const { rowKey } = props;
  const isPrinting = useIsPrinting();
  const isVirtual = (isLong || rows.length > maxPlainRows) && !isPrinting;
  const table = useRef<HTMLTableElement>(null);
  const isCards = useIsCards();
  const { rowSize, gap } = isCards ? cards : lines;
  const [scrollMargin, setScrollMargin] = useState(0);
  const focused = useFocusedRow(table);

  // the height above the rows changes with the rows, since the active filters are listed there
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when they change
  useLayoutEffect(() => {
    if (!isVirtual) return;
    const top = table.current?.tBodies[0]?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, [rows, isCards, isVirtual]);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    enabled: isVirtual,
    count: rows.length,
    estimateSize: () => rowSize,
    gap,
    overscan: 2,
    scrollMargin,
    getItemKey: useCallback((at: number) => keyAt(rows, rowKey, at), [rows, rowKey]),
    // the observer reports sizes after layout; measuring here would force a layout per row
    measureElement: (_element, entry) => Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) || rowSize,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const near = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      // the focused row stays rendered, however far it is scrolled away
      if (focused === null || focused >= count || (focused >= first && focused <= last)) return near;
      return focused < first ? [focused, ...near] : [...near, focused];
    },
  });

  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const virtualRows = useMemo((): VirtualRows<Row> => {
    // until its first layout effect, before the paint, the virtualizer has no size of the window
    if (items.length === 0) {
      const rendered = rows.slice(0, unmeasuredRows).map((row, index) => ({ row, index, emptyBefore: 0 }));
      const emptyAfter = (rows.length - rendered.length) * (rowSize + gap);
      return { count: rows.length, rendered, emptyAfter, measure: virtualizer.measureElement };
    }
    let end = 0;
    const rendered = items.flatMap(({ index, start, size }) => {
      const row = rows[index];
      if (row === undefined) return [];
      const from = start - scrollMargin;
      const emptyBefore = from - end > gap ? from - end : 0;
      end = from + size;
      return [{ row, index, emptyBefore }];
    });
    return { count: rows.length, rendered, emptyAfter: Math.max(0, total - end), measure: virtualizer.measureElement };
  }, [items, rows, scrollMargin, rowSize, gap, total, virtualizer]);

  return <Table {...props} ref={table} rows={rows} virtualRows={isVirtual ? virtualRows : undefined} />;
}

/** Rows that are rendered before the virtualizer has a size. */
const unmeasuredRows = 12;

/** The estimated height of a row and the gap between rows, in px; see `table.module.css`. */
const lines = { rowSize: 63, gap: 0 };
const cards = { rowSize: 236, gap: 12 };

const keyAt = <Row,>(rows: readonly Row[], rowKey: (row: Row) => string, at: number): string | number => {
  const row = rows[at];
  return row === undefined ? at : rowKey(row);
};

/** The index of the focused row, or `null`. */
function useFocusedRow(table: React.RefObject<HTMLTableElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = table.current;
    const update = ({ target, type }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      setFocused(type === 'focusin' && row?.dataset.index !== undefined ? Number(row.dataset.index) : null);
    };
    element?.addEventListener('focusin', update);
    element?.addEventListener('focusout', update);
    return () => {
      element?.removeEventListener('focusin', update);
      element?.removeEventListener('focusout', update);
    };
  }, [table]);
  return focused;
}
