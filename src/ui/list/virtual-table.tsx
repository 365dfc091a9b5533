import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Column, Table, type VirtualRows } from '../kit/table.tsx';

interface VirtualTableProps<Row> {
  /** Says what the table lists, to a screen reader. */
  caption: string;
  /** With shares, so that columns stay where they are while rows come and go; keep their identity. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Keep its identity. */
  rowKey(row: Row): string;
  skeletonRows?: number | undefined;
}

/** Up to this many, rows are drawn plainly: the browser's own search then finds them all. */
const plainly = 100;

/** The kit's table over any number of rows: of many, only those near the screen are drawn. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  return props.rows.length <= plainly ? <Table {...props} /> : <LongTable {...props} />;
}

function LongTable<Row>({ caption, columns, rows, rowKey }: VirtualTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const isCards = useIsCards();
  const { rowSize, gap } = isCards ? cards : lines;
  const [scrollMargin, setScrollMargin] = useState(0);
  const focused = useFocusedRow(table);

  // what stands above the rows changes with the rows that are left: the filters in force are listed there
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with them
  useLayoutEffect(() => {
    const top = table.current?.tBodies[0]?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, [rows, isCards]);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => rowSize,
    gap,
    overscan: 4,
    scrollMargin,
    getItemKey: useCallback((at: number) => keyAt(rows, rowKey, at), [rows, rowKey]),
    // told by the observer, once the browser has laid the rows out: asking would lay them out one by one
    measureElement: (_element, entry) => Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) || rowSize,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const near = Array.from({ length: last - first + 1 }, (_, step) => first + step);
      // the row that holds the focus stays, however far it is scrolled away
      if (focused === null || focused >= count || (focused >= first && focused <= last)) return near;
      return focused < first ? [focused, ...near] : [...near, focused];
    },
  });

  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const virtualRows = useMemo((): VirtualRows<Row> => {
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
  }, [items, rows, scrollMargin, gap, total, virtualizer]);

  return <Table ref={table} caption={caption} columns={columns} rows={[]} rowKey={rowKey} virtualRows={virtualRows} />;
}

/** What a row takes before it has been measured, and the room between two, in px; see `table.module.css`. */
const lines = { rowSize: 63, gap: 0 };
const cards = { rowSize: 236, gap: 12 };

const keyAt = <Row,>(rows: readonly Row[], rowKey: (row: Row) => string, at: number): string | number => {
  const row = rows[at];
  return row === undefined ? at : rowKey(row);
};

/** The place of the row that holds the focus, or `null`. */
function useFocusedRow(table: React.RefObject<HTMLTableElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = table.current;
    const note = ({ target, type }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      setFocused(type === 'focusin' && row?.dataset.index !== undefined ? Number(row.dataset.index) : null);
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', note);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', note);
    };
  }, [table]);
  return focused;
}

const narrow = '(width < 720px)';

/** Whether the table's style draws its rows as cards. */
function useIsCards(): boolean {
  return useSyncExternalStore(
    (heard) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', heard);
      return () => query.removeEventListener('change', heard);
    },
    () => matchMedia(narrow).matches,
  );
}
