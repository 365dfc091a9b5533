/** The shape of each field of a candidate's own records, and the code of what is wrong with it. */
import { define, type Struct } from 'superstruct';
import { latinDigits } from './drafts.ts';
import { given, maxLineLength, maxTextLength, phone, refusalOf } from './forms.ts';
import { languageLevelNames, numberIn } from './sign-up.ts';
import { type DraftRefusal, personName } from './sign-up-rules.ts';

/** Why something in a record is refused. */
export type RecordRefusal =
  | DraftRefusal
  | 'invalidDate'
  | 'inPast'
  | 'inFuture'
  | 'invalidChoice'
  | 'invalidAddress'
  | 'chosenTwice';

/** The largest numbers that make sense; what is typed lies between nothing and these. */
export const largest = { hourly_rates: 1_000_000, quantity: 168, years: 70 } as const;

/** How long a text may be: a line, and the longer ones. */
export const longest = {
  line: maxLineLength,
  credential_url: 500,
  bio: maxTextLength,
  other_technical_skills: 2_000,
  other_languages: 2_000,
  description: 5_000,
} as const;

/** How long the text of a field, or of a cell of its rows, may be. */
export const maxLengthOf = (name: string): number =>
  (longest as Readonly<Record<string, number>>)[name] ?? longest.line; // names of fields that have no length of their own

export const availabilityNames = ['Available', 'Available From', 'Not Available'] as const;
export const skillLevelNames = ['1', '2', '3', '4', '5'] as const;

const shape = (says: (text: string) => RecordRefusal | true): Struct<string, null> =>
  define('record field', (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || says(text);
  });

export const needed = (rest: Struct<string, null>): Struct<string, null> =>
  define('needed', (value) =>
    typeof value === 'string' && value.trim() !== '' ? (refusalOf(rest, value) ?? true) : 'required',
  );

const text = (most: number = longest.line) => shape((value) => value.length <= most || 'tooLong');
const amount = (most: number, least = 0) =>
  shape((value) => {
    const read = numberIn(value);
    return (read !== null && read >= least && read <= most) || 'invalidAmount';
  });
const oneOf = (names: readonly string[]) => shape((value) => names.includes(latinDigits(value)) || 'invalidChoice');

const country = shape((value) => /^[A-Z]{2}$/.test(value) || 'invalidChoice');
export const day = shape((value) => isDay(latinDigits(value)) || 'invalidDate');
const month = shape((value) => isDay(`${latinDigits(value)}-01-01`.slice(0, 10)) || 'invalidDate');
const address = shape((value) =>
  value.length <= longest.credential_url ? isAddress(value) || 'invalidAddress' : 'tooLong',
);

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  const isWritten = /^(19[4-9]\d|20\d\d|2100)-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  return isWritten && date.toISOString().startsWith(value);
}

function isAddress(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** The fields that hold one text. */
export const valueShapes: Readonly<Record<string, Struct<string, null>>> = {
  first_name: personName,
  last_name: personName,
  headline: text(),
  phone_no: phone,
  country,
  city: text(),
  nationality: country,
  availability_status: needed(oneOf(availabilityNames)),
  currency: given(),
  hourly_rates: amount(largest.hourly_rates, 0.001),
  price_basis: given(),
  quantity: amount(largest.quantity, 0.001),
  years_of_experience: text(),
  bio: text(longest.bio),
  other_technical_skills: text(longest.other_technical_skills),
  other_languages: text(longest.other_languages),
};

/** The first cell of each names its row. */
export const rowShapes: Readonly<Record<string, Readonly<Record<string, Struct<string, null>>>>> = {
  academic_background: {
    institution: given(),
    education_level: given(),
    field_of_study: text(),
    country,
    start_date: month,
    end_date: month,
    grade: text(),
  },
  professional_experience: {
    job_title: given(),
    employer: given(),
    industry: text(),
    service_line: text(),
    region: text(),
    start_date: needed(month),
    end_date: month,
    description: text(longest.description),
  },
  technical_skills: { skill: given(), level: needed(oneOf(skillLevelNames)), years: amount(largest.years) },
  certifications: {
    certification_name: given(),
    issuer: text(),
    issue_date: day,
    expiry_date: day,
    credential_id: text(),
    credential_url: address,
    attachment: text(),
  },
  language: { language: given(), level: needed(oneOf(languageLevelNames)) },
};

/** The lists in which a thing is named once. */
export const isNamedOnce: ReadonlySet<string> = new Set(['technical_skills', 'language']);

/** Why a text does not have that shape, or `null`. */
export const failure = (shape: Struct<string, null>, value: string): RecordRefusal | null =>
  refusalOf(shape, value) as RecordRefusal | null; // the shapes below fail with these codes alone
