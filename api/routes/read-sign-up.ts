/** Reads the sign-up form as it was posted. */
import { and, inArray } from 'drizzle-orm';
import { email, password, phone } from '../../src/services/contract/forms.ts';
import { plainLine, plainText } from '../../src/services/contract/plain-text.ts';
import { languageLevelNames } from '../../src/services/contract/sign-up.ts';
import { personName } from '../../src/services/contract/sign-up-rules.ts';
import type { Language } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { lookups } from '../db/schema/lookup.ts';
import type { AcademicRow, DetailRow, ExperienceRow } from '../db/schema/rows.ts';
import { Form } from '../http/form.ts';
import { readAcademic, readDetail, readExperience } from './candidate-rows.ts';

/** The form over what was posted, without what cannot be seen in its text; the password stays as it was typed. */
export function registrationForm(body: Record<string, unknown>): Form {
  return new Form(body, (text, fieldname) => {
    if (fieldname === 'password') return text;
    return fieldname === 'description' ? plainText(text) : plainLine(text);
  });
}

/** Who asks for an account, and under what name this very submission goes. */
export function readAccount(form: Form) {
  const submission = form.text('submission');
  if (submission !== null && submission.length < 20) form.addError('submission', 'tooShort');
  return {
    user: form.given('usr', email).trim().toLowerCase(),
    secret: form.given('password', password),
    submission,
  };
}

export async function readCandidate(form: Form, db: Db, language: Language) {
  const details = form.rows('candidate_details', readOffer);
  const valuesOf = (type: string): string[] => offersOf(details, type).map(({ value }) => value);
  return {
    first_name: { [language]: form.given('first_name', personName).trim() },
    last_name: { [language]: form.given('last_name', personName).trim() },
    phone_no: form.given('phone_no', phone).trim() || null,
    preferred_language: language,
    availability_status: 'Available' as const,
    status: 'Submitted' as const,
    hourly_rates: positive(form, 'hourly_rates', 1_000_000),
    quantity: positive(form, 'quantity', 10_000),
    preferences: form.texts('preferences'),
    years_of_experience: valuesOf('years_of_experience')[0] ?? null,
    industries: valuesOf('industry'),
    service_lines: valuesOf('service_line'),
    regions: valuesOf('region'),
    academic_background: form.rows('academic_background', (row, name) => inOrder(row, readAcademic(row, name))),
    professional_experience: form.rows('professional_experience', (row, name) =>
      inOrder(row, readExperience(row, name)),
    ),
    candidate_details: details,
    ...(await readChoices(form, db)),
  };
}

/** What the bio knows from the start: the skills and the languages that were chosen. */
export const bioRowsOf = (details: readonly DetailRow[]) => ({
  technical_skills: offersOf(details, 'skill').map(({ value }) => ({ skill: value, level: null, years: null })),
  language: offersOf(details, 'language').map(({ value, note }) => ({ language: value, level: note })),
});

function offersOf(details: readonly DetailRow[], type: string) {
  return details.flatMap(({ detail_type, value, note }) =>
    detail_type === type && value !== null ? [{ value, note }] : [],
  );
}

/** A language is known at some level. */
function readOffer(row: Form, name: string): DetailRow {
  const detail = readDetail(row, name);
  const isLevel = languageLevelNames.some((level) => level === detail.note);
  if (detail.detail_type === 'language' && !isLevel)
    row.addError('note', detail.note === null ? 'required' : 'invalidChoice');
  return detail;
}

function inOrder<Row extends AcademicRow | ExperienceRow>(row: Form, read: Row): Row {
  const { start_date, end_date } = read;
  if (start_date !== null && end_date !== null && end_date < start_date) row.addError('end_date', 'invalidDate');
  return read;
}

function positive(form: Form, fieldname: string, largest: number): number | null {
  const amount = form.amount(fieldname, largest);
  return amount === 0 ? form.addError(fieldname, 'invalidAmount') : amount;
}

async function readChoices(form: Form, db: Db) {
  const currency = form.text('currency') ?? 'SAR';
  const price_basis = form.text('price_basis') ?? 'Hourly';
  const known = await db
    .select({ list: lookups.list, name: lookups.name })
    .from(lookups)
    .where(and(inArray(lookups.list, ['currency', 'price_basis']), inArray(lookups.name, [currency, price_basis])));
  for (const [list, name] of Object.entries({ currency, price_basis }))
    if (!known.some((row) => row.list === list && row.name === name)) form.addError(list, 'invalidChoice');
  return { currency, price_basis };
}
