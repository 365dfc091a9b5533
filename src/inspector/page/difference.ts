/** A difference between two values of plain data. */
export interface Difference {
  /** `draft.rows.2.name`; empty for the value itself. */
  readonly path: string;
  /** Absent when the part was added. */
  readonly before?: unknown;
  /** Absent when the part was removed. */
  readonly after?: unknown;
}

/**
 * Lists the parts that differ, in the order of the keys. A part is listed as a whole when its types differ or one value
 * is empty.
 *
 * @param max the number of differences
 */
export function differences(before: unknown, after: unknown, max = 60): Difference[] {
  const found: Difference[] = [];
  compare(before, after, '');
  return found;

  function compare(a: unknown, b: unknown, path: string): void {
    if (found.length >= max || Object.is(a, b)) return;
    const [inA, inB] = [partsOf(a), partsOf(b)];
    const isWhole = !inA || !inB || Array.isArray(a) !== Array.isArray(b) || isEmpty(inA) !== isEmpty(inB);
    if (isWhole) {
      found.push({ path, ...(a !== undefined && { before: a }), ...(b !== undefined && { after: b }) });
      return;
    }
    for (const key of new Set([...Object.keys(inA), ...Object.keys(inB)])) {
      compare(inA[key], inB[key], path ? `${path}.${key}` : key);
    }
  }
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const partsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
