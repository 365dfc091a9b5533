import { eq } from 'drizzle-orm';
import { localizeText } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { profiles } from '../db/schema/profile.ts';

/** The full name of a candidate as the profile shows it, in each language. */
export async function profileNames(db: Db, user: string): Promise<string[]> {
  const names = { first: profiles.first_name, last: profiles.last_name };
  const [found] = await db.select(names).from(profiles).where(eq(profiles.user, user));
  if (found === undefined) return [];
  const { first, last } = found;
  return (['en', 'ar'] as const).map((language) => [first, last].map((name) => localizeText(name, language)).join(' '));
}
