import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';

/**
 * Accounts. `email` is lower-case; `submission_hash` identifies the sign-up that created the account; `agreed_to` is the
 * version of the terms that the person agreed to then.
 */
export const users = pgTable('users', {
  email: data().primaryKey(),
  password_hash: text().notNull(),
  submission_hash: data().unique(),
  agreed_to: data(),
  agreed_at: instant(),
  created_at: instant().notNull().defaultNow(),
});

/** Only the SHA-256 of a token is stored. `name` is the public identifier of a session and gives no access. */
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

/** Devices on which an account has signed in. Only the SHA-256 of the token is stored. */
export const devices = pgTable(
  'devices',
  {
    token_hash: data().notNull(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    last_used_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.token_hash, table.user] }), index().on(table.user)],
);
