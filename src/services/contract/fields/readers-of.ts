/** The total readers of a record, derived from the candidate's table. */
import { check, day, type Field, type Fields, many, nested, number, oneOf, text, time } from '../readers.ts';
import { fileFields } from '../records/file.ts';
import type { candidateFields } from './candidate-fields.ts';
import type { RecordKey } from './candidate-table.ts';
import type { FixedChoices } from './field.ts';
import { type ReadKind, recordKinds } from './record-kinds.ts';

type Table = typeof candidateFields;

type CellReader<C> = C extends { kind: 'amount' } | { isNumber: true }
  ? typeof number
  : C extends { kind: 'check' }
    ? typeof check
    : C extends { kind: 'choice'; from: infer F extends FixedChoices }
      ? ReturnType<typeof oneOf<readonly (keyof F & string)[]>>
      : typeof text;

type RowsReader<F extends Fields> = ReturnType<typeof manyRows<F>>;

const manyRows = <F extends Fields>(cells: F) => many(nested(cells));

type CellReaders<C> = { readonly [K in keyof C]: CellReader<C[K]> };

type FieldReader<R> = R extends { kind: 'choices' }
  ? typeof readers.texts
  : R extends { kind: 'rows'; cells: infer C }
    ? RowsReader<R extends { isNamed: true } ? CellReaders<C> & { readonly name: typeof text } : CellReaders<C>>
    : R extends { kind: 'document' }
      ? typeof readers.document
      : CellReader<R>;

/** A reader for each field of the record. */
type Readers<K extends RecordKey> = {
  [F in keyof Table as Table[F] extends { [P in K]: object } ? F : never]: FieldReader<Table[F]>;
};

/** The readers of a record on the wire, one for each of its fields. */
export function readersOf<K extends RecordKey>(key: K): Readers<K> {
  return readersFor(recordKinds[key]) as Readers<K>; // by the kinds of the same rows
}

const readersFor = (kinds: Readonly<Record<string, ReadKind>>): Fields =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, readerOf(kind)]));

function readerOf(kind: ReadKind): Field {
  if (typeof kind === 'string') return readers[kind];
  return isList(kind) ? oneOf(kind) : manyRows(readersFor(kind));
}

const isList = (kind: ReadKind): kind is readonly string[] => Array.isArray(kind);

const readers = { text, day, number, check, texts: many(text), document: nested({ ...fileFields, uploaded_on: time }) };
