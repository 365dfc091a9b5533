import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Bilingual } from '../../bilingual.ts';
import { check, data } from './columns.ts';

/** The reference lists of the product. */
export type LookupList =
  | 'currency'
  | 'education_level'
  | 'industry'
  | 'language'
  | 'preference'
  | 'price_basis'
  | 'region'
  | 'service'
  | 'service_line'
  | 'technical_skill'
  | 'years_of_experience';

/** Rows of all reference lists: `name` is the stable key, `fields` what only that list has. */
export const lookups = pgTable(
  'lookups',
  {
    list: data().$type<LookupList>().notNull(),
    name: data().notNull(),
    label: jsonb().$type<Bilingual>(),
    rank: integer().notNull(),
    disabled: check(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.name] })],
);

/** One-off texts: the landing page, the login theme, the interface's words. */
export const contents = pgTable('contents', {
  name: data().primaryKey(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
});
