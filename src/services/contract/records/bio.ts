import type { Infer } from 'superstruct';
import { day, many, nested, number, record, text, time } from '../readers.ts';

/** The one object of `get_bio`; its fields are those of the bio draft (specification, section 3). */
export const bio = record(['name'], {
  name: text,
  user: text,
  bio: text,
  photo_url: text,
  technical_skills: many(nested({ skill: text, level: number, years: number })),
  other_technical_skills: text,
  certifications: many(
    nested({
      certification_name: text,
      issuer: text,
      issue_date: day,
      expiry_date: day,
      credential_id: text,
      credential_url: text,
      attachment: text,
    }),
  ),
  language: many(nested({ language: text, level: text })),
  other_languages: text,
  modified: time,
});

export type Bio = Infer<typeof bio>;
