/** What became different between two values of plain data. */
export interface Difference {
  /** `draft.rows.2.name`; empty for the value itself. */
  readonly path: string;
  /** Left out where there was none. */
  readonly before?: unknown;
  /** Left out where there is none any more. */
  readonly after?: unknown;
}

/**
 * The parts that differ, in the order of the keys; whole where the kinds differ, or one is empty.
 *
 * @param most where there are more, the first of them
 */
export function differences(before: unknown, after: unknown, most = 60): Difference[] {
  const found: Difference[] = [];
  compare(before, after, '');
  return found;

  function compare(a: unknown, b: unknown, path: string): void {
    if (found.length >= most || Object.is(a, b)) return;
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
