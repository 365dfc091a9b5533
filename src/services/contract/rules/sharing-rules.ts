/** Which fields of a candidate a client may see. */
import type { Bio } from '../records/bio.ts';
import type { Profile } from '../records/profile.ts';

/** Every field of the profile and the bio; without a row here, a new field of either does not compile. */
export const isShared = {
  full_name: true,
  first_name: true,
  last_name: true,
  photo_url: true,
  headline: true,
  country: true,
  city: true,
  availability_status: true,
  available_from: true,
  currency: true,
  hourly_rates: true,
  price_basis: true,
  quantity: true,
  preferences: true,
  years_of_experience: true,
  service_lines: true,
  industries: true,
  regions: true,
  academic_background: true,
  professional_experience: true,
  bio: true,
  technical_skills: true,
  other_technical_skills: true,
  certifications: true,
  language: true,
  other_languages: true,

  // how to reach the candidate: the network is between them and the client
  name: false,
  user: false,
  email: false,
  phone_no: false,
  // what a client may not decide by
  nationality: false,
  // files, which can contain all of these
  upload_cv: false,
  // between the candidate and the network
  status: false,
  rejection_reason: false,
  email_verified: false,
  inbox_url: false,
  completeness: false,
  completeness_missing: false,
  candidate_details: false,
  availability_confirmed_on: false,
  time_zone: false,
  preferred_language: false,
  language_abbr: false,
  modified: false,
} as const satisfies Readonly<Record<keyof Profile | keyof Bio, boolean>>;

export type SharedField = {
  [K in keyof typeof isShared]: (typeof isShared)[K] extends true ? K : never;
}[keyof typeof isShared];

/** Cells of rows that are not shared. */
const privateCells: Readonly<Record<string, readonly string[]>> = { certifications: ['attachment'] };

/** The shared part of a profile with its bio, in the form of a reply or of a record. */
export const sharedPart = <T extends object>(document: T): Pick<T, keyof T & SharedField> =>
  Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => {
      if (isShared[name as keyof typeof isShared] !== true) return []; // nor a name that every object has
      return [[name, Array.isArray(value) ? value.map((row) => withoutCells(row, privateCells[name])) : value]];
    }),
  ) as Pick<T, keyof T & SharedField>; // the entries of the document under those names

function withoutCells(row: unknown, cells: readonly string[] = []): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([cell]) => !cells.includes(cell)));
}
