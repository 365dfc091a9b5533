/** Reads the posted sign-up form. */

import { candidateFields } from '../../src/services/contract/fields/candidate-fields.ts';
import { detailsField, registrationForm } from '../../src/services/contract/fields/candidate-forms.ts';
import type { CandidateRow, RecordKey } from '../../src/services/contract/fields/candidate-table.ts';
import { rowsIn, textIn } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { wireFrom } from '../../src/services/contract/fields/wire.ts';
import type { Language } from '../../src/services/contract/language.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { commonPasswordErrors } from '../common-password.ts';
import type { Db } from '../db/db.ts';
import { readForm } from '../http/form.ts';
import type { FieldError } from '../http/http-error.ts';
import { readEmail } from '../http/read-email.ts';
import { unknownChoices } from '../record/record-choices.ts';
import { columnValues, namedRows } from '../record/record-fields.ts';

/** The form without the requirement of fields that have a fallback value. */
const bodyForm: Form = Object.fromEntries(
  Object.entries(registrationForm).map(([name, field]) => [
    name,
    field.fallback === undefined ? field : { ...field, required: false },
  ]),
);

/** The account, and the columns of the profile and the bio. */
export async function readSignUp(body: Record<string, unknown>, db: Db, language: Language, now: Date) {
  const { draft, fieldErrors } = readForm(bodyForm, body, { today: siteDay(now) });
  const { usr: _, password: __, submission, agreed_to, ...values } = wireFrom(bodyForm, draft);
  const complete = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? bodyForm[name]?.fallback ?? null]),
  );
  const secret = textIn(draft, 'password');
  const found: FieldError[] = [
    ...fieldErrors,
    ...commonPasswordErrors('password', secret, fieldErrors),
    ...(await unknownChoices(db, bodyForm, complete)),
  ];
  return {
    account: {
      user: readEmail(textIn(draft, 'usr')),
      secret,
      submission: typeof submission === 'string' ? submission : null,
      agreedTo: typeof agreed_to === 'string' ? agreed_to : null,
    },
    cv: typeof values.upload_cv === 'string' ? values.upload_cv : null,
    profile: columnsIn('profile', complete, language),
    bio: columnsIn('bio', complete, language),
    fieldErrors: found,
  };
}

/** The columns of a record, from the fields and the details of the form. */
function columnsIn(key: RecordKey, values: Readonly<Record<string, unknown>>, language: Language) {
  const details = rowsIn({ rows: detailsIn(values) }, 'rows');
  const columns = Object.entries<CandidateRow>(candidateFields).flatMap(([name, row]): [string, unknown][] => {
    if (!row[key] || row.kind === 'document') return [];
    if (row.signUp?.detail !== undefined)
      return [
        [
          name,
          fromDetails(
            row,
            details.filter(({ detail_type }) => detail_type === row.signUp?.detail),
          ),
        ],
      ];
    if (row.signUp === undefined) return row.kind === 'rows' || row.kind === 'choices' ? [[name, []]] : [];
    const value = values[name];
    return [[name, Array.isArray(value) ? namedRowsOf(name, value) : value]];
  });
  return {
    ...columnValues(candidateFields as Form, Object.fromEntries(columns), {}, language), // a row is a field with additional properties
    ...(key === 'profile' && { [detailsField]: namedRows(registrationForm, detailsField, detailsIn(values)) }),
  };
}

const namedRowsOf = (name: string, value: readonly unknown[]) =>
  value.every(isObject) ? namedRows(registrationForm, name, value) : value;

const detailsIn = (values: Readonly<Record<string, unknown>>) => {
  const details = values[detailsField];
  return Array.isArray(details) ? details.filter(isObject).map((detail) => detail as Record<string, string>) : []; // every property of a detail is a text
};

/** The details of one type, as the value of the field that corresponds to them. */
function fromDetails(row: CandidateRow, details: readonly Readonly<Record<string, string>>[]): unknown {
  if (row.kind === 'choices') return details.map(({ value }) => value);
  if (row.kind !== 'rows') return details[0]?.value ?? null;
  const [first = '', ...others] = Object.keys(row.cells);
  return details.map(({ value, note }) => ({
    ...Object.fromEntries(others.map((cell) => [cell, cell === row.signUp?.note ? note : null])),
    [first]: value,
  }));
}
