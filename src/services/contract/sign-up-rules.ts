/** What each step of the sign-up demands, and which file may be sent as a CV. */
import { define, type Struct } from 'superstruct';
import { email, given, phone, type Refusal, refusalOf } from './forms.ts';
import { languageLevelNames, numberIn, type SignUpDraft, type Step, stepNames, steps } from './sign-up.ts';

/** Why an answer of the draft is refused. */
export type DraftRefusal =
  | Refusal
  | 'endsBeforeStart'
  | 'tooMany'
  | 'noLetter'
  | 'noLevel'
  | 'amountTooLarge'
  | FileRefusal;

/** Refusals by field; a field within a row is named as `academic_background.0.institution`. */
export type Refusals = Readonly<Record<string, DraftRefusal>>;

/** A draft has at most this many rows of a kind; the server takes no more. */
export const mostRows = 60;

/** What is wrong with one step of a draft; empty when nothing is. */
export function refusalsOf(step: Step, draft: SignUpDraft): Refusals {
  return Object.fromEntries(
    steps[step].flatMap((field) => [...ownRefusals(field, draft), ...rowRefusals(field, draft)]),
  );
}

/** What is wrong with the whole of a draft. */
export function allRefusals(draft: SignUpDraft): Refusals {
  return Object.assign({}, ...stepNames.map((step) => refusalsOf(step, draft)));
}

export type FileRefusal = 'fileEmpty' | 'fileTooLarge' | 'fileType' | 'fileContent';

/** The CV that may be sent, PDF or Word, 10 MB at most; the server holds it a day for its registration. */
export const cvRules = {
  endings: ['.pdf', '.doc', '.docx'],
  megabytes: 10,
  largest: 10 * 1024 * 1024,
  heldHours: 24,
} as const;

/** Why a file may not be sent as a CV, or `null` when it may. */
export function fileRefusalOf({ name, size }: { name: string; size: number }): FileRefusal | null {
  if (!cvRules.endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > cvRules.largest ? 'fileTooLarge' : null;
}

type Found = [path: string, refusal: DraftRefusal][];
type Field = keyof SignUpDraft;

function ownRefusals(field: Field, draft: SignUpDraft): Found {
  const value = draft[field];
  if (Array.isArray(value)) return value.length > mostRows ? [[field, 'tooMany']] : levelRefusals(field, draft);
  const refusal = shapes[field] ? refusalOf(shapes[field], value) : null;
  return refusal ? [[field, refusal]] : [];
}

/** A language is known at some level. */
function levelRefusals(field: Field, { candidate_details }: SignUpDraft): Found {
  if (field !== 'candidate_details') return [];
  return candidate_details.flatMap(({ detail_type, note }, at): Found => {
    const isLevel = languageLevelNames.some((level) => level === note);
    return detail_type === 'language' && !isLevel ? [[`candidate_details.${at}.note`, 'noLevel']] : [];
  });
}

function rowRefusals(field: Field, draft: SignUpDraft): Found {
  const shape = rowShapes[field];
  if (!shape) return [];
  return (draft[field] as unknown as readonly Record<string, string>[]).flatMap((row, at) => {
    // the fields with a row shape hold rows of text
    const found = Object.entries(shape).flatMap(([key, struct]): Found => {
      const refusal = refusalOf(struct, row[key]);
      return refusal ? [[`${field}.${at}.${key}`, refusal]] : [];
    });
    return found.length === 0 && endsBeforeStart(row) ? [[`${field}.${at}.end_year`, 'endsBeforeStart']] : found;
  });
}

function endsBeforeStart({ start_year = '', end_year = '' }: Record<string, string>): boolean {
  const [start, end] = [numberIn(start_year), numberIn(end_year)];
  return start !== null && end !== null && end < start;
}

const amount = (largest: number): Struct<string, null> =>
  define('amount', (value) => {
    if (typeof value !== 'string' || value.trim() === '') return 'required';
    const read = numberIn(value);
    if (read === null || read <= 0) return 'invalidAmount';
    return read <= largest || 'amountTooLarge';
  });

/** A name that can be read: given, at most 140 characters, with a letter of some script in it. */
export const personName: Struct<string, null> = define('name', (value) => {
  const refusal = refusalOf(given(), value);
  return refusal ?? (/\p{L}/u.test(String(value)) || 'noLetter');
});

const optional = (shape: Struct<string, null>): Struct<string, null> =>
  define(
    'optional',
    (value) => (typeof value === 'string' && value.trim() === '') || (refusalOf(shape, value) ?? true),
  );

const year: Struct<string, null> = define('year', (value) => {
  if (typeof value !== 'string' || value.trim() === '') return 'required';
  const read = numberIn(value);
  return (read !== null && Number.isInteger(read) && read >= 1940 && read <= 2100) || 'invalidYear';
});

const shapes: Partial<Record<Field, Struct<string, null>>> = {
  usr: email,
  first_name: personName,
  last_name: personName,
  phone_no: phone,
  currency: given(),
  hourly_rates: amount(1_000_000),
  price_basis: given(),
  quantity: optional(amount(10_000)),
};

const rowShapes: Partial<Record<Field, Record<string, Struct<string, null>>>> = {
  academic_background: {
    institution: given(),
    education_level: given(),
    field_of_study: optional(given()),
    start_year: optional(year),
    end_year: optional(year),
  },
  professional_experience: {
    employer: given(),
    job_title: given(),
    start_year: year,
    end_year: optional(year),
    description: optional(given(5_000)),
  },
};
