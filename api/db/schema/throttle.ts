import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';

/** Attempts by the hash of what they are counted for. A row counts until `expires_at`. */
export const throttleCounters = pgTable(
  'throttle_counters',
  {
    key: data().primaryKey(),
    attempts: integer().notNull(),
    blocked_until: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.expires_at)],
);
