/** How a simulated client answers a quotation: first shortlisted, then awarded. */

import { and, asc, count, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../src/services/contract/language.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { MyStatus } from '../../src/services/contract/statuses.ts';
import { nextName } from '../contract/next-name.ts';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { profiles } from '../db/schema/profile.ts';
import type { Quotation } from '../db/schema/rows.ts';
import { type NewNotification, notify } from '../notification/notify.ts';
import type { Act } from './acts.ts';
import { awardedContract } from './awarded-contract.ts';

/** Shortlists the quotation that has waited longest. */
export const shortlist: Act = async ({ tx, since, before, now }) => {
  const found = await quotationIn(tx, 'Submitted', { since, before: before(1) });
  if (found === null) return false;
  const { response, request, quotation } = found;
  await tx
    .update(jobRequestCandidates)
    .set({ my_status: 'Shortlisted', quotation: { ...quotation, status: 'Shortlisted' } })
    .where(isSame(response));
  await notify(tx, { kind: 'Quotation Shortlisted', ...ofRequest(response, request) }, now);
  return true;
};

/** Awards the shortlisted quotation that has waited longest: its contract is drawn up. */
export const award: Act = async ({ tx, since, before, now }) => {
  const found = await quotationIn(tx, 'Shortlisted', { since, before: before(2) });
  if (found === null) return false;
  const { response, request, quotation } = found;
  const time = siteTime(now);
  const [profile] = await tx.select().from(profiles).where(eq(profiles.user, response.user));
  const nameIn = (language: Language) =>
    [profile?.first_name, profile?.last_name].map((name) => name?.[language] ?? name?.en ?? name?.ar ?? '').join(' ');
  const name = await nextName(tx, 'CON', time.slice(0, 10));
  const candidate = { en: nameIn('en'), ar: nameIn('ar') };
  await tx
    .insert(contracts)
    .values(awardedContract({ name, user: response.user, request, quotation, candidate, now: time }));
  await tx
    .update(jobRequestCandidates)
    .set({ my_status: 'Won', quotation: { ...quotation, status: 'Accepted' } })
    .where(isSame(response));
  const [others] = await tx
    .select({ count: count() })
    .from(jobRequestCandidates)
    .where(eq(jobRequestCandidates.rfq, request.name));
  await notify(tx, { kind: 'Quotation Won', ...ofRequest(response, request) }, now);
  await notify(tx, { user: response.user, kind: 'Contract To Sign', reference: name, subject: request.job_title }, now);
  // a request that other candidates may answer stays open for them
  if (others?.count === 1)
    await tx
      .update(jobRequests)
      .set({
        status: 'Awarded',
        modified: time,
        timeline: [...request.timeline, { status: 'Awarded', changed_on: time, note: null }],
      })
      .where(eq(jobRequests.name, request.name));
  return true;
};

type Response = typeof jobRequestCandidates.$inferSelect;

const ofRequest = (
  { user }: Response,
  { name, job_title }: typeof jobRequests.$inferSelect,
): Omit<NewNotification, 'kind'> => ({ user, reference: name, subject: job_title });

const isSame = ({ rfq, user }: Response): SQL | undefined =>
  and(eq(jobRequestCandidates.rfq, rfq), eq(jobRequestCandidates.user, user));

/** The quotation in a status that was submitted first of those between two times; `null` when there is none. */
async function quotationIn(tx: Db, status: MyStatus, { since, before }: { since: string; before: string }) {
  const submitted = sql<string>`${jobRequestCandidates.quotation} ->> 'submitted_on'`;
  const [found] = await tx
    .select({ response: jobRequestCandidates, request: jobRequests })
    .from(jobRequestCandidates)
    .innerJoin(jobRequests, eq(jobRequests.name, jobRequestCandidates.rfq))
    .where(and(eq(jobRequestCandidates.my_status, status), gte(submitted, since), lte(submitted, before)))
    .orderBy(asc(submitted))
    .limit(1)
    .for('update', { of: jobRequestCandidates });
  const quotation: Quotation | null | undefined = found?.response.quotation;
  return found && quotation ? { ...found, quotation } : null;
}
