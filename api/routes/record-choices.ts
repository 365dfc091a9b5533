import { and, eq, or } from 'drizzle-orm';
import { isObject } from '../../src/services/contract/readers.ts';
import type { Db } from '../db/db.ts';
import { type LookupList, lookups } from '../db/schema/lookup.ts';
import { fieldErrorTexts } from '../http/form.ts';
import type { FieldError } from '../http/http-error.ts';

type List = LookupList;

/** The list of choices behind a field, or behind a cell of its rows. */
const listOf: Readonly<Record<string, List>> = {
  currency: 'currency',
  price_basis: 'price_basis',
  years_of_experience: 'years_of_experience',
  preferences: 'preference',
  service_lines: 'service_line',
  industries: 'industry',
  regions: 'region',
  'academic_background.education_level': 'education_level',
  'professional_experience.industry': 'industry',
  'professional_experience.service_line': 'service_line',
  'professional_experience.region': 'region',
  'technical_skills.skill': 'technical_skill',
  'language.language': 'language',
};

/** Complains of what is none of a list's choices. What was kept before may stay, known or not. */
export async function unknownChoices(
  db: Db,
  values: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, unknown>>,
): Promise<FieldError[]> {
  const before = new Set(choicesIn(kept).map(({ list, name }) => `${list} ${name}`));
  const asked = choicesIn(values).filter(({ list, name }) => !before.has(`${list} ${name}`));
  if (asked.length === 0) return [];
  const found = await db
    .select({ list: lookups.list, name: lookups.name })
    .from(lookups)
    .where(or(...asked.map(({ list, name }) => and(eq(lookups.list, list), eq(lookups.name, name)))));
  const known = new Set(found.map(({ list, name }) => `${list} ${name}`));
  return asked
    .filter(({ list, name }) => !known.has(`${list} ${name}`))
    .map(({ fieldname }) => ({ fieldname, text: fieldErrorTexts.invalidChoice }));
}

interface Choice {
  readonly fieldname: string;
  readonly list: List;
  readonly name: string;
}

function choicesIn(values: Readonly<Record<string, unknown>>): Choice[] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (!Array.isArray(value)) return chosen(field, field, value);
    return value.flatMap((item, at) =>
      isObject(item)
        ? Object.entries(item).flatMap(([cell, inner]) => chosen(`${field}.${cell}`, `${field}.${at}.${cell}`, inner))
        : chosen(field, field, item),
    );
  });
}

function chosen(key: string, fieldname: string, value: unknown): Choice[] {
  const list = listOf[key];
  return list !== undefined && typeof value === 'string' ? [{ fieldname, list, name: value.slice(0, 140) }] : [];
}
