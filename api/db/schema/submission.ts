import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';
import { users } from './session.ts';

/** The changes that candidates sent under a submission id, with their replies. Only the SHA-256 of the id is stored. */
export const submissions = pgTable(
  'submissions',
  {
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    call: data().notNull(),
    submission_hash: data().notNull(),
    reply: jsonb().$type<object>(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.call, table.submission_hash] }),
    index().on(table.user, table.created_at),
  ],
);
