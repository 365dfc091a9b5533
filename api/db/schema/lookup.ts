import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { CallName, WireReply } from '../../../src/services/contract/calls.ts';
import type { Bilingual, Unlocalized } from '../../bilingual.ts';
import { check, data } from './columns.ts';

/** The reference lists, each with the additional fields of its rows. */
export interface LookupFields {
  currency: Own<'getCurrencies'>;
  education_level: Own<'getEducationLevels'>;
  industry: Own<'getIndustries'>;
  language: Own<'getLanguages'>;
  preference: Own<'getPreferences'>;
  price_basis: Own<'getPriceBasis'>;
  region: Own<'getRegions'>;
  service: Own<'getServices'>;
  service_line: Own<'getServiceLines'>;
  technical_skill: Own<'getTechnicalSkills'>;
  years_of_experience: Own<'getYearsOfExperience'>;
}

export type LookupList = keyof LookupFields;

type Own<N extends CallName> =
  WireReply<N> extends (infer Row)[] ? Unlocalized<Omit<Row, 'name' | 'label' | 'rank' | 'disabled'>> : never;

/** Rows of all reference lists: `name` is the stable key. */
export const lookups = pgTable(
  'lookups',
  {
    list: data().$type<LookupList>().notNull(),
    name: data().notNull(),
    label: jsonb().$type<Bilingual>(),
    rank: integer().notNull(),
    disabled: check(),
    fields: jsonb().$type<LookupFields[LookupList]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.name] })],
);

/** The type of each content. */
export interface Contents {
  landing_page: Unlocalized<WireReply<'getLandingPage'>>;
  login_theme: Unlocalized<WireReply<'getLoginTheme'>>;
  translation_text: Unlocalized<WireReply<'getTranslationText'>>;
}

/** The contents of the site, by name. */
export const contents = pgTable('contents', {
  name: data().$type<keyof Contents>().primaryKey(),
  content: jsonb().$type<Contents[keyof Contents]>().notNull(),
});
