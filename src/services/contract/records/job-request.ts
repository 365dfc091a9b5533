import type { Infer } from 'superstruct';
import { check, day, many, nested, number, oneOf, record, text, time } from '../readers.ts';
import { fileReference } from './file.ts';

const row = {
  name: text,
  job_title: text,
  client_name: text,
  summary: text,
  industry: text,
  service_line: text,
  region: text,
  country: text,
  work_mode: oneOf('workModes'),
  price_basis: text,
  currency: text,
  budget_min: number,
  budget_max: number,
  quantity: number,
  start_date: day,
  duration_weeks: number,
  transaction_date: day,
  valid_till: time,
  status: oneOf('requestStatuses'),
  my_status: oneOf('myStatuses'),
  my_quotation: text,
  is_invited: check,
  is_saved: check,
  seen: check,
  match_score: number,
  technical_skills: many(text),
  education_level: text,
  years_of_experience: text,
  modified: time,
};

/** A row of `get_rfq`, the list of requests for quotation. */
export const jobRequest = record(['name', 'job_title'], row);

/** The candidate's own quotation. */
export const quotation = nested({
  name: text,
  rfq: text,
  status: oneOf('quotationStatuses'),
  currency: text,
  rate: number,
  price_basis: text,
  quantity: number,
  tax: text,
  net_total: number,
  taxes_and_charges: number,
  grand_total: number,
  available_from: day,
  cover_note: text,
  answers: many(nested({ name: text, question: text, answer: text })),
  attachments: many(fileReference),
  submitted_on: time,
  valid_till: day,
});

/** Why and when the candidate declined a request. */
export const decline = nested({ reason: text, note: text, declined_on: time });

/** The one object of `get_job_description`. `description` and `terms` are the server's HTML. */
export const jobDescription = record(['name', 'job_title'], {
  ...row,
  description: text,
  deliverables: many(nested({ title: text, due_date: day })),
  required_skills: many(nested({ skill: text, level: number, is_mandatory: check })),
  required_languages: many(nested({ language: text, level: text })),
  questions: many(nested({ name: text, question: text, answer_type: oneOf('answerTypes'), is_mandatory: check })),
  attachments: many(fileReference),
  terms: text,
  contact_name: text,
  decline_reasons: many(text),
  can_respond: check,
  match_parts: many(nested({ part: oneOf('matchParts'), share: number })),
  timeline: many(nested({ status: oneOf('requestStatuses'), changed_on: time, note: text })),
  my_response: quotation,
  my_decline: decline,
});

export type JobRequest = Infer<typeof jobRequest>;
export type JobDescription = Infer<typeof jobDescription>;
