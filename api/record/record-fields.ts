/** Reads the posted fields of a candidate's record, and converts them to columns. */

import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../src/services/contract/fields/candidate-table.ts';
import type { Field, Form } from '../../src/services/contract/fields/field.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';
import { changedIn, draftFrom, wireFrom } from '../../src/services/contract/fields/wire.ts';
import type { Language } from '../../src/services/contract/language.ts';
import { isObject, language } from '../../src/services/contract/readers.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { type Bilingual, localize, localizeText } from '../bilingual.ts';
import type { StoredText } from '../db/schema/rows.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { fieldErrorsOf } from '../http/form.ts';
import type { FieldError } from '../http/http-error.ts';
import { invalid } from '../http/http-errors.ts';

/** The posted fields, as they will be stored. */
export interface Posted {
  /** The fields that differ from the stored record, in the language of the request. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly fieldErrors: FieldError[];
}

/** The language of the posted texts: the one in which they were read, as the body states it, or that of the call. */
export function languageOfTexts(
  { language_abbr }: Readonly<Record<string, unknown>>,
  call: { readonly language: Language },
): Language {
  if (typeof language_abbr !== 'string') return call.language;
  const stated = language(language_abbr);
  if (stated === null) throw invalid([fieldError('language_abbr', 'invalidChoice')]);
  return stated;
}

/** A field that is missing from the body stays unchanged; `null` empties it. */
export function readPosted(
  key: RecordKey,
  body: Record<string, unknown>,
  stored: Record<string, unknown>,
  language: Language,
  now: Date,
): Posted {
  const form = recordForms[key];
  const before = { ...(localize(stored, language) as object) }; // an object is localised as one
  const posted = Object.keys(form).filter((name) => Object.hasOwn(body, name));
  const [draft, base] = [draftFrom(form, { ...before, ...body }), draftFrom(form, before)];
  const changed = changedIn(form, posted, draft, base);
  const errors = validate(form, draft, { today: siteDay(now), base }, [
    ...changed,
    ...Object.keys(form).filter((name) => form[name]?.when?.(draft) !== form[name]?.when?.(base)),
    ...Object.keys(form).filter((name) => changed.includes(currencyOf(form[name]))),
  ]);
  const values = Object.entries(wireFrom(form, draft, changed)).map(([name, value]) => [
    name,
    Array.isArray(value) ? storedRows(form, name, value, stored[name], language) : value,
  ]);
  return { values: Object.fromEntries(values), fieldErrors: fieldErrorsOf(form, errors) };
}

/** The field with the currency of an amount, which limits its decimals. */
const currencyOf = (field: Field | undefined): string => (field?.kind === 'amount' ? field.currency : undefined) ?? '';

/** The values of the columns. A bilingual text keeps its other language; `null` empties both. */
export function columnValues(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      form[name]?.isBilingual ? inLanguage(stored[name] as Bilingual | null, language, value) : value, // the column of a bilingual field
    ]),
  );
}

/** Adds names to the rows of the lists that have them. */
export const namedRows = (form: Form, name: string, rows: readonly object[]): object[] => {
  const field = form[name];
  const isNamed = field?.kind === 'details' || (field?.kind === 'rows' && field.isNamed === true);
  return rows.map((row, at) => ({ ...(isNamed && { name: `${name}-${at + 1}` }), ...row }));
};

function inLanguage(stored: Bilingual | null | undefined, language: Language, text: unknown): Bilingual | null {
  return typeof text === 'string' ? { ...stored, [language]: text } : null;
}

/** The rows to store. A cell with an unchanged text keeps both of its languages. */
function storedRows(form: Form, name: string, rows: readonly unknown[], stored: unknown, language: Language) {
  const oldRows = Array.isArray(stored) ? stored.filter(isObject) : [];
  if (form[name]?.kind !== 'rows') return rows;
  const newRows = rows
    .filter(isObject)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([cell, value]) => [cell, bilingualText(oldRows, cell, value, language)]),
      ),
    );
  return namedRows(form, name, newRows);
}

function bilingualText(
  oldRows: readonly Record<string, unknown>[],
  cell: string,
  value: unknown,
  language: Language,
): unknown {
  const same = oldRows
    .map((row) => row[cell] as StoredText | null)
    .find((text) => isBilingual(text) && localizeText(text, language) === value);
  return same ?? value;
}

const isBilingual = (text: unknown): text is Bilingual => isObject(text);
