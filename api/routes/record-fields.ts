/** Reads what was posted of a candidate's own record, by the rules that its forms have. */
import type { DraftKey } from '../../src/services/contract/draft-kinds.ts';
import { kindsOf } from '../../src/services/contract/draft-kinds.ts';
import { recordRefusals } from '../../src/services/contract/draft-rules.ts';
import type { RecordRefusal } from '../../src/services/contract/draft-shapes.ts';
import { changedIn, draftOf, wireOf } from '../../src/services/contract/drafts.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { type Bilingual, type Language, localize, localizeText } from '../bilingual.ts';
import type { Said } from '../db/schema/rows.ts';
import { fieldErrorTexts } from '../http/form.ts';
import type { FieldError } from '../http/http-error.ts';
import { overlongIn } from './overlong-fields.ts';

/** What was posted, as it will be kept. */
export interface Posted {
  /** Those fields that differ from what is kept. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly fieldErrors: FieldError[];
}

/** A field that is not posted stays as it is; one that is posted as `null` is emptied. */
export function readPosted(
  key: DraftKey,
  body: Record<string, unknown>,
  kept: Record<string, unknown>,
  language: Language,
  now: Date,
): Posted {
  const overlong = overlongIn(key, body);
  if (overlong.length > 0) return { values: {}, fieldErrors: overlong.map(fieldErrorOf) };
  const said = { ...(localize(kept, language) as object) }; // an object is said as one
  const posted = kindsOf(key).flatMap(([field]) => (Object.hasOwn(body, field) ? [field] : []));
  const draft = draftOf(key, { ...said, ...body });
  const base = draftOf(key, said);
  const changed = changedIn(key, posted, draft, base);
  const asked = changed.includes('availability_status') ? [...changed, 'available_from'] : changed;
  const refusals = recordRefusals(key, asked, draft, base, now);
  const values = Object.entries(wireOf(key, draft, changed)).map(([field, value]) => [
    field,
    Array.isArray(value) ? keptRows(field, value, kept[field], language) : value,
  ]);
  return { values: Object.fromEntries(values), fieldErrors: Object.entries(refusals).map(fieldErrorOf) };
}

/** What is said in one language leaves the other's text as it is; what is emptied is emptied in both. */
export function inLanguage(kept: Bilingual | null | undefined, language: Language, said: unknown): Bilingual | null {
  return typeof said === 'string' ? { ...kept, [language]: said } : null;
}

/** Rows have a name each, and keep in both languages what was not written anew. */
function keptRows(field: string, rows: readonly unknown[], kept: unknown, language: Language): unknown[] {
  const held = Array.isArray(kept) ? kept.filter(isObject) : [];
  return rows.map((row, at) => {
    if (!isObject(row)) return row;
    const cells = Object.entries(row).map(([cell, value]) => [cell, sameSaid(held, cell, value, language)]);
    const isNamed = field === 'academic_background' || field === 'professional_experience';
    return { ...(isNamed && { name: `${field}-${at + 1}` }), ...Object.fromEntries(cells) };
  });
}

function sameSaid(held: readonly Record<string, unknown>[], cell: string, value: unknown, language: Language): unknown {
  const same = held
    .map((row) => row[cell] as Said | null)
    .find((said) => isBoth(said) && localizeText(said, language) === value);
  return same ?? value;
}

const isBoth = (said: unknown): said is Bilingual => isObject(said);

const fieldErrorOf = ([fieldname, refusal]: [string, RecordRefusal]): FieldError => ({
  fieldname,
  text: recordTexts[refusal] ?? fieldErrorTexts[refusal as keyof typeof fieldErrorTexts], // each is in one of the two
});

const recordTexts: Partial<Record<RecordRefusal, Bilingual>> = {
  inPast: { en: 'This date has passed', ar: 'هذا التاريخ مضى' },
  inFuture: { en: "This date can't be in the future", ar: 'لا يمكن أن يكون هذا التاريخ في المستقبل' },
  invalidAddress: {
    en: 'Enter a URL that starts with https:// or http://',
    ar: 'أدخل رابطًا يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069',
  },
  chosenTwice: { en: 'Already added', ar: 'مضاف بالفعل' },
  endsBeforeStart: { en: 'Must be after the start', ar: 'يجب أن يكون بعد تاريخ البدء' },
  tooMany: fieldErrorTexts.tooManyRows,
};
