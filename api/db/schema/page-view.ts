import { date, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { data } from './columns.ts';

/** How often a path was seen on a day: nothing of who saw it. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    path: varchar({ length: 200 }).notNull(),
    language: data().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.language] })],
);

/** What has been done once to this database; the seed writes its row in the transaction that seeds. */
export const deeds = pgTable('deeds', {
  name: data().primaryKey(),
  done_on: date({ mode: 'string' }).notNull(),
});
