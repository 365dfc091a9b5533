import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { data, siteTime } from './columns.ts';
import { users } from './session.ts';

/** The templates of cover notes that candidates have saved. */
export const coverNotes = pgTable(
  'cover_notes',
  {
    name: data().primaryKey(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    title: data().notNull(),
    note: text().notNull(),
    modified: siteTime().notNull(),
  },
  (table) => [index().on(table.user)],
);
