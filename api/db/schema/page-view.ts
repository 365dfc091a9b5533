import { date, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { data } from './columns.ts';

/** Page views per day, path and language, without data about the visitors. */
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

/** One-time tasks that were completed on this database. Seeding adds its row in its own transaction. */
export const completedTasks = pgTable('completed_tasks', {
  name: data().primaryKey(),
  done_on: date({ mode: 'string' }).notNull(),
});
