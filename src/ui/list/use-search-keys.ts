import { useEffect, useMemo } from 'react';
import { fold } from '../fold.ts';

/** What of a row a search looks through; what is absent is passed over. */
export type TextOf<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Rows made ready in one go, so that no idle moment becomes a long one. */
const stretch = 500;

/**
 * The folded text of a row, made once for each row and kept as long as the row is. It is made ahead, in idle
 * moments, so that the first letter typed costs no more than the others.
 *
 * @param textOf keeps its identity while it says the same
 */
export function useSearchKeys<Row extends object>(rows: readonly Row[], textOf: TextOf<Row>): (row: Row) => string {
  const keyOf = useMemo(() => searchKeys(textOf), [textOf]);
  useEffect(() => {
    let at = 0;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      for (const row of rows.slice(at, at + stretch)) keyOf(row);
      at += stretch;
      if (at < rows.length) wait = setTimeout(go, 20);
    };
    wait = setTimeout(go, 300);
    return () => clearTimeout(wait);
  }, [rows, keyOf]);
  return keyOf;
}

function searchKeys<Row extends object>(textOf: TextOf<Row>): (row: Row) => string {
  const held = new WeakMap<Row, string>();
  return (row) => {
    const known = held.get(row);
    if (known !== undefined) return known;
    const key = fold(textOf(row).filter(Boolean).join(' \u2016 '));
    held.set(row, key);
    return key;
  };
}
