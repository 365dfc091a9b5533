import { eq } from 'drizzle-orm';
import { localize } from '../bilingual.ts';
import { contents } from '../db/schema/lookup.ts';
import { noSuchDocument } from '../http/http-errors.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';

export const getLandingPage: Handler = (asked) => contentOf(asked, 'landing_page');

/** A one-off text in the language asked for. */
export async function contentOf({ deps, language }: RequestContext, name: string): Promise<unknown> {
  const [found] = await deps.db.select().from(contents).where(eq(contents.name, name));
  if (found === undefined) throw noSuchDocument();
  return localize(found.content, language);
}
