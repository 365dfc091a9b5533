import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ProfileStatus } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, siteTime } from './columns.ts';
import { columnsOf } from './columns-of.ts';
import type { DetailRow } from './rows.ts';
import { users } from './session.ts';

/** The personal details and terms of a candidate: one row per user. */
export const profiles = pgTable('profiles', {
  ...documentColumns(),
  user: data()
    .notNull()
    .unique()
    .references(() => users.email, { onDelete: 'cascade' }),
  ...columnsOf('profile'),
  time_zone: data(),
  preferred_language: data().notNull(),
  availability_confirmed_on: siteTime(),
  status: data().$type<ProfileStatus>().notNull(),
  rejection_reason: jsonb().$type<Bilingual>(),
  email_verified: check(),
  candidate_details: jsonb().$type<DetailRow[]>().notNull(),
});

/** The self-description of a candidate: one row per user. */
export const bios = pgTable('bios', {
  ...documentColumns(),
  user: data()
    .notNull()
    .unique()
    .references(() => users.email, { onDelete: 'cascade' }),
  ...columnsOf('bio'),
});
