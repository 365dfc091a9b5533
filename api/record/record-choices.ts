import { and, eq, or } from 'drizzle-orm';
import {
  type Cell,
  type Field,
  type Form,
  maxLineLength,
  maxRows,
  type OptionList,
} from '../../src/services/contract/fields/field.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import type { Db } from '../db/db.ts';
import { type LookupList, lookups } from '../db/schema/lookup.ts';
import { fieldError } from '../http/field-error-texts.ts';
import type { FieldError } from '../http/http-error.ts';

/** The list in the database for each list of options. */
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

/** The errors of values that are not in their list. Values that are already stored are allowed, whether listed or not. */
export async function unknownChoices(
  db: Db,
  form: Form,
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>> = {},
): Promise<FieldError[]> {
  const storedKeys = new Set(choicesIn(form, stored).map(keyOf));
  const added = choicesIn(form, values).filter((choice) => !storedKeys.has(keyOf(choice)));
  if (added.length === 0) return [];
  const found = await db
    .select({ list: lookups.list, name: lookups.name })
    .from(lookups)
    .where(or(...added.map(({ list, name }) => and(eq(lookups.list, list), eq(lookups.name, name)))));
  const known = new Set(found.map(keyOf));
  return added
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
    if (!Array.isArray(value)) return choiceIn(field, name, value);
    // validation rejects a longer list
    return value.slice(0, maxRows).flatMap((item, at) => {
      if (!isObject(item)) return choiceIn(field, name, item);
      if (field.kind === 'details') {
        const detail = field.details[String(item.detail_type)];
        return detail ? choiceIn({ kind: 'choice', ...detail }, `${name}.${at}.value`, item.value) : [];
      }
      if (field.kind !== 'rows') return [];
      return Object.entries(field.cells).flatMap(([cell, of]) => choiceIn(of, `${name}.${at}.${cell}`, item[cell]));
    });
  });
}

function choiceIn(field: Field | Cell, fieldname: string, value: unknown): Choice[] {
  if ((field.kind !== 'choice' && field.kind !== 'choices') || typeof value !== 'string') return [];
  const list = typeof field.from === 'string' && Object.hasOwn(lookupLists, field.from) ? field.from : null;
  return list === null
    ? []
    : [{ fieldname, list: lookupLists[list as OptionList], name: value.slice(0, maxLineLength) }]; // `hasOwn` checked the key
}
