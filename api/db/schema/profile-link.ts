import { pgTable } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';
import { users } from './session.ts';

/**
 * The link by which anyone reads what a candidate shares with clients: one row per candidate, none after it is revoked.
 * The token is stored as it is, so that the candidate can copy the link again.
 */
export const profileLinks = pgTable('profile_links', {
  user: data()
    .primaryKey()
    .references(() => users.email, { onDelete: 'cascade' }),
  token: data().notNull().unique(),
  created_at: instant().notNull(),
});
