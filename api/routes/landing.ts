import { eq } from 'drizzle-orm';
import { type Localized, localize } from '../bilingual.ts';
import { type Contents, contents } from '../db/schema/lookup.ts';
import { noSuchDocument } from '../http/http-errors.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';

export const getLandingPage: Handler<'getLandingPage'> = (request) => contentOf(request, 'landing_page');

/** One content of the site in the language of the request. */
export async function contentOf<N extends keyof Contents>(
  { deps, language }: RequestContext,
  name: N,
): Promise<Localized<Contents[N]>> {
  const [found] = await deps.db.select().from(contents).where(eq(contents.name, name));
  if (found === undefined) throw noSuchDocument();
  return localize(found.content as Contents[N], language); // the row of a name holds the content of that name
}
