import { and, desc, eq } from 'drizzle-orm';
import { canRespond } from '../../src/services/contract/rules/request-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { localize } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { withFileUrl } from '../files/own-file.ts';
import { noSuchDocument, requiredError } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { readMatcher } from '../job-request/match.ts';

type Request = typeof jobRequests.$inferSelect;
type CandidateResponse = typeof jobRequestCandidates.$inferSelect;

/** The requests for quotation that a candidate may see, newest first. */
export const getJobRequests: Handler<'getJobRequests'> = personal(async ({ deps, language }, user) => {
  const visible = await visibleTo(deps.db, user);
  return visible.map(({ request, response, score }) => localize(rowOf(request, response, score), language));
});

/** The requests that a candidate may see with the candidate's response and score, newest first. */
export async function visibleTo(db: Db, user: string) {
  const found = await db
    .select({ request: jobRequests, response: jobRequestCandidates })
    .from(jobRequestCandidates)
    .innerJoin(jobRequests, eq(jobRequests.name, jobRequestCandidates.rfq))
    .where(eq(jobRequestCandidates.user, user))
    .orderBy(desc(jobRequests.transaction_date), desc(jobRequests.name));
  const match = await readMatcher(db, user);
  return found.map((each) => ({ ...each, score: match(each.request).score }));
}

/** One request for quotation, with the candidate's own response. */
export const getJobDescription: Handler<'getJobDescription'> = personal(async ({ deps, language, query }, user) => {
  const name = query('name');
  if (name === '') throw requiredError('name');
  const [found] = await deps.db
    .select()
    .from(jobRequestCandidates)
    .innerJoin(jobRequests, eq(jobRequests.name, jobRequestCandidates.rfq))
    .where(and(eq(jobRequestCandidates.user, user), eq(jobRequests.name, name)));
  if (found === undefined) throw noSuchDocument();
  const { job_requests: request, job_request_candidates: response } = found;
  const { score, parts } = (await readMatcher(deps.db, user))(request);
  const description = {
    ...request,
    ...rowOf(request, response, score),
    match_parts: parts.map((part) => ({ ...part })),
    attachments: request.attachments.map(withFileUrl),
    decline_reasons: declineReasons,
    can_respond: canRespond({ ...request, my_status: response.my_status }, siteTime(deps.now()))
      ? (1 as const)
      : (0 as const),
    my_response: response.quotation && {
      ...response.quotation,
      attachments: response.quotation.attachments.map(withFileUrl),
    },
    my_decline: response.decline,
  };
  return localize(description, language);
});

function rowOf(request: Request, response: CandidateResponse, match_score: number | null) {
  const { description, deliverables, required_skills, required_languages, ...rest } = request;
  const { questions, attachments, terms, contact_name, timeline, ...row } = rest;
  const { my_status, is_invited, is_saved, seen, quotation } = response;
  return { ...row, my_status, my_quotation: quotation?.name ?? null, is_invited, is_saved, seen, match_score };
}

export const declineReasons = [
  { en: 'Not available at that time', ar: 'عدم التوافر في تلك الفترة' },
  { en: 'Outside my field', ar: 'خارج مجال تخصصي' },
  { en: 'The budget does not fit', ar: 'الميزانية غير مناسبة' },
  { en: 'Conflict of interest', ar: 'تعارض في المصالح' },
  { en: 'Location or travel', ar: 'الموقع أو متطلبات السفر' },
  { en: 'Another reason', ar: 'سبب آخر' },
];
