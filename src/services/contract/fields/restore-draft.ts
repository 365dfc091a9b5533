/** Restores stored drafts, including those of older versions. A damaged value is replaced by an empty one. */
import { coerce, define, type Struct, unknown } from 'superstruct';
import { isObject } from '../readers.ts';
import { cellsOf, type Draft, type DraftValue, emptyDraft, isHeldFile } from './draft.ts';
import type { Field, Form } from './field.ts';

/** The struct of a stored draft. Unknown keys are left out. */
export const draftStruct = <D extends Draft = Draft>(form: Form): Struct<D, null> =>
  coerce(define<D>('draft', isObject), unknown(), (value) => (isObject(value) ? restoreDraft(form, value) : value));

/** A stored draft with every field of the form; a damaged or missing value is that of an empty draft. */
export function restoreDraft(form: Form, stored: Readonly<Record<string, unknown>>): Draft {
  const empty = emptyDraft(form);
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, restored(field, stored[name]) ?? empty[name] ?? null]),
  );
}

/** Restores the value of a field; `null` when it is damaged or missing. */
function restored(field: Field, value: unknown): DraftValue {
  switch (field.kind) {
    case 'choices':
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;
    case 'document':
      return isHeldFile(value)
        ? {
            name: text(value.name),
            file_name: value.file_name,
            file_size: Number(value.file_size) || 0,
            ...((typeof value.expires_at === 'number' || value.expires_at === null) && {
              expires_at: value.expires_at,
            }),
          }
        : null;
    case 'answers':
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, each]) => (typeof each === 'string' ? [[key, each]] : [])),
          )
        : null;
    case 'rows': {
      const cells = Object.keys(cellsOf(field));
      return rowsOf(value, (row) => Object.fromEntries(cells.map((cell) => [cell, text(row[cell])])));
    }
    case 'details': {
      const known = Object.keys(field.details);
      const rows = rowsOf(value, ({ detail_type, value, note }) => ({
        detail_type: text(detail_type),
        value: text(value),
        note: text(note),
      }));
      return (rows?.filter(({ detail_type }) => known.includes(detail_type)) as DraftValue | undefined) ?? null; // each is of a known type
    }
    default:
      return typeof value === 'string' ? value : null;
  }
}

const rowsOf = <T>(value: unknown, read: (row: Record<string, unknown>) => T): T[] | null =>
  Array.isArray(value) ? value.filter(isObject).map(read) : null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
