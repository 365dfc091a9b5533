/** The sign-up form draft (specification, section 3) and what each step of it demands. */
import { define, type Struct } from 'superstruct';
import { email, given, phone, type Refusal, refusalOf } from './forms.ts';

export interface Education {
  readonly institution: string;
  readonly education_level: string;
  readonly field_of_study: string;
  readonly start_year: string;
  readonly end_year: string;
}

export interface Experience {
  readonly employer: string;
  readonly job_title: string;
  readonly start_year: string;
  readonly end_year: string;
  readonly description: string;
}

/** One thing the candidate offers: `detail_type` says of what kind, `value` is its key in that kind's list. */
export interface Detail {
  readonly detail_type: DetailType;
  readonly value: string;
  readonly note: string;
}

export const detailTypes = ['service_line', 'industry', 'region', 'years_of_experience', 'skill', 'language'] as const;
export type DetailType = (typeof detailTypes)[number];

/** A file held by the server under an opaque name; its bytes are kept nowhere here. */
export interface HeldFile {
  readonly name: string;
  readonly file_name: string;
  readonly file_size: number;
}

/** Everything of the form but the password, which is asked for when it is used and kept nowhere. */
export interface RegistrationDraft {
  readonly usr: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_no: string;
  readonly upload_cv: HeldFile | null;
  readonly preferences: readonly string[];
  readonly currency: string;
  readonly hourly_rates: string;
  readonly price_basis: string;
  readonly quantity: string;
  readonly academic_background: readonly Education[];
  readonly professional_experience: readonly Experience[];
  readonly candidate_details: readonly Detail[];
}

export const emptyDraft: RegistrationDraft = {
  usr: '',
  first_name: '',
  last_name: '',
  phone_no: '',
  upload_cv: null,
  preferences: [],
  currency: '',
  hourly_rates: '',
  price_basis: '',
  quantity: '',
  academic_background: [],
  professional_experience: [],
  candidate_details: [],
};

/** The steps in order, and the fields that each asks for. */
export const steps = {
  account: ['usr', 'first_name', 'last_name', 'phone_no'],
  terms: ['currency', 'hourly_rates', 'price_basis', 'quantity', 'preferences'],
  background: ['academic_background', 'professional_experience'],
  expertise: ['candidate_details'],
  documents: ['upload_cv'],
} as const satisfies Record<string, readonly (keyof RegistrationDraft)[]>;

export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[]; // the keys of a literal are its own

/** Refusals by field; a row of a list is named as `academic_background.0.institution`. */
export type Refusals = Readonly<Record<string, Refusal>>;

/** What is wrong with one step of a draft; empty when nothing is. */
export function refusalsOf(step: Step, draft: RegistrationDraft): Refusals {
  const found: Record<string, Refusal> = {};
  for (const field of steps[step]) {
    const refuse = (path: string, refusal: Refusal | null) => {
      if (refusal) found[path] = refusal;
    };
    const rowShape = rowShapes[field];
    const shape = shapes[field];
    if (shape) refuse(field, refusalOf(shape, draft[field]));
    if (rowShape) {
      (draft[field] as readonly object[]).forEach((row, at) => {
        for (const [key, value] of Object.entries(row)) {
          if (rowShape[key]) refuse(`${field}.${at}.${key}`, refusalOf(rowShape[key], value));
        }
      });
    }
  }
  return found;
}

/** A number in either digit set, with or without separators; `null` for what is none. */
export function numberIn(typed: string): number | null {
  const latin = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/٫/g, '.')
    .replace(/[٬,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(latin) ? Number(latin) : null;
}

const amount = (largest: number): Struct<string, null> =>
  define('amount', (value) => {
    if (typeof value !== 'string' || value.trim() === '') return 'required';
    const read = numberIn(value);
    return (read !== null && read > 0 && read <= largest) || 'invalidAmount';
  });

const optional = (shape: Struct<string, null>): Struct<string, null> =>
  define('optional', (value) => value === '' || (refusalOf(shape, value) ?? true));

const year: Struct<string, null> = define('year', (value) => {
  const read = typeof value === 'string' ? numberIn(value) : null;
  return (read !== null && Number.isInteger(read) && read >= 1940 && read <= 2100) || 'invalidYear';
});

const shapes: Partial<Record<keyof RegistrationDraft, Struct<string, null>>> = {
  usr: email,
  first_name: given(),
  last_name: given(),
  phone_no: phone,
  currency: given(),
  hourly_rates: amount(1_000_000),
  price_basis: given(),
  quantity: optional(amount(10_000)),
};

const rowShapes: Partial<Record<keyof RegistrationDraft, Record<string, Struct<string, null>>>> = {
  academic_background: {
    institution: given(),
    education_level: given(),
    start_year: optional(year),
    end_year: optional(year),
  },
  professional_experience: {
    employer: given(),
    job_title: given(),
    start_year: year,
    end_year: optional(year),
  },
};
