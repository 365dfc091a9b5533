/** The sign-up form draft of specification section 3, and its steps. */

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

/** How well a language is mastered, in the levels of the Common European Framework; a language's note. */
export const languageLevelNames = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'] as const;

/** A file held by the server under an opaque name; its bytes are kept nowhere here. */
export interface HeldFile {
  readonly name: string;
  readonly file_name: string;
  readonly file_size: number;
  /** Until when the server holds it for a registration, in milliseconds of the browser's clock. */
  readonly expires_at?: number | null;
}

/** Everything of the form but the password, which is asked for when it is used and kept nowhere. */
export interface SignUpDraft {
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

export const emptyDraft: SignUpDraft = {
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
} as const satisfies Record<string, readonly (keyof SignUpDraft)[]>;

export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[]; // the keys of a literal are its own

/** The fields that are rows of their own; each row is added, edited and removed. */
export type RowList = 'academic_background' | 'professional_experience';

export const emptyRows: { readonly [L in RowList]: SignUpDraft[L][number] } = {
  academic_background: { institution: '', education_level: '', field_of_study: '', start_year: '', end_year: '' },
  professional_experience: { employer: '', job_title: '', start_year: '', end_year: '', description: '' },
};

/** What one submission is called, so that to send it again is to ask after it: 128 random bits. */
export function newSubmission(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The step that asks for a field; a field within a row is named as `academic_background.0.institution`. */
export function stepOf(path: string): Step | undefined {
  const field = path.split('.')[0];
  return stepNames.find((step) => (steps[step] as readonly string[]).includes(field ?? ''));
}

const maxNumberLength = 140;

/** A number in either digit set, with or without separators; `null` for what is none. */
export function numberIn(typed: string): number | null {
  if (typed.length > maxNumberLength) return null;
  const latin = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/٫/g, '.')
    .replace(/[٬,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(latin) ? Number(latin) : null;
}
