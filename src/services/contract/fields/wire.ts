/** Converts a draft to the wire and back. An empty value is `null` on the wire. */

import { plainLine, plainText } from '../plain-text.ts';
import { isObject } from '../readers.ts';
import {
  answersIn,
  choicesIn,
  type Draft,
  type DraftRow,
  type DraftValue,
  fileIn,
  type HeldFile,
  isComputed,
  rowsIn,
  textIn,
} from './draft.ts';
import { isOverlong } from './email-error.ts';
import type { Cell, Field, Form, Rows } from './field.ts';
import { latinDigits, numberIn } from './number-in.ts';
import { phoneCountry, phoneOnWire } from './phone-rule.ts';
import { firstDay, isDay, maxLengthOf } from './text-error.ts';

/**
 * The initial values of a form, from a record or a body of the wire; missing values are empty. Choices and dates are as
 * they are compared: without spaces around them, and in the digits 0-9.
 */
export function draftFrom(form: Form, record: unknown): Draft {
  const given = isObject(record) ? record : {};
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, valueFrom(field, given[field.wire ?? name])]),
  );
}

/** The body with the named fields, by default with all. */
export function wireFrom(form: Form, draft: Draft, names?: readonly string[]): Record<string, unknown> {
  const fields = Object.entries(form).filter(([name]) => names === undefined || names.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [field.wire ?? name, wireValue(field, draft, name)]));
}

/** The fields in which two drafts differ on the wire. */
export function changedIn(form: Form, names: readonly string[], one: Draft, other: Draft): string[] {
  const [a, b] = [wireFrom(form, one, names), wireFrom(form, other, names)];
  return names.filter((name) => {
    const wire = form[name]?.wire ?? name;
    return JSON.stringify(a[wire]) !== JSON.stringify(b[wire]);
  });
}

/** The fields that two drafts have changed from `base` to different values. */
export function conflictsIn(
  form: Form,
  names: readonly string[],
  { mine, theirs, base }: Readonly<Record<'mine' | 'theirs' | 'base', Draft>>,
): string[] {
  const changed = changedIn(form, names, mine, base);
  const alsoTheirs = new Set(changedIn(form, changed, theirs, base));
  return changedIn(form, changed, mine, theirs).filter((field) => alsoTheirs.has(field));
}

/** The typed text without invisible characters. A text that is too long is returned unchanged. */
export function plainTyped(field: Field | Cell, typed: string): string {
  if (field.kind === 'photo' || field.kind === 'secret' || isOverlong(typed, maxLengthOf(field))) return typed;
  return field.kind === 'lines' || field.kind === 'answers' ? plainText(typed) : plainLine(typed);
}

function valueFrom(field: Field, value: unknown): DraftValue {
  switch (field.kind) {
    case 'photo':
      return typeof value === 'string' && value !== '' ? value : null;
    case 'document':
      return fileFrom(value);
    case 'choices':
      return Array.isArray(value) ? [...new Set(value.flatMap((item) => textOf(item) || []))] : [];
    case 'rows':
      return objectsIn(value).map((row) => rowFrom(field, row));
    case 'answers':
      return Object.fromEntries(
        objectsIn(value).map(({ question, answer }) => [textOf(question), plainTyped(field, textOf(answer))]),
      );
    case 'details':
      return objectsIn(value).map((row) => ({
        detail_type: textOf(row.detail_type),
        value: plainLine(textOf(row.value)).trim(),
        note: plainLine(textOf(row.note)).trim(),
      })) as DraftValue; // the validation reports an unknown detail type
    default:
      return cellFrom(field, value);
  }
}

const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

function rowFrom({ cells }: Rows, row: Record<string, unknown>): DraftRow {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) =>
      isComputed(cell) ? [] : [[name, cellFrom(cell, row[cell.wire ?? name])]],
    ),
  );
}

function cellFrom(field: Field | Cell, value: unknown): string {
  if (field.kind === 'secret') return typeof value === 'string' ? value : '';
  const text = plainTyped(field, textOf(value));
  switch (field.kind) {
    case 'check':
      return value === true || text === '1' ? '1' : '';
    case 'choice':
      return text.trim();
    case 'date':
      return latinDigits(text.slice(0, 10));
    case 'month':
      // a year without a month is stored as 1 January
      if (!isDay(latinDigits(text).slice(0, 10))) return text;
      return text.slice(0, latinDigits(text).slice(4, 10) === '-01-01' ? 4 : 7);
    case 'year':
      return text.slice(0, 4);
    default:
      return text;
  }
}

function fileFrom(value: unknown): HeldFile | null {
  if (typeof value === 'string') return value === '' ? null : { name: value, file_name: value, file_size: 0 };
  if (!isObject(value) || typeof value.file_name !== 'string') return null;
  return { name: textOf(value.name), file_name: value.file_name, file_size: Number(value.file_size) || 0 };
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
};

function wireValue(field: Field, draft: Draft, name: string): unknown {
  switch (field.kind) {
    case 'photo':
      return textIn(draft, name) || null;
    case 'document':
      return fileIn(draft, name)?.name || null;
    case 'choices':
      return choicesIn(draft, name);
    case 'rows':
      return rowsIn(draft, name).map((row) => rowOnWire(field, row));
    case 'answers':
      return Object.entries(answersIn(draft, name)).map(([question, answer]) => ({ question, answer }));
    case 'details':
      return rowsIn(draft, name).map(({ detail_type, value, note }) => ({ detail_type, value, note: note || null }));
    case 'line': {
      const text = cellOnWire(field, textIn(draft, name));
      const isPhone = field.format === 'phone' && typeof text === 'string';
      return isPhone ? phoneOnWire(text, phoneCountry(field, draft)) : text;
    }
    default:
      return cellOnWire(field, textIn(draft, name));
  }
}

function rowOnWire({ cells }: Rows, row: DraftRow) {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const wire = cell.wire ?? name;
      if (cell.kind === 'check' && cell.computed) return [wire, cell.computed(row) ? 1 : 0];
      return [wire, cell.when?.(row) === false ? null : cellOnWire(cell, row[name] ?? '')];
    }),
  );
}

/** A day in a month, or the first of a year. A year is stored as 1 January, so the month of January as its second day. */
export function monthOnWire(text: string): string {
  const day = firstDay(text);
  return text.length === 7 && day.endsWith('-01-01') ? day.replace(/1$/, '2') : day;
}

function cellOnWire(field: Field | Cell, typed: string): string | number | null {
  const text = plainTyped(field, typed).trim();
  if (field.kind === 'check') return text === '1' ? 1 : 0;
  if (text === '') return null;
  switch (field.kind) {
    case 'amount':
      return numberIn(text) ?? text; // a text that is no number differs from an empty one, so that it is validated
    case 'choice':
      return field.isNumber ? (numberIn(text) ?? text) : text;
    case 'date':
      return latinDigits(text);
    case 'month':
      return monthOnWire(text);
    case 'year':
      return numberIn(text) === null ? null : `${numberIn(text)}-01-01`;
    default:
      return text;
  }
}
