import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AvailabilityStatus, ProfileStatus } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, siteTime } from './columns.ts';
import { columnsOf } from './columns-of.ts';
import type {
  AcademicRow,
  BioCertification,
  BioLanguage,
  BioSkill,
  CvReference,
  DetailRow,
  ExperienceRow,
} from './rows.ts';
import { users } from './session.ts';

/** The personal details and terms of a candidate: one row per user. */
export const profiles = pgTable('profiles', {
  ...documentColumns(),
  user: data()
    .notNull()
    .unique()
    .references(() => users.email, { onDelete: 'cascade' }),
  ...columnsOf('profile'),
  availability_status: data().$type<AvailabilityStatus>().notNull(),
  time_zone: data(),
  preferred_language: data().notNull(),
  availability_confirmed_on: siteTime(),
  status: data().$type<ProfileStatus>().notNull(),
  rejection_reason: jsonb().$type<Bilingual>(),
  email_verified: check(),
  upload_cv: jsonb().$type<CvReference>(),
  academic_background: jsonb().$type<AcademicRow[]>().notNull(),
  professional_experience: jsonb().$type<ExperienceRow[]>().notNull(),
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
  photo_url: text(),
  technical_skills: jsonb().$type<BioSkill[]>().notNull(),
  certifications: jsonb().$type<BioCertification[]>().notNull(),
  language: jsonb().$type<BioLanguage[]>().notNull(),
});
