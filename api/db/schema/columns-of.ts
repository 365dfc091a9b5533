/** The columns of a record's simple fields, derived from the candidate's table. Each table declares its lists of rows and its files. */
import { date, jsonb } from 'drizzle-orm/pg-core';
import { candidateFields } from '../../../src/services/contract/fields/candidate-fields.ts';
import type { CandidateRow, RecordKey } from '../../../src/services/contract/fields/candidate-table.ts';
import type { Bilingual } from '../../bilingual.ts';
import { data, line, longText, money } from './columns.ts';

const builders = {
  bilingual: () => jsonb().$type<Bilingual>(),
  requiredBilingual: () => jsonb().$type<Bilingual>().notNull(),
  line: () => data(),
  requiredLine: () => data().notNull(),
  lines: () => longText(),
  amount: () => money(),
  date: () => date({ mode: 'string' }),
  choices: () => jsonb().$type<string[]>().notNull(),
};

type Builders = typeof builders;

/** The builder of a row; `never` for lists of rows and files. */
type BuilderName<R> = R extends { isBilingual: true }
  ? R extends { required: true }
    ? 'requiredBilingual'
    : 'bilingual'
  : R extends { kind: 'line' | 'choice' }
    ? R extends { required: true }
      ? 'requiredLine'
      : 'line'
    : R extends { kind: 'lines' | 'amount' | 'date' | 'choices' }
      ? R['kind']
      : never;

type Table = typeof candidateFields;

type Columns<K extends RecordKey> = {
  [F in keyof Table as Table[F] extends { [P in K]: object }
    ? BuilderName<Table[F]> extends never
      ? never
      : F
    : never]: ReturnType<Builders[BuilderName<Table[F]>]>;
};

export function columnsOf<K extends RecordKey>(key: K): Columns<K> {
  const columns = Object.entries<CandidateRow>(candidateFields).flatMap(([name, row]) => {
    const column = row[key] && columnOf(row);
    return column ? [[name, column]] : [];
  });
  return Object.fromEntries(columns) as Columns<K>; // the builder of each row, by the rule that the type states
}

function columnOf(row: CandidateRow) {
  if (row.isBilingual) return row.required ? builders.requiredBilingual() : builders.bilingual();
  switch (row.kind) {
    case 'line':
      return row.max === undefined ? (row.required ? builders.requiredLine() : builders.line()) : line(row.max);
    case 'choice':
      return row.required ? builders.requiredLine() : builders.line();
    case 'lines':
    case 'amount':
    case 'date':
    case 'choices':
      return builders[row.kind]();
    default:
      return null;
  }
}
