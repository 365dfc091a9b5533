import type { Infer } from 'superstruct';
import { readersOf } from '../fields/readers-of.ts';
import { check, many, nested, number, record, text } from '../fields.ts';

/** One object of `get_profile`: who the candidate is and on what terms they work. */
export const profile = record(['name'], {
  ...readersOf('profile'),
  name: text,
  user: text,
  full_name: text,
  email: text,
  photo_url: text,
  time_zone: text,
  preferred_language: text,
  availability_confirmed_on: text,
  status: text,
  rejection_reason: text,
  email_verified: check,
  completeness: number,
  completeness_missing: many(nested({ key: text, weight: number })),
  candidate_details: many(nested({ name: text, detail_type: text, value: text, note: text })),
  modified: text,
});

export type Profile = Infer<typeof profile>;
