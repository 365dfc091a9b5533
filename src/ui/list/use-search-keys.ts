import { useEffect, useMemo } from 'react';
import { fold } from '../fold.ts';

/** The texts of a row that a search looks through; absent ones are skipped. */
export type TextOf<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Rows per batch, so that no batch blocks the page for long, and the milliseconds between two batches. */
const batchSize = 500;
const batchWait = 4;

/**
 * Returns the folded text of a row, computed once per row. Batches compute it ahead of time, so that the first letter
 * typed costs no more than the others.
 *
 * @param textOf must be memoised
 * @param isWanted whether a search is likely: the batches wait for it
 */
export function useSearchKeys<Row extends object>(
  rows: readonly Row[],
  textOf: TextOf<Row>,
  isWanted: boolean,
): (row: Row) => string {
  const keyOf = useMemo(() => searchKeys(textOf), [textOf]);
  useEffect(() => {
    if (!isWanted) return;
    let at = 0;
    const runBatch = () => {
      for (const row of rows.slice(at, at + batchSize)) keyOf(row);
      at += batchSize;
      if (at < rows.length) wait = setTimeout(runBatch, batchWait);
    };
    let wait = setTimeout(runBatch, batchWait);
    return () => clearTimeout(wait);
  }, [rows, keyOf, isWanted]);
  return keyOf;
}

function searchKeys<Row extends object>(textOf: TextOf<Row>): (row: Row) => string {
  const keys = new WeakMap<Row, string>();
  return (row) => {
    const known = keys.get(row);
    if (known !== undefined) return known;
    const key = fold(textOf(row).filter(Boolean).join(' \u2016 '));
    keys.set(row, key);
    return key;
  };
}
