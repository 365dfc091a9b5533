/** How the drafts of lazily loaded features are stored. */
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
  record,
  string,
  unknown,
} from 'superstruct';
import { type DraftKey, type Section, sections } from '../../services/contract/draft-kinds.ts';
import { type Draft, draftOf } from '../../services/contract/drafts.ts';
import { isObject } from '../../services/contract/readers.ts';
import { detailTypes } from '../../services/contract/sign-up.ts';
import { spec } from './slice-spec.ts';
import type { FeatureSliceName, SliceSpecs } from './slices.ts';

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

const signUpSlice = object({
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
  isAmending: defaulted(boolean(), false),
  submission: defaulted(string(), ''),
  editedAt: defaulted(nullable(number()), null),
  isCvGone: defaulted(boolean(), false),
});

const signUpStates = ['account', 'terms', 'background', 'expertise', { documents: 'choosing' }, 'review', 'unanswered'];

const section = (key: DraftKey) =>
  define<Section>('section', (value) => typeof value === 'string' && Object.hasOwn(sections[key], value));

/** Any object decodes to a draft. */
const draft = (key: DraftKey) =>
  coerce(define<Draft>('draft', isObject), unknown(), (value) => (isObject(value) ? draftOf(key, value) : value));

const recordSpec = (key: DraftKey) =>
  spec(
    2,
    ['viewing', { editing: 'typing' }, 'choosing'],
    object({
      section: nullable(section(key)),
      draft: draft(key),
      base: draft(key),
      startedFrom: nullable(string()),
      latest: defaulted(nullable(object({ draft: draft(key), modified: nullable(string()) })), null),
      sides: defaulted(record(string(), enums(['mine', 'theirs'])), {}),
    }),
    {
      // between two versions there are two, and otherwise there is one
      isCoherent: (value, { section, latest }) =>
        (value === 'choosing') === (latest !== null) && (section === null) === (value === 'viewing'),
    },
  );

const quotationDraft = object({
  price_basis: string(),
  rate: string(),
  quantity: string(),
  tax: string(),
  available_from: string(),
  cover_note: string(),
  answers: record(string(), string()),
});

const quotationSlice = object({
  request: string(),
  drafts: record(string(), quotationDraft),
  unanswered: array(string()),
});

export const featureSlices = {
  signUp: spec(1, signUpStates, signUpSlice),
  bio: recordSpec('bio'),
  profileDraft: recordSpec('profile'),
  quotation: spec(1, ['viewing', 'drafting', 'unanswered'], quotationSlice, {
    // what is drafted or unanswered is that of the request on screen
    isCoherent: (value, { drafts, request }) =>
      value === 'viewing' || (isObject(drafts) && Object.hasOwn(drafts, String(request))),
  }),
} satisfies SliceSpecs<FeatureSliceName>;
