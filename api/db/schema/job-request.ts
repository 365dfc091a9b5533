import { date, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { MyStatus, RequestStatus, WorkMode } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, money, siteTime } from './columns.ts';
import type { Decline, Deliverable, FileRow, Question, Quotation, RequestEvent, RequiredSkill } from './rows.ts';
import { users } from './session.ts';

/** Requests for quotation. The rows of `job_request_candidates` determine who may see one. */
export const jobRequests = pgTable('job_requests', {
  ...documentColumns(),
  job_title: jsonb().$type<Bilingual>().notNull(),
  client_name: jsonb().$type<Bilingual>(),
  summary: jsonb().$type<Bilingual>().notNull(),
  industry: data().notNull(),
  service_line: data().notNull(),
  region: data().notNull(),
  country: data(),
  work_mode: data().$type<WorkMode>().notNull(),
  price_basis: data().notNull(),
  currency: data().notNull(),
  budget_min: money(),
  budget_max: money(),
  quantity: money(),
  start_date: date({ mode: 'string' }),
  duration_weeks: integer(),
  transaction_date: date({ mode: 'string' }).notNull(),
  valid_till: siteTime(),
  status: data().$type<RequestStatus>().notNull(),
  technical_skills: jsonb().$type<string[]>().notNull(),
  education_level: data(),
  years_of_experience: data(),
  description: jsonb().$type<Bilingual>().notNull(),
  deliverables: jsonb().$type<Deliverable[]>().notNull(),
  required_skills: jsonb().$type<RequiredSkill[]>().notNull(),
  required_languages: jsonb().$type<{ language: string; level: string }[]>().notNull(),
  questions: jsonb().$type<Question[]>().notNull(),
  attachments: jsonb().$type<FileRow[]>().notNull(),
  terms: jsonb().$type<Bilingual>(),
  contact_name: jsonb().$type<Bilingual>(),
  timeline: jsonb().$type<RequestEvent[]>().notNull(),
});

/** A candidate's status and response for a request. Without a row the candidate may not see the request. */
export const jobRequestCandidates = pgTable(
  'job_request_candidates',
  {
    rfq: data()
      .notNull()
      .references(() => jobRequests.name, { onDelete: 'cascade' }),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    my_status: data().$type<MyStatus>().notNull().default('None'),
    is_invited: check(),
    is_saved: check(),
    seen: check(),
    /** Not used: the score is computed. Servers of the former release, which may run beside this one, still read it. */
    match_score: integer(),
    quotation: jsonb().$type<Quotation>(),
    decline: jsonb().$type<Decline>(),
  },
  (table) => [primaryKey({ columns: [table.rfq, table.user] }), index().on(table.user)],
);
