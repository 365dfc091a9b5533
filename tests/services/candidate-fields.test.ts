/** Tests that messages and columns exist for every row of the field tables, and what is derived from the rows. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  changePasswordFields,
  loginFields,
  subscribeFields,
} from '../../src/services/contract/fields/account-fields.ts';
import { candidateFields } from '../../src/services/contract/fields/candidate-fields.ts';
import { isInOneLanguage, recordForms, signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { emptySignUp } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { declineFields, quotationFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { restoreDraft } from '../../src/services/contract/fields/restore-draft.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';
import { changedIn, draftFrom, wireFrom } from '../../src/services/contract/fields/wire.ts';
import { messages } from '../ui/support/messages-in.ts';

const tables = {
  candidateFields,
  quotationFields,
  declineFields,
  loginFields,
  subscribeFields,
  changePasswordFields,
};
const fields = Object.entries(tables).flatMap(([table, rows]) =>
  Object.entries(rows).map(([field, row]) => [`${table}.${field}`, row] as const),
);

/** Every message id that a row names, at any depth. */
function idsIn(row: object): string[] {
  return Object.entries(row).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null)
      return key === 'from' ? Object.values(value as Record<string, string>) : idsIn(value);
    return ids.has(key) && typeof value === 'string' ? [value] : [];
  });
}
const ids = new Set(['label', 'hint', 'placeholder', 'rowLabel', 'addLabel', 'missingMessage']);

describe.each(['en', 'ar'] as const)('the catalogue in %s', (language) => {
  it.each(fields)('has the messages of %s', (_, row) => {
    expect(idsIn(row).filter((id) => !Object.hasOwn(messages[language], id))).toEqual([]);
  });
});

/** The columns after all migrations, from the last snapshot. */
function migratedColumns(table: string): string[] {
  const { entries } = JSON.parse(readFileSync('api/db/migrations/meta/_journal.json', 'utf8')) as { entries: object[] };
  const path = `api/db/migrations/meta/${String(entries.length - 1).padStart(4, '0')}_snapshot.json`;
  const { tables: migrated } = JSON.parse(readFileSync(path, 'utf8')) as {
    tables: Record<string, { columns: object }>;
  };
  return Object.keys(migrated[`public.${table}`]?.columns ?? {});
}

it.each([
  ...Object.keys(recordForms.profile).map((field) => ['profiles', field] as const),
  ...Object.keys(recordForms.bio).map((field) => ['bios', field] as const),
])('the migrations have a column of %s for %s', (table, field) => {
  expect(migratedColumns(table)).toContain(field);
});

describe('the decimals of an amount', () => {
  const errorOf = (draft: Record<string, string>, name: string, base?: Record<string, string>) =>
    [signUpForm, recordForms.profile].map(
      (form) => validate(form, draft, { today: null, ...(base && { base }) }, [name])[name],
    );

  it.each([
    [{ currency: 'SAR', hourly_rates: '450.25' }, 'hourly_rates', undefined],
    [{ currency: 'SAR', hourly_rates: '33.333' }, 'hourly_rates', 'tooPrecise'],
    [{ currency: 'SAR', hourly_rates: '0.0004' }, 'hourly_rates', 'tooPrecise'],
    [{ currency: 'KWD', hourly_rates: '33.333' }, 'hourly_rates', undefined],
    [{ currency: 'JPY', hourly_rates: '0.5' }, 'hourly_rates', 'tooPrecise'],
    [{ currency: '', hourly_rates: '33.333' }, 'hourly_rates', 'tooPrecise'],
    [{ quantity: '37.25' }, 'quantity', undefined],
    [{ quantity: '0.004' }, 'quantity', 'tooPrecise'],
  ])('are those of its currency, or two for a quantity: %o', (draft, name, error) => {
    expect(errorOf(draft, name)).toEqual([error, error]);
  });

  it('are not limited for what an earlier version has stored, until it or its currency changes', () => {
    const base = { currency: 'SAR', hourly_rates: '33.333', quantity: '0.125' };
    expect(errorOf(base, 'hourly_rates', base)[1]).toBeUndefined();
    expect(errorOf(base, 'quantity', base)[1]).toBeUndefined();
    expect(errorOf({ ...base, hourly_rates: '33.334' }, 'hourly_rates', base)[1]).toBe('tooPrecise');
    expect(errorOf({ ...base, currency: 'USD' }, 'hourly_rates', base)[1]).toBe('tooPrecise');
  });
});

