import type { LookupFields, lookups } from '../../schema/lookup.ts';

export type LookupRow = typeof lookups.$inferInsert;
/** Key, English, Arabic: one line of a list that is written by hand. */
export type Line = readonly [name: string, en: string, ar: string];

export const row = <L extends keyof LookupFields>(
  list: L,
  [name, en, ar]: Line,
  rank: number,
  fields: LookupFields[L],
): LookupRow => ({ list, name, label: { en, ar }, rank, fields });
