/** What is remembered of the actors of rooms. */
import {
  array,
  boolean,
  coerce,
  defaulted,
  define,
  enums,
  nullable,
  number,
  object,
  optional,
  string,
  unknown,
} from 'superstruct';
import { isObject } from '../services/contract/fields.ts';
import { bio } from '../services/contract/records/bio.ts';
import { detailTypes } from '../services/contract/registration.ts';
import type { RoomName } from './rooms.ts';
import { type SliceSpec, spec } from './slices.ts';

const education = object({
  institution: string(),
  education_level: string(),
  field_of_study: string(),
  start_year: string(),
  end_year: string(),
});

const experience = object({
  employer: string(),
  job_title: string(),
  start_year: string(),
  end_year: string(),
  description: string(),
});

const heldFile = object({
  name: string(),
  file_name: string(),
  file_size: number(),
  expires_at: optional(nullable(number())),
});

const wizardSlice = object({
  draft: object({
    usr: string(),
    first_name: string(),
    last_name: string(),
    phone_no: string(),
    upload_cv: nullable(heldFile),
    preferences: array(string()),
    currency: string(),
    hourly_rates: string(),
    price_basis: string(),
    quantity: string(),
    academic_background: array(education),
    professional_experience: array(experience),
    candidate_details: array(object({ detail_type: enums(detailTypes), value: string(), note: string() })),
  }),
  submission: defaulted(string(), ''),
  editedAt: defaulted(nullable(number()), null),
  isCvGone: defaulted(boolean(), false),
});

const wizardStates = ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review', 'unanswered'];

/** The bio draft has the shape of the record that it becomes; its reader makes any of it sound. */
const bioDraft = coerce(define<Record<string, unknown>>('bio draft', isObject), unknown(), (value) => {
  if (!isObject(value)) return value;
  const { name: _name, user: _user, modified: _modified, ...draft } = bio.create({ ...value, name: 'draft' });
  return draft;
});

const bioSlice = object({ draft: bioDraft, startedFrom: nullable(string()) });

export const roomSlices: Readonly<Record<RoomName, SliceSpec>> = {
  wizard: spec(1, wizardStates, wizardSlice),
  bio: spec(1, ['viewing', 'editing'], bioSlice, { belongsTo: 'person' }),
};
