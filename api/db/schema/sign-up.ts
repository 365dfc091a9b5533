import { customType, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Addresses subscribed to updates, in lower case. */
export const subscribers = pgTable('subscribers', {
  email: data().primaryKey(),
  language: data().notNull(),
  created_at: instant().notNull().defaultNow(),
});

/** Uploaded files. One without an owner is deleted after it expires. */
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
