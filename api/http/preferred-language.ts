/** The language of the messages that no call causes: that in which a person last used the product. */
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/db.ts';
import { profiles } from '../db/schema/profile.ts';

/** Stores the language of a person's request, unless the request names none. */
export async function storeLanguage(context: Context, db: Db, user: string): Promise<void> {
  const language = context.req.query('language');
  if (language !== 'en' && language !== 'ar') return;
  const isOther = and(eq(profiles.user, user), ne(profiles.preferred_language, language));
  await db.update(profiles).set({ preferred_language: language }).where(isOther);
}
