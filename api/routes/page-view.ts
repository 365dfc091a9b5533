import { count, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { text } from '../../src/services/contract/readers.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { languageOf } from '../bilingual.ts';
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
  const body = await readJson({ context, deps, maxBodyBytes: usualBodyBytes, bodySchema: pageViewBody });
  const path = pathOf(text(body.path));
  if (path === null) throw invalid([{ fieldname: 'path', text: { en: 'Invalid path', ar: 'المسار غير صالح' } }]);
  const day = siteDay(deps.now());
  const [today] = await deps.db.select({ rows: count() }).from(pageViews).where(eq(pageViews.day, day));
  const counted = (today?.rows ?? 0) < maxPathsPerDay ? path : '/other';
  await deps.db
    .insert(pageViews)
    .values({ day, path: counted, language: languageOf(text(body.language)), views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.language],
      set: { views: sql`${pageViews.views} + 1` },
    });
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

const maxAddressLength = 4096;

/** The path without the part after `?` or `#`, which may be private. */
function pathOf(address: string | null): string | null {
  if (address !== null && address.length > maxAddressLength) return null;
  const path = address?.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') && path.length <= 200 ? path : null;
}
