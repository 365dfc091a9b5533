/** A value as an expectation can hold it: JSON, with files by their names and actors by theirs. */
export function plain(value: unknown): unknown {
  if (value instanceof File) return `file ${value.name}, ${value.size} bytes`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value) return 'actor';
  if ('getInitialSnapshot' in value) return 'logic';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .map(([key, held]) => [key, plain(held)]),
  );
}

/** What is different in `after`, by the way down to it: `{'draft.usr': 'noor@example.com'}`. */
export function changes(before: unknown, after: unknown, way = ''): Record<string, unknown> {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  if (!isRecord(before) || !isRecord(after)) return { [way]: after === undefined ? 'gone' : after };
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.assign(
    {},
    ...[...keys].map((key) => changes(before[key], after[key], way === '' ? key : `${way}.${key}`)),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
