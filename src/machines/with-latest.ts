/** A record with one value as its latest; beyond `max` values, the oldest is removed. */
export function withLatest<Value>(
  values: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
  max: number,
): Record<string, Value> {
  const { [key]: _, ...others } = values;
  return Object.fromEntries([...Object.entries(others), [key, value] as const].slice(-max));
}
