import { asc, eq } from 'drizzle-orm';
import { localize } from '../bilingual.ts';
import { type LookupList, lookups } from '../db/schema/lookup.ts';
import type { Handler } from '../http/request-context.ts';
import { contentOf } from './landing.ts';

/** Answers with the rows of a reference list, in the language asked for. */
export function lookup(list: LookupList): Handler {
  return async ({ deps, language }) => {
    const rows = await deps.db.select().from(lookups).where(eq(lookups.list, list)).orderBy(asc(lookups.rank));
    return rows.map(({ name, label, rank, disabled, fields }) =>
      localize({ name, ...(label === null ? {} : { label }), rank, disabled, ...fields }, language),
    );
  };
}

/** The interface's words, by the keys of the specification. */
export const getTranslationText: Handler = (asked) => contentOf(asked, 'translation_text');
