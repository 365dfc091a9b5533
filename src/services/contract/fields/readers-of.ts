/** The total readers of a record, derived from the candidate's table. */
import { check, type Decoded, many, nested, number, type Read, text } from '../fields.ts';
import { candidateFields } from './candidate-fields.ts';
import type { CandidateRow, RecordKey } from './candidate-table.ts';
import type { Cell } from './field.ts';

type Table = typeof candidateFields;

type CellRead<C> = C extends { kind: 'amount' } | { isNumber: true }
  ? Read<number | null>
  : C extends { kind: 'check' }
    ? Read<boolean>
    : Read<string | null>;

type RowRead<C, N> = Read<Decoded<{ [K in keyof C]: CellRead<C[K]> } & N>[]>;

type FieldRead<R> = R extends { kind: 'choices' }
  ? Read<string[]>
  : R extends { kind: 'rows'; cells: infer C }
    ? RowRead<C, R extends { isNamed: true } ? { name: Read<string | null> } : unknown>
    : R extends { kind: 'document' }
      ? ReturnType<typeof nested<typeof documentReads>>
      : CellRead<R>;

/** A reader for each field of the record. */
type Readers<K extends RecordKey> = {
  [F in keyof Table as Table[F] extends { [P in K]: object } ? F : never]: FieldRead<Table[F]>;
};

const documentReads = { name: text, file_name: text, file_url: text, file_size: number, uploaded_on: text };

export function readersOf<K extends RecordKey>(key: K): Readers<K> {
  const rows = Object.entries<CandidateRow>(candidateFields).filter(([, row]) => row[key]);
  return Object.fromEntries(rows.map(([name, row]) => [name, readerOf(row)])) as Readers<K>; // by the kinds of the same rows
}

function readerOf(row: CandidateRow): Read<unknown> {
  if (row.kind === 'choices') return many(text);
  if (row.kind === 'document') return nested(documentReads);
  if (row.kind !== 'rows') return cellReader(row as Cell); // a file's address is a text
  const cells = Object.entries(row.cells).map(([name, cell]) => [name, cellReader(cell)]);
  return many(nested({ ...(row.isNamed && { name: text }), ...Object.fromEntries(cells) }));
}

function cellReader(cell: Cell): Read<unknown> {
  if (cell.kind === 'check') return check;
  return cell.kind === 'amount' || (cell.kind === 'choice' && cell.isNumber) ? number : text;
}
