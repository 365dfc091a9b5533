import { asc, eq } from 'drizzle-orm';
import { localize, localizeText } from '../bilingual.ts';
import { type LookupFields, type LookupList, lookups } from '../db/schema/lookup.ts';
import type { Deps } from '../deps.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import { contentOf } from './landing.ts';

/** Handles a call for a reference list: its rows by rank, in the language of the request. */
export function lookup<L extends Exclude<LookupList, CodeList>>(list: L) {
  return async ({ deps, language }: RequestContext) =>
    (await rowsOf(deps, list)).map(({ name, label, rank, disabled, fields }) => ({
      name,
      label: localizeText(label ?? {}, language),
      rank,
      disabled,
      ...localize(fields, language),
    }));
}

/** The lists keyed by standard codes. The page names the codes itself, or the rows contain the name. */
type CodeList = 'currency' | 'language';

/** Handles a call for a list of standard codes. */
export function codes<L extends CodeList>(list: L) {
  return async ({ deps, language }: RequestContext) =>
    (await rowsOf(deps, list)).map(({ name, fields }) => ({ name, ...localize(fields, language) }));
}

async function rowsOf<L extends LookupList>({ db }: Deps, list: L) {
  const rows = await db.select().from(lookups).where(eq(lookups.list, list)).orderBy(asc(lookups.rank));
  return rows.map((row) => ({ ...row, fields: row.fields as LookupFields[L] })); // the rows of a list hold its fields
}

/** The texts of the interface, by the message ids of the specification. */
export const getTranslationText: Handler<'getTranslationText'> = (request) => contentOf(request, 'translation_text');
