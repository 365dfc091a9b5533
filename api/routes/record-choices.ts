import { and, eq, or } from 'drizzle-orm';
import {
  type Cell,
  type Field,
  type Form,
  maxRows,
  type OptionList,
} from '../../src/services/contract/fields/field.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import type { Db } from '../db/db.ts';
import { type LookupList, lookups } from '../db/schema/lookup.ts';
import { fieldError } from '../http/field-error-texts.ts';
import type { FieldError } from '../http/http-error.ts';

/** The database's name of each list of choices. */
const lookupLists: Record<OptionList, LookupList> = {
  currencies: 'currency',
  educationLevels: 'education_level',
  industries: 'industry',
  languages: 'language',
  preferences: 'preference',
  priceBasis: 'price_basis',
  regions: 'region',
  serviceLines: 'service_line',
  technicalSkills: 'technical_skill',
  yearsOfExperience: 'years_of_experience',
};

/** The errors of values that are none of their list's choices. What was stored before may stay, known or not. */
export async function unknownChoices(
  db: Db,
  form: Form,
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>> = {},
): Promise<FieldError[]> {
  const before = new Set(choicesIn(form, stored).map(keyOf));
  const asked = choicesIn(form, values).filter((choice) => !before.has(keyOf(choice)));
  if (asked.length === 0) return [];
  const found = await db
    .select({ list: lookups.list, name: lookups.name })
    .from(lookups)
    .where(or(...asked.map(({ list, name }) => and(eq(lookups.list, list), eq(lookups.name, name)))));
  const known = new Set(found.map(keyOf));
  return asked
    .filter((choice) => !known.has(keyOf(choice)))
    .map(({ fieldname }) => fieldError(fieldname, 'invalidChoice'));
}

interface Choice {
  readonly fieldname: string;
  readonly list: LookupList;
  readonly name: string;
}

const keyOf = ({ list, name }: Pick<Choice, 'list' | 'name'>): string => `${list} ${name}`;

function choicesIn(form: Form, values: Readonly<Record<string, unknown>>): Choice[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = form[name];
    if (!field) return [];
    if (!Array.isArray(value)) return chosen(field, name, value);
    // a longer list is refused as a whole
    return value.slice(0, maxRows).flatMap((item, at) => {
      if (!isObject(item)) return chosen(field, name, item);
      if (field.kind === 'details') {
        const detail = field.details[String(item.detail_type)];
        return detail ? chosen({ kind: 'choice', ...detail }, `${name}.${at}.value`, item.value) : [];
      }
      if (field.kind !== 'rows') return [];
      return Object.entries(field.cells).flatMap(([cell, of]) => chosen(of, `${name}.${at}.${cell}`, item[cell]));
    });
  });
}

function chosen(field: Field | Cell, fieldname: string, value: unknown): Choice[] {
  if ((field.kind !== 'choice' && field.kind !== 'choices') || typeof value !== 'string') return [];
  const list = typeof field.from === 'string' && Object.hasOwn(lookupLists, field.from) ? field.from : null;
  // the keys of the table were just asked
  return list === null ? [] : [{ fieldname, list: lookupLists[list as OptionList], name: value.slice(0, 140) }];
}
