import { and, count, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { withoutToken } from '../../src/services/contract/paths.ts';
import { text } from '../../src/services/contract/readers.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { languageOf } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { pageViews } from '../db/schema/page-view.ts';
import type { Deps } from '../deps.ts';
import { pageViewBody } from '../documentation/bodies.ts';
import { readJson } from '../http/body.ts';
import { usualBodyBytes } from '../http/body-limits.ts';
import { invalid, wrongVerb } from '../http/http-errors.ts';
import { limitVisitor } from '../http/visitor.ts';

const maxPathsPerDay = 500;

/** Counts a page view by day, path and language. */
export async function countPageView(context: Context, deps: Deps): Promise<Response> {
  if (context.req.method !== 'POST') throw wrongVerb();
  await limitVisitor(context, deps, 'view');
  const body = await readJson({ context, deps, user: null, maxBodyBytes: usualBodyBytes, bodySchema: pageViewBody });
  const path = pathOf(text(body.path));
  if (path === null) throw invalid([{ fieldname: 'path', text: { en: 'Invalid path', ar: 'المسار غير صالح' } }]);
  const view = { day: siteDay(deps.now()), path, language: languageOf(text(body.language)) };
  if (!(await countAgain(deps.db, view))) await countFirst(deps.db, view);
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

type View = Pick<typeof pageViews.$inferInsert, 'day' | 'path' | 'language'>;

const oneMore = { views: sql`${pageViews.views} + 1` };

/** Counts a view of a path that the day has already; `false` when it has not. */
async function countAgain(db: Db, { day, path, language }: View): Promise<boolean> {
  const isThis = and(eq(pageViews.day, day), eq(pageViews.path, path), eq(pageViews.language, language));
  const counted = await db.update(pageViews).set(oneMore).where(isThis).returning({ views: pageViews.views });
  return counted.length > 0;
}

async function countFirst(db: Db, view: View): Promise<void> {
  const [today] = await db.select({ rows: count() }).from(pageViews).where(eq(pageViews.day, view.day));
  const path = (today?.rows ?? 0) < maxPathsPerDay ? view.path : '/other';
  await db
    .insert(pageViews)
    .values({ ...view, path, views: 1 })
    .onConflictDoUpdate({ target: [pageViews.day, pageViews.path, pageViews.language], set: oneMore });
}

const maxAddressLength = 4096;

/** The path without the part after `?` or `#` and without the token of a shared profile, which are private. */
function pathOf(address: string | null): string | null {
  if (address !== null && address.length > maxAddressLength) return null;
  const path = withoutToken(address?.split(/[?#]/)[0] ?? '');
  return path.startsWith('/') && path.length <= 200 ? path : null;
}
