import type { LookupFields, lookups } from '../../schema/lookup.ts';

export type LookupRow = typeof lookups.$inferInsert;
/** One line of a list: key, English label, Arabic label. */
export type Line = readonly [name: string, en: string, ar: string];

export const row = <L extends keyof LookupFields>(
  list: L,
  [name, en, ar]: Line,
  rank: number,
  fields: LookupFields[L],
): LookupRow => ({ list, name, label: { en, ar }, rank, fields });
