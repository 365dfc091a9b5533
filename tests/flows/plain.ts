/** A value as JSON, with placeholders for files, errors, actors and code. */
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
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, plain(each)]),
  );
}

/** The differences in `after`, by their paths: `{'draft.usr': 'noor@example.com'}`. */
export function changes(before: unknown, after: unknown, path = ''): Record<string, unknown> {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  if (!isRecord(before) || !isRecord(after)) return { [path]: after === undefined ? 'gone' : after };
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.assign(
    {},
    ...[...keys].map((key) => changes(before[key], after[key], path === '' ? key : `${path}.${key}`)),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
