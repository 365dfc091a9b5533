/** The columns of a record's fields, derived from the candidate's table. */
import { date, jsonb } from 'drizzle-orm/pg-core';
import { candidateFields } from '../../../src/services/contract/fields/candidate-fields.ts';
import type { CandidateRow, RecordKey } from '../../../src/services/contract/fields/candidate-table.ts';
import type { FixedChoices } from '../../../src/services/contract/fields/field.ts';
import type { Bilingual } from '../../bilingual.ts';
import { data, line, longText, money } from './columns.ts';
import type { CandidateListRow, CvReference } from './rows.ts';

const builders = {
  bilingual: () => jsonb().$type<Bilingual>(),
  requiredBilingual: () => jsonb().$type<Bilingual>().notNull(),
  line: () => data(),
  requiredLine: () => data().notNull(),
  fixedChoice: <V extends string>() => data().$type<V>(),
  requiredFixedChoice: <V extends string>() => data().$type<V>().notNull(),
  lines: () => longText(),
  amount: () => money(),
  date: () => date({ mode: 'string' }),
  choices: () => jsonb().$type<string[]>().notNull(),
  rows: <R>() => jsonb().$type<R[]>().notNull(),
  document: () => jsonb().$type<CvReference>(),
  photo: () => longText(),
};

type Builders = typeof builders;

/** The builder of a row; `never` for a kind that no record has. */
type BuilderName<R> = R extends { isBilingual: true }
  ? R extends { required: true }
    ? 'requiredBilingual'
    : 'bilingual'
  : R extends { kind: 'line' | 'choice' }
    ? R extends { required: true }
      ? 'requiredLine'
      : 'line'
    : R extends { kind: 'lines' | 'amount' | 'date' | 'choices' | 'document' | 'photo' }
      ? R['kind']
      : never;

/** The column of a row. A fixed choice has the type of its values. */
type Column<R> = R extends { kind: 'rows'; cells: object }
  ? ReturnType<typeof builders.rows<CandidateListRow<R>>>
  : R extends { kind: 'choice'; from: infer F extends FixedChoices }
    ? R extends { required: true }
      ? ReturnType<typeof builders.requiredFixedChoice<keyof F & string>>
      : ReturnType<typeof builders.fixedChoice<keyof F & string>>
    : ReturnType<Builders[BuilderName<R>]>;

type Table = typeof candidateFields;

type Columns<K extends RecordKey> = {
  [F in keyof Table as Table[F] extends { [P in K]: object } ? F : never]: Column<Table[F]>;
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
    case 'rows':
    case 'document':
    case 'photo':
      return builders[row.kind]();
    default:
      return null;
  }
}
