import type { Infer } from 'superstruct';
import { day, many, nested, record, text } from '../readers.ts';
import { sharedPart } from '../rules/sharing-rules.ts';
import { bio } from './bio.ts';
import { profile } from './profile.ts';

/** One object of `get_shared_profile`: the fields of the profile and the bio that a client may see. */
export const sharedProfile = record(['full_name'], {
  ...sharedPart({ ...profile.of.fields, ...bio.of.fields }),
  /** Without the file of each. */
  certifications: many(
    nested({
      certification_name: text,
      issuer: text,
      issue_date: day,
      expiry_date: day,
      credential_id: text,
      credential_url: text,
    }),
  ),
});

export type SharedProfile = Infer<typeof sharedProfile>;
