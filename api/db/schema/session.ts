import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';

/** People who can sign in. `email` is lower-case; `submission_hash` names the sign-up that opened the account. */
export const users = pgTable('users', {
  email: data().primaryKey(),
  password_hash: text().notNull(),
  submission_hash: data().unique(),
  created_at: instant().notNull().defaultNow(),
});

/** A token is kept only as its SHA-256; `name` is what a session is called outside, and opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: data().primaryKey(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
    name: data().notNull().unique().default(sql`gen_random_uuid()::text`),
    user_agent: text(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.user), index().on(table.expires_at)],
);
