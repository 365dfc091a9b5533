/**
 * The kind of each field of a record. The build evaluates this module, so that a page without a form loads only the
 * kinds and not the table.
 */
import { candidateFields } from './candidate-fields.ts';
import type { CandidateRow, RecordKey } from './candidate-table.ts';
import type { Cell } from './field.ts';

/** Text, a day, a number, a check, texts, a document, one of fixed values, or rows with such cells. */
export type ReadKind =
  | 'text'
  | 'day'
  | 'number'
  | 'check'
  | 'texts'
  | 'document'
  | readonly string[]
  | { readonly [cell: string]: ReadKind };

export const recordKinds: Readonly<Record<RecordKey, Readonly<Record<string, ReadKind>>>> = {
  profile: kindsOf('profile'),
  bio: kindsOf('bio'),
};

function kindsOf(key: RecordKey) {
  const rows = Object.entries<CandidateRow>(candidateFields).filter(([, row]) => row[key]);
  return Object.fromEntries(rows.map(([name, row]) => [name, kindOf(row)]));
}

function kindOf(row: CandidateRow): ReadKind {
  if (row.kind === 'choices') return 'texts';
  if (row.kind === 'document') return 'document';
  if (row.kind !== 'rows') return cellKind(row as Cell); // a photo's address is text
  const cells = Object.entries(row.cells).map(([name, cell]) => [name, cellKind(cell)]);
  return { ...(row.isNamed && { name: 'text' }), ...Object.fromEntries(cells) };
}

function cellKind(cell: Cell): ReadKind {
  if (cell.kind === 'check') return 'check';
  if (cell.kind === 'amount') return 'number';
  if (cell.kind === 'date' || cell.kind === 'month' || cell.kind === 'year') return 'day';
  if (cell.kind !== 'choice') return 'text';
  if (cell.isNumber) return 'number';
  return typeof cell.from === 'string' ? 'text' : Object.keys(cell.from);
}