it('a text that is no number changes a field or a cell without one, and is an error', () => {
  const skill = { skill: 'SQL', level: '3', years: '' };
  const [rate, years] = [
    { base: { hourly_rates: '' }, draft: { hourly_rates: '475,50' } },
    { base: { technical_skills: [skill] }, draft: { technical_skills: [{ ...skill, years: 'two' }] } },
  ];
  expect(validate(recordForms.profile, rate.draft, { today: null, base: rate.base }, ['hourly_rates'])).toEqual({
    hourly_rates: 'invalidAmount',
  });
  expect(changedIn(recordForms.profile, ['hourly_rates'], rate.draft, rate.base)).toEqual(['hourly_rates']);
  expect(changedIn(recordForms.bio, ['technical_skills'], years.draft, years.base)).toEqual(['technical_skills']);
});

it('limits the weekly quantity equally at sign-up and in the profile', () => {
  const draft = { quantity: '169' };
  for (const form of [signUpForm, recordForms.profile])
    expect(validate(form, draft, { today: null }, ['quantity'])).toEqual({ quantity: 'amountTooLarge' });
});

describe('a stored draft', () => {
  it('of another version keeps its known fields and loses the others', () => {
    const { phone_no: _, ...older } = { ...emptySignUp, usr: 'noor@example.com', fax: '1' };
    expect(restoreDraft(signUpForm, older)).toEqual({ ...emptySignUp, usr: 'noor@example.com' });
  });

  it('with a damaged value loses only that value', () => {
    const damaged = {
      ...emptySignUp,
      usr: 'noor@example.com',
      hourly_rates: 120,
      upload_cv: 'cv.pdf',
      preferences: ['Remote', 7],
      academic_background: [{ institution: 'KSU', education_level: 9 }, 'row'],
      candidate_details: [
        { detail_type: 'skill', value: 'SQL', note: '' },
        { detail_type: 'car', value: 'None', note: '' },
      ],
    };
    expect(restoreDraft(signUpForm, damaged)).toEqual({
      ...emptySignUp,
      usr: 'noor@example.com',
      preferences: ['Remote'],
      academic_background: [
        { institution: 'KSU', education_level: '', field_of_study: '', start_year: '', end_year: '' },
      ],
      candidate_details: [{ detail_type: 'skill', value: 'SQL', note: '' }],
    });
  });
});

it.each([
  ['profile', ['first_name', 'last_name', 'headline', 'city', 'academic_background', 'professional_experience']],
  ['bio', ['bio', 'other_technical_skills', 'certifications', 'other_languages']],
] as const)('the texts of the %s that a read returns in one language are known by their fields', (key, expected) => {
  const form: Form = recordForms[key];
  expect(Object.keys(form).filter((name) => isInOneLanguage(form[name]))).toEqual(expected);
});

it('the years of the sign-up are dates on the wire, and an experience without an end is current', () => {
  const row = { job_title: 'Auditor', employer: 'SG', start_year: '٢٠١٢', end_year: '', description: '' };
  const { professional_experience } = wireFrom(signUpForm, { ...emptySignUp, professional_experience: [row] });
  expect(professional_experience).toEqual([
    {
      job_title: 'Auditor',
      employer: 'SG',
      start_date: '2012-01-01',
      end_date: null,
      is_current: 1,
      description: null,
    },
  ]);
  expect(draftFrom(recordForms.profile, { professional_experience }).professional_experience).toEqual([
    {
      job_title: 'Auditor',
      employer: 'SG',
      industry: '',
      service_line: '',
      region: '',
      start_date: '2012',
      is_current: '1',
      end_date: '',
      description: '',
    },
  ]);
});

it.each([
  ['2012', '', 1],
  ['2012', '2015', 0],
  ['', '', 0],
  ['', '2015', 0],
])('an experience of the sign-up from “%s” to “%s” has is_current %d on the wire', (start_year, end_year, current) => {
  const row = { job_title: 'Auditor', employer: 'SG', start_year, end_year, description: '' };
  const { professional_experience } = wireFrom(signUpForm, { ...emptySignUp, professional_experience: [row] });
  expect(professional_experience).toMatchObject([{ is_current: current }]);
});
