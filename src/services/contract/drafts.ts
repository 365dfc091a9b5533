/** A candidate's own records as forms hold them: text as it is typed, lists, rows of text; and their way to the wire and back. */
import { type DraftKey, type Kind, kindsOf, type Leaf, rowKinds } from './draft-kinds.ts';
import { plainLine, plainText } from './plain-text.ts';
import { isObject } from './readers.ts';
import { type HeldFile, numberIn } from './sign-up.ts';

export type DraftRow = Readonly<Record<string, string>>;
export type DraftValue = string | null | readonly string[] | readonly DraftRow[] | HeldFile;

/** One record as its forms hold it, by the wire's names. Read it with the readers below: they never fail. */
export type Draft = Readonly<Record<string, DraftValue>>;

/** The record as forms hold it; what it lacks is empty. */
export function draftOf(key: DraftKey, record: unknown): Draft {
  const given = isObject(record) ? record : {};
  return Object.fromEntries(kindsOf(key).map(([field, kind]) => [field, valueFrom(kind, given[field])]));
}

/** What is sent of those fields: a field that is empty is sent as `null`. */
export function wireOf(key: DraftKey, draft: Draft, fields: readonly string[]): Record<string, unknown> {
  const kinds = kindsOf(key).filter(([field]) => fields.includes(field));
  return Object.fromEntries(kinds.map(([field, kind]) => [field, sent(kind, draft, field)]));
}

/** Those of the fields in which two drafts of a record differ on the wire. */
export function changedIn(key: DraftKey, fields: readonly string[], one: Draft, other: Draft): string[] {
  const [a, b] = [wireOf(key, one, fields), wireOf(key, other, fields)];
  return fields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
}

export function textIn(draft: Draft, field: string): string {
  const value = draft[field];
  return typeof value === 'string' ? value : '';
}

export function choicesIn(draft: Draft, field: string): readonly string[] {
  const value = draft[field];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function rowsIn(draft: Draft, field: string): readonly DraftRow[] {
  const value = draft[field];
  return Array.isArray(value) ? value.filter((item): item is DraftRow => isObject(item)) : [];
}

export function fileIn(draft: Draft, field: string): HeldFile | null {
  const value = draft[field];
  return isObject(value) && typeof value.file_name === 'string' ? (value as unknown as HeldFile) : null; // no other object is a field's value
}

/** A row of that list with nothing in it. */
export const emptyRow = (key: DraftKey, list: string): DraftRow =>
  Object.fromEntries(Object.keys(rowKinds(key, list)).map((cell) => [cell, '']));

/** Either digit set as 0-9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

function valueFrom(kind: Kind, value: unknown): DraftValue {
  if (kind === 'address') return typeof value === 'string' && value !== '' ? value : null;
  if (kind === 'choices') return Array.isArray(value) ? value.flatMap((item) => said(item) || []) : [];
  if (kind === 'file') return fileOf(value);
  if (typeof kind === 'string') return leafOf(kind, value);
  if (!Array.isArray(value)) return [];
  return value
    .filter(isObject)
    .map((row) => Object.fromEntries(Object.entries(kind.rows).map(([cell, leaf]) => [cell, leafOf(leaf, row[cell])])));
}

function fileOf(value: unknown): HeldFile | null {
  if (typeof value === 'string') return { name: value, file_name: value, file_size: 0 };
  if (!isObject(value) || typeof value.file_name !== 'string') return null;
  return { name: said(value.name), file_name: value.file_name, file_size: Number(value.file_size) || 0 };
}

/** What was typed into a field, or into a cell of a row (`language.0.level`), without what cannot be seen in it. */
export function plainAnswer(key: DraftKey, path: string, typed: string): string {
  const [field = '', , cell] = path.split('.');
  const kind = cell === undefined ? new Map(kindsOf(key)).get(field) : rowKinds(key, field)[cell];
  return typeof kind === 'string' && kind !== 'address' && kind !== 'choices' && kind !== 'file'
    ? plainLeaf(kind, typed)
    : typed;
}

const plainLeaf = (leaf: Leaf, typed: string): string => (leaf === 'lines' ? plainText(typed) : plainLine(typed));

function leafOf(leaf: Leaf, value: unknown): string {
  const text = plainLeaf(leaf, said(value));
  if (leaf === 'check') return value === true || text === '1' ? '1' : '';
  if (leaf === 'day') return text.slice(0, 10);
  // the first of a January is how a year alone is kept
  if (leaf === 'month') return /^\d{4}-01-01/.test(text) ? text.slice(0, 4) : text.slice(0, 7);
  return text;
}

const said = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
};

function sent(kind: Kind, draft: Draft, field: string): unknown {
  if (kind === 'address') return textIn(draft, field) || null;
  if (kind === 'choices') return choicesIn(draft, field);
  if (kind === 'file') return fileIn(draft, field)?.name || null;
  if (typeof kind === 'string') return sentLeaf(kind, textIn(draft, field));
  return rowsIn(draft, field).map((row) => {
    const cells = Object.entries(kind.rows).map(([cell, leaf]) => [cell, sentLeaf(leaf, row[cell] ?? '')]);
    return { ...Object.fromEntries(cells), ...(row.is_current === '1' && { end_date: null }) };
  });
}

function sentLeaf(leaf: Leaf, typed: string): string | number | null {
  const text = plainLeaf(leaf, typed).trim();
  if (leaf === 'check') return text === '1' ? 1 : 0;
  if (text === '') return null;
  if (leaf === 'number') return numberIn(text);
  if (leaf === 'day') return latinDigits(text);
  return leaf === 'month' ? `${latinDigits(text)}-01-01`.slice(0, 10) : text;
}
