import { isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '../../../src/services/contract/statuses.ts';
import { check, data, instant, siteTime } from './columns.ts';
import type { StoredText } from './rows.ts';
import { users } from './session.ts';

/** What has happened to the records of a person. `position` orders those of one person. */
export const notifications = pgTable(
  'notifications',
  {
    name: data().primaryKey(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: data().$type<NotificationKind>().notNull(),
    reference: data().notNull(),
    subject: jsonb().$type<StoredText>().notNull(),
    creation: siteTime().notNull(),
    read_on: siteTime(),
  },
  (table) => [index().on(table.user, table.position), index().on(table.creation).where(isNull(table.read_on))],
);

/** One row for each person who has notifications or has changed a setting. `version` counts every change. */
export const notificationStates = pgTable('notification_states', {
  user: data()
    .primaryKey()
    .references(() => users.email, { onDelete: 'cascade' }),
  version: integer().notNull().default(0),
  email_digest: check().default(1),
  /** The secret of the link that ends the email digest; `null` before the first one. */
  unsubscribe_token: data().unique(),
  digested_at: instant(),
});
