/** What a part of a resume would change in the record, and the values to put into its form. */
import { recordForms } from '../fields/candidate-forms.ts';
import { type Draft, type DraftRow, type DraftValue, rowsIn, textIn } from '../fields/draft.ts';
import { maxRows } from '../fields/field.ts';
import { changedIn, draftFrom } from '../fields/wire.ts';
import type { ResumePart } from './read-resume.ts';

export interface Proposal {
  readonly field: string;
  /** `adds` to what is empty or to a list; `changes` a text, which the person has to choose. */
  readonly kind: 'adds' | 'changes';
  /** The rows that are new; none for a text. */
  readonly rows: readonly DraftRow[];
  /** The number of rows that the record has already, or that are over its limit. */
  readonly skipped: number;
}

/** The changes to a record; a field that would stay as it is has none. */
export function proposalsOf({ record, values }: ResumePart, stored: unknown): Proposal[] {
  const form = recordForms[record];
  const base = draftFrom(form, stored);
  return Object.keys(values).flatMap((field): Proposal[] => {
    if (form[field]?.kind === 'rows') {
      const found = rowsIn(values, field);
      const rows = newRows(rowsIn(base, field), found);
      return [{ field, kind: 'adds', rows, skipped: found.length - rows.length }];
    }
    if (changedIn(form, [field], values, base).length === 0) return [];
    return [{ field, kind: textIn(base, field) === '' ? 'adds' : 'changes', rows: [], skipped: 0 }];
  });
}

/** The values for the form: all additions, and the changes that were chosen. */
export function acceptedValues(part: ResumePart, stored: unknown, chosen: readonly string[]): Draft {
  const base = draftFrom(recordForms[part.record], stored);
  return Object.fromEntries(
    proposalsOf(part, stored).flatMap(({ field, kind, rows }): [string, DraftValue][] => {
      if (rows.length > 0) return [[field, [...rowsIn(base, field), ...rows]]];
      const isTaken = recordForms[part.record][field]?.kind !== 'rows' && (kind === 'adds' || chosen.includes(field));
      return isTaken ? [[field, textIn(part.values, field)]] : [];
    }),
  );
}

/** The rows that are not in the list yet, as far as it has room. */
function newRows(stored: readonly DraftRow[], found: readonly DraftRow[]): DraftRow[] {
  const known = [...stored];
  const rows = found.filter((row) => {
    const isNew = !known.some((other) => isSameRow(row, other));
    if (isNew) known.push(row);
    return isNew;
  });
  return rows.slice(0, Math.max(0, maxRows - stored.length));
}

/** Whether two rows are the same: who and what, and since when, as far as both state it. */
function isSameRow(one: DraftRow, other: DraftRow): boolean {
  const [since = '', otherSince = ''] = [one.start_date, other.start_date];
  return keyOf(one) === keyOf(other) && (since.startsWith(otherSince) || otherSince.startsWith(since));
}

const keyOf = (row: DraftRow): string =>
  keyCells.map((cell) => (row[cell] ?? '').trim().toLocaleLowerCase('en')).join('\n');

const keyCells = ['skill', 'language', 'certification_name', 'institution', 'field_of_study', 'job_title', 'employer'];
