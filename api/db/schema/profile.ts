import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AvailabilityStatus, ProfileStatus } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, money, siteTime } from './columns.ts';
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

/** Who a candidate is and on what terms they work: one a user. */
export const profiles = pgTable('profiles', {
  ...documentColumns(),
  user: data()
    .notNull()
    .unique()
    .references(() => users.email, { onDelete: 'cascade' }),
  first_name: jsonb().$type<Bilingual>().notNull(),
  last_name: jsonb().$type<Bilingual>().notNull(),
  phone_no: data(),
  headline: jsonb().$type<Bilingual>(),
  nationality: data(),
  country: data(),
  city: jsonb().$type<Bilingual>(),
  time_zone: data(),
  preferred_language: data().notNull(),
  availability_status: data().$type<AvailabilityStatus>().notNull(),
  available_from: date({ mode: 'string' }),
  availability_confirmed_on: siteTime(),
  quantity: money(),
  currency: data().notNull(),
  hourly_rates: money(),
  price_basis: data().notNull(),
  preferences: jsonb().$type<string[]>().notNull(),
  years_of_experience: data(),
  industries: jsonb().$type<string[]>().notNull(),
  service_lines: jsonb().$type<string[]>().notNull(),
  regions: jsonb().$type<string[]>().notNull(),
  status: data().$type<ProfileStatus>().notNull(),
  rejection_reason: jsonb().$type<Bilingual>(),
  email_verified: check(),
  upload_cv: jsonb().$type<CvReference>(),
  academic_background: jsonb().$type<AcademicRow[]>().notNull(),
  professional_experience: jsonb().$type<ExperienceRow[]>().notNull(),
  candidate_details: jsonb().$type<DetailRow[]>().notNull(),
});

/** What a candidate says of themselves: one a user. */
export const bios = pgTable('bios', {
  ...documentColumns(),
  user: data()
    .notNull()
    .unique()
    .references(() => users.email, { onDelete: 'cascade' }),
  bio: jsonb().$type<Bilingual>(),
  photo_url: text(),
  technical_skills: jsonb().$type<BioSkill[]>().notNull(),
  other_technical_skills: jsonb().$type<Bilingual>(),
  certifications: jsonb().$type<BioCertification[]>().notNull(),
  language: jsonb().$type<BioLanguage[]>().notNull(),
  other_languages: jsonb().$type<Bilingual>(),
});
