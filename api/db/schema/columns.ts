import { integer, numeric, smallint, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { maxLineLength } from '../../../src/services/contract/fields/field.ts';

/** Wall-clock time of the site, which is how the wire says it: no zone. */
export const siteTime = () => timestamp({ mode: 'string', precision: 6 });

/** An instant. */
export const instant = () => timestamp({ mode: 'date', withTimezone: true });

/** An amount in a currency of up to three decimals. */
export const money = () => numeric({ precision: 18, scale: 3, mode: 'number' });

/** Short text: as long as the wire's Data field. */
export const data = () => line(maxLineLength);

export const line = (length: number) => varchar({ length });

export const longText = () => text();

/** A Check field: 0 or 1, as the wire says it. */
export const check = () => smallint().notNull().default(0);

/** What every document of the wire has; `owner` is the candidate whose document it is. */
export const documentColumns = () => ({
  name: data().primaryKey(),
  owner: data().notNull(),
  creation: siteTime().notNull(),
  modified: siteTime().notNull(),
  modified_by: data().notNull(),
  docstatus: smallint().notNull().default(0),
  idx: integer().notNull().default(0),
});
