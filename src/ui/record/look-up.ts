/** The row of a table for a value that came over the wire; `null` for one that the table does not have. */
export function lookUp<T>(table: Readonly<Record<string, T>>, value: string | null): T | null {
  return value !== null && Object.hasOwn(table, value) ? (table[value] ?? null) : null;
}
