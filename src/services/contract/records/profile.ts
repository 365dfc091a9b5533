import type { Infer } from 'superstruct';
import { readersOf } from '../fields/readers-of.ts';
import { check, language, many, nested, number, oneOf, record, text, time } from '../readers.ts';

/** One object of `get_profile`: the candidate's person, terms of work, education and experience. */
export const profile = record(['name'], {
  ...readersOf('profile'),
  name: text,
  user: text,
  full_name: text,
  email: text,
  photo_url: text,
  time_zone: text,
  preferred_language: text,
  language_abbr: language,
  availability_confirmed_on: time,
  status: oneOf('profileStatuses'),
  rejection_reason: text,
  email_verified: check,
  inbox_url: text,
  completeness: number,
  completeness_missing: many(nested({ key: text, weight: number })),
  candidate_details: many(nested({ name: text, detail_type: text, value: text, note: text })),
  modified: time,
});

export type Profile = Infer<typeof profile>;
