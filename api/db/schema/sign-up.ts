import { customType, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Addresses that asked for updates, lower-case. */
export const subscribers = pgTable('subscribers', {
  email: data().primaryKey(),
  language: data().notNull(),
  created_at: instant().notNull().defaultNow(),
});

/** Files handed in before an account exists; one without an owner is dropped when it expires. */
export const uploads = pgTable(
  'uploads',
  {
    name: data().primaryKey(),
    owner: data(),
    file_name: data().notNull(),
    media_type: data().notNull(),
    file_size: integer().notNull(),
    content: bytes().notNull(),
    expires_at: instant(),
  },
  (table) => [index().on(table.expires_at)],
);
