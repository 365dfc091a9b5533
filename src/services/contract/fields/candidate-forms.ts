/** The forms over the candidate's table: the sign-up, and the two records with their sections. */
import { registrationFields } from './account-fields.ts';
import { candidateFields } from './candidate-fields.ts';
import type { CandidateRow, CandidateTable, RecordKey, Section, Step } from './candidate-table.ts';
import type { Cell, DetailField, Field, Form } from './field.ts';

const table: CandidateTable = candidateFields;

/** The field of the sign-up with the choices of every detail type. */
export const detailsField = 'candidate_details';

/** The sign-up as its screens show it. */
export const signUpForm: Form = signUpFormOf(table);

/** The sign-up on the wire, with the secrets that no draft contains; its rows have the cells of the profile. */
export const registrationForm: Form = {
  ...(signUpForm.usr && { usr: signUpForm.usr }),
  ...registrationFields,
  ...signUpForm,
  ...Object.fromEntries(
    Object.entries(table).flatMap(([name, row]) =>
      row.signUp && row.kind === 'rows' && row.signUp.detail === undefined ? [[name, fieldOf(row, {})]] : [],
    ),
  ),
};

export const recordForms: Readonly<Record<RecordKey, Form>> = {
  profile: recordFormOf(table, 'profile'),
  bio: recordFormOf(table, 'bio'),
};

/** The fields of a step, in order. */
export const stepFields = (step: Step): readonly string[] =>
  Object.keys(signUpForm).filter((name) => stepOf(name) === step);

/** The step that asks for a path of the sign-up (`academic_background.0.institution`). */
export function stepOf(path: string): Step | undefined {
  const name = path.split('.')[0] ?? '';
  const row = name === detailsField ? Object.values(table).find(({ signUp }) => signUp?.detail) : table[name];
  return row?.signUp?.step;
}

/** The fields of a section, in order; none for a section that the record does not have. */
export const fieldsOf = (key: RecordKey, section: string): readonly string[] =>
  Object.entries(table).flatMap(([name, row]) => (row[key]?.section === section ? [name] : []));

/** Whether a section belongs to the record. */
export const hasSection = (key: RecordKey, section: string): section is Section => fieldsOf(key, section).length > 0;

/** Whether a read returns the field in one language, or with texts that can be in one. */
export const isInOneLanguage = (field: Field | undefined): boolean =>
  field?.isBilingual === true ||
  (field?.kind === 'rows' && Object.values(field.cells).some(({ kind }) => kind === 'line' || kind === 'lines'));

/** The record's own field of each detail type that is a field of the profile. */
export const profileFieldsByDetail: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(table).flatMap(([name, { signUp, profile }]) =>
    signUp?.detail && profile ? [[signUp.detail, name]] : [],
  ),
);

function signUpFormOf(rows: CandidateTable): Form {
  const form: Record<string, Field> = {};
  const details: Record<string, DetailField> = {};
  for (const [name, row] of Object.entries(rows)) {
    if (!row.signUp) continue;
    const { detail } = row.signUp;
    if (detail === undefined) form[name] = fieldOf(row, row.signUp, true);
    else {
      details[detail] = detailOf(row);
      form[detailsField] ??= { kind: 'details', label: 'step_expertise', details };
    }
  }
  return form;
}

function recordFormOf(rows: CandidateTable, key: RecordKey): Form {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const use = row[key];
      return use ? [[name, fieldOf(row, use)]] : [];
    }),
  );
}

/** The field of a row, with the changes for one form. */
function fieldOf(row: CandidateRow, differences: object, isSignUp = false): Field {
  const { signUp: _, profile: __, bio: ___, ...field } = { ...row, ...differences };
  if (field.kind !== 'rows') return field as Field; // a row is a field with its places in forms
  const cells = Object.entries(field.cells).flatMap(([wire, { signUp, ...cell }]): [string, Cell][] => {
    if (!isSignUp) return [[wire, cell]];
    if (!signUp) return [];
    const { name = wire, ...changes } = signUp;
    const bound = 'notBefore' in cell ? field.cells[cell.notBefore ?? '']?.signUp?.name : undefined;
    return [[name, { ...cell, ...changes, wire, ...(bound && { notBefore: bound }) } as Cell]]; // `year` and `month` are of one shape
  });
  return { ...field, cells: Object.fromEntries(cells) } as Field;
}

function detailOf(row: CandidateRow): DetailField {
  const { label, hint, signUp } = { ...row, ...row.signUp };
  const stated = { label, ...(hint !== undefined && { hint }) };
  if (row.kind === 'choice' || row.kind === 'choices')
    return { ...stated, from: listOf(row.from), isSingle: row.kind === 'choice' };
  if (row.kind !== 'rows') throw new TypeError(`A field of kind ${row.kind} cannot be a detail`);
  const [first] = Object.values(row.cells);
  const note = row.cells[signUp?.note ?? ''];
  return {
    ...stated,
    from: listOf(first?.kind === 'choice' ? first.from : undefined),
    ...(note?.kind === 'choice' && { note: { ...note, ...(signUp?.missing && { missing: signUp.missing }) } }),
  };
}

function listOf(from: unknown): DetailField['from'] {
  if (typeof from !== 'string' || from === 'countries') throw new TypeError('A detail is chosen from a list');
  return from as DetailField['from']; // the other texts of `from` are lists
}
