/** The row of a table for a value from the server; `null` for an unknown value. */
export function lookUp<T>(table: Readonly<Record<string, T>>, value: string | null): T | null {
  return value !== null && Object.hasOwn(table, value) ? (table[value] ?? null) : null;
}
