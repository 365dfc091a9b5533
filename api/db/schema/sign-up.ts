import { customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { data, instant } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Addresses subscribed to updates, in lower case. */
export const subscribers = pgTable('subscribers', {
  email: data().primaryKey(),
  language: data().notNull(),
  created_at: instant().notNull().defaultNow(),
});

/** A refused upload has no bytes, but counts towards the limit of its address. */
export type UploadStatus = 'arriving' | 'stored' | 'refused';

/**
 * Uploaded files. One without an owner is deleted after it expires. A row is added before its bytes arrive, so that they
 * count towards the limits.
 */
export const uploads = pgTable(
  'uploads',
  {
    name: data().primaryKey(),
    owner: data(),
    /** The account that sent it; `null` for a visitor. */
    uploader: data(),
    /** The key of the network address that sent it. */
    address: data(),
    file_name: data().notNull(),
    media_type: data().notNull(),
    file_size: integer().notNull(),
    /**
     * The bytes of a file from before 0.2.0, and of a photo from which metadata was removed later; those of other files
     * are in a `FileStore`.
     */
    content: bytes(),
    status: data().$type<UploadStatus>().notNull().default('stored'),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant(),
  },
  (table) => [
    index().on(table.expires_at),
    index().on(table.address),
    index().on(table.owner),
    index().on(table.uploader),
    index().on(table.created_at),
  ],
);

/** The bytes of files on a PostgreSQL server. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    upload: data()
      .notNull()
      .references(() => uploads.name, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload, table.position] })],
);
