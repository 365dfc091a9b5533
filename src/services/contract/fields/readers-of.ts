/** The total readers of a record, derived from the candidate's table. */
import { check, type Decoded, many, nested, number, type Read, text } from '../fields.ts';
import type { candidateFields } from './candidate-fields.ts';
import type { RecordKey } from './candidate-table.ts';
import { type ReadKind, recordKinds } from './record-kinds.ts';

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
  return readersFor(recordKinds[key]) as Readers<K>; // by the kinds of the same rows
}

const readersFor = (kinds: Readonly<Record<string, ReadKind>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, readerOf(kind)]));

function readerOf(kind: ReadKind): Read<unknown> {
  return typeof kind === 'object' ? many(nested(readersFor(kind))) : readers[kind];
}

const readers = { text, number, check, texts: many(text), document: nested(documentReads) };
