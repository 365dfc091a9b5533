import { eq } from 'drizzle-orm';
import { say } from '../bilingual.ts';
import { contents } from '../db/schema/lookup.ts';
import type { Answer, Asked } from '../wire/asked.ts';
import { noSuchDocument } from '../wire/refusals.ts';

export const getLandingPage: Answer = (asked) => contentOf(asked, 'landing_page');

/** A one-off text in the language asked for. */
export async function contentOf({ deps, language }: Asked, name: string): Promise<unknown> {
  const [found] = await deps.db.select().from(contents).where(eq(contents.name, name));
  if (found === undefined) throw noSuchDocument();
  return say(found.content, language);
}
