import { useLayoutEffect, useMemo, useRef } from 'react';
import { isEqual } from '../../services/contract/is-equal.ts';

/**
 * Returns the rows of the last render in place of those that equal them, and its list in place of an equal one, so that
 * a list which is read again renders only what has changed.
 */
export function useStableRows<Row>(rows: readonly Row[]): readonly Row[] {
  const last = useRef(rows);
  const kept = useMemo(() => keepEqual(last.current, rows), [rows]);
  useLayoutEffect(() => {
    last.current = kept;
  });
  return kept;
}

function keepEqual<Row>(before: readonly Row[], rows: readonly Row[]): readonly Row[] {
  if (before === rows) return rows;
  let isSame = before.length === rows.length;
  const kept = rows.map((row, at) => {
    const known = before[at];
    if (known !== undefined && isEqual(known, row)) return known;
    isSame = false;
    return row;
  });
  return isSame ? before : kept;
}
