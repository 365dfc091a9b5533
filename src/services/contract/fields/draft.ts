/**
 * The draft of a form: text as typed, lists, and rows of text. Its type and initial value are derived from the form.
 */
import { isObject } from '../readers.ts';
import type { candidateFields } from './candidate-fields.ts';
import { recordForms, signUpForm } from './candidate-forms.ts';
import type { RecordKey } from './candidate-table.ts';
import type { Cell, Field, Form } from './field.ts';

/** A file on the server under an opaque name; no draft contains its bytes. */
export interface HeldFile {
  readonly name: string;
  readonly file_name: string;
  readonly file_size: number;
  /** When the server deletes it unless it is registered, in milliseconds of the browser's clock. */
  readonly expires_at?: number | null;
}

/** One choice of a detail type, with a note such as the level of a language. */
export interface Detail {
  readonly detail_type: DetailType;
  readonly value: string;
  readonly note: string;
}

export type DraftRow = Readonly<Record<string, string>>;
export type DraftValue =
  | string
  | null
  | readonly string[]
  | readonly DraftRow[]
  | readonly Detail[]
  | HeldFile
  | Readonly<Record<string, string>>;

/** Read values with the functions below, which never throw. */
export type Draft = Readonly<Record<string, DraftValue>>;

type Table = typeof candidateFields;
type SignUpName = { [K in keyof Table]: Table[K] extends { signUp: object } ? K : never }[keyof Table];
type DetailName = { [K in SignUpName]: Table[K] extends { signUp: { detail: string } } ? K : never }[SignUpName];

type CellName<C, K extends keyof C> = C[K] extends { signUp: { computed: unknown } }
  ? never
  : C[K] extends { signUp: { name: infer N extends string } }
    ? N
    : C[K] extends { signUp: object }
      ? K
      : never;

type ValueOf<R> = R extends { kind: 'choices' }
  ? readonly string[]
  : R extends { kind: 'document' }
    ? HeldFile | null
    : R extends { kind: 'rows'; cells: infer C }
      ? readonly { readonly [K in keyof C as CellName<C, K>]: string }[]
      : string;

export type DetailType = Table[DetailName]['signUp']['detail'];

/** The draft of the sign-up form (specification, section 3), without the password, which no draft contains. */
export type SignUpDraft = {
  readonly [K in Exclude<SignUpName, DetailName>]: ValueOf<Table[K]>;
} & { readonly candidate_details: readonly Detail[] };

/** The draft of a form with text values only. */
export type DraftOf<F> = {
  readonly [K in keyof F]: F[K] extends { kind: 'answers' } ? Readonly<Record<string, string>> : string;
};

/** The empty draft of a form. */
export const emptyDraft = (form: Form): Draft =>
  Object.fromEntries(Object.entries(form).map(([name, field]) => [name, emptyValue(field)]));

export const emptySignUp = emptyDraft(signUpForm) as SignUpDraft; // derived from the same table

/** An empty row of a list. */
export const emptyRow = (form: Form, list: string): DraftRow =>
  Object.fromEntries(Object.keys(cellsOf(form[list])).map((cell) => [cell, '']));

/** The draft of a record without any value. */
export const emptyRecord = (key: RecordKey): Draft => emptyDraft(recordForms[key]);

/** The cells of a field's rows that are part of the draft; none for a field without rows. */
export function cellsOf(field: Field | undefined): Readonly<Record<string, Cell>> {
  if (field?.kind !== 'rows') return {};
  return Object.fromEntries(Object.entries(field.cells).filter(([, cell]) => !isComputed(cell)));
}

export const isComputed = (cell: Cell): boolean => cell.kind === 'check' && cell.computed !== undefined;

/** The field or the cell at a path. */
export function fieldAt(form: Form, path: string): Field | Cell | undefined {
  const [name = '', , cell] = path.split('.');
  const field = form[name];
  return cell === undefined || field?.kind !== 'rows' ? field : cellsOf(field)[cell];
}

/** The text at a path; `''` where there is none. */
export function textAt(draft: Draft, path: string): string {
  const [name = '', at, cell] = path.split('.');
  if (at === undefined) return textIn(draft, name);
  if (cell !== undefined) return rowsIn(draft, name)[Number(at)]?.[cell] ?? '';
  return answersIn(draft, name)[at] ?? '';
}

/** The text of a field; empty for one that has none. */
export function textIn(draft: Draft, name: string): string {
  const value = draft[name];
  return typeof value === 'string' ? value : '';
}

/** The choices of a field; none for a field without any. */
export function choicesIn(draft: Draft, name: string): readonly string[] {
  const value = draft[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** The rows of a field; none for a field without any. */
export function rowsIn(draft: Draft, name: string): readonly DraftRow[] {
  const value = draft[name];
  return Array.isArray(value) ? value.filter((item): item is DraftRow => isObject(item)) : [];
}

/** The file of a field; `null` for a field without one. */
export function fileIn(draft: Draft, name: string): HeldFile | null {
  const value = draft[name];
  return isHeldFile(value) ? value : null;
}

export const isHeldFile = (value: unknown): value is HeldFile => isObject(value) && typeof value.file_name === 'string';

/** Texts by key, such as the answers to a client's questions. */
export function answersIn(draft: Draft, name: string): Readonly<Record<string, string>> {
  const value: unknown = draft[name];
  return isObject(value) ? (value as Record<string, string>) : {}; // the only other objects are files, which have their own reader
}

function emptyValue(field: Field): DraftValue {
  if (field.kind === 'choices' || field.kind === 'rows' || field.kind === 'details') return [];
  if (field.kind === 'document' || field.kind === 'photo') return null;
  if (field.kind === 'answers') return {};
  return '';
}
