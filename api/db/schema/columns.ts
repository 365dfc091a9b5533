import { integer, numeric, smallint, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { maxLineLength } from '../../../src/services/contract/fields/field.ts';

/** Wall-clock time of the site without a zone, as on the wire. */
export const siteTime = () => timestamp({ mode: 'string', precision: 6 });

/** An instant. */
export const instant = () => timestamp({ mode: 'date', withTimezone: true });

/** An amount in a currency of up to three decimals. */
export const money = () => numeric({ precision: 18, scale: 3, mode: 'number' });

/** Short text, with the maximum length of the wire's Data field. */
export const data = () => line(maxLineLength);

export const line = (length: number) => varchar({ length });

export const longText = () => text();

/** A Check field: 0 or 1, as on the wire. */
export const check = () => smallint().$type<0 | 1>().notNull().default(0);

/** The columns of every document of the wire. `owner` is the account that created it. */
export const documentColumns = () => ({
  name: data().primaryKey(),
  owner: data().notNull(),
  creation: siteTime().notNull(),
  modified: siteTime().notNull(),
  modified_by: data().notNull(),
  docstatus: smallint().notNull().default(0),
  idx: integer().notNull().default(0),
});
