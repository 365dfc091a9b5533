/**
 * How the simulated network receives a new candidate: it approves the profile, and offers the requests that match best.
 */
import { and, asc, desc, eq, gt, gte, lte } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { nextName } from '../contract/next-name.ts';
import type { Db } from '../db/db.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { profiles } from '../db/schema/profile.ts';
import { createClock } from '../db/seed/history/clock.ts';
import { makeOpenRequests } from '../db/seed/history/job-requests.ts';
import { readMatcher } from '../job-request/match.ts';
import { notify } from '../notification/notify.ts';
import type { Act } from './acts.ts';

/** Approves the profile that has waited longest. */
export const approve: Act = async ({ tx, since, before, now }) => {
  const isDue = and(eq(profiles.status, 'Submitted'), gte(profiles.creation, since), lte(profiles.creation, before(1)));
  const [found] = await tx
    .select({ name: profiles.name, user: profiles.user })
    .from(profiles)
    .where(isDue)
    .orderBy(asc(profiles.creation))
    .limit(1)
    .for('update');
  if (found === undefined) return false;
  await tx.update(profiles).set({ status: 'Approved' }).where(eq(profiles.name, found.name));
  await offerRequests(tx, found.user, now);
  return true;
};

/** How many requests a new candidate sees, and to how many of them they are invited. */
const offered = 12;
const invited = 2;
/** A request is offered at least this long before its deadline. */
const leastDays = 3;
/** With fewer open requests, new ones are published. */
const fewest = 6;

async function offerRequests(tx: Db, user: string, now: Date): Promise<void> {
  const soon = siteTime(now.getTime() + leastDays * 24 * 60 * 60 * 1000);
  const readOpen = () =>
    tx
      .select()
      .from(jobRequests)
      .where(and(eq(jobRequests.status, 'Open'), gt(jobRequests.valid_till, soon)))
      .orderBy(desc(jobRequests.transaction_date))
      .limit(100);
  const open = await readOpen();
  if (open.length < fewest) {
    await publish(tx, now);
    open.splice(0, open.length, ...(await readOpen()));
  }
  const match = await readMatcher(tx, user);
  const best = open
    .map((request) => ({ ...request, score: match(request).score ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .slice(0, offered);
  if (best.length === 0) return;
  await tx
    .insert(jobRequestCandidates)
    .values(best.map(({ name }, at) => ({ rfq: name, user, is_invited: at < invited ? (1 as const) : (0 as const) })))
    .onConflictDoNothing();
  for (const { name, job_title } of best.slice(0, invited))
    await notify(tx, { user, kind: 'Request Invited', reference: name, subject: job_title }, now);
}

/** Adds requests of today, as those of the demo data have passed their deadlines. */
async function publish(tx: Db, now: Date): Promise<void> {
  for (const request of makeOpenRequests(createClock(now))) {
    const name = await nextName(tx, 'RFQ', siteTime(now).slice(0, 10));
    await tx.insert(jobRequests).values(renamed(request, name));
  }
}

/** The names of a request's parts begin with its own. */
function renamed<T extends { readonly name: string }>(request: T, name: string): T {
  return JSON.parse(JSON.stringify(request).replaceAll(request.name, name)) as T; // only texts were changed
}
