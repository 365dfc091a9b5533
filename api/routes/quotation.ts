import { and, eq } from 'drizzle-orm';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { declineFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { check, text } from '../../src/services/contract/fields.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { readJson } from '../http/body.ts';
import { readForm, settle } from '../http/form.ts';
import { missing, noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal, type RequestContext } from '../http/request-context.ts';
import { declineReasons, isOpen, unanswered } from './job-request.ts';
import { isSameQuotation, readQuotation } from './read-quotation.ts';
import { requestClosed, wrongStanding } from './standing-refusals.ts';

/** Keeps the candidate's quotation. The same one sent again changes nothing, so that it may be sent again when no answer came. */
export const submitQuotation: Handler = personal((asked, user) =>
  answerRequest(asked, user, async ({ tx, body, request, standing, now }) => {
    const held = standing.quotation;
    const said = await readQuotation(tx, body, request, now);
    const hasAnswered = !unanswered.includes(standing.my_status);
    if (hasAnswered && held !== null && isSameQuotation(said, held)) return {};
    if (hasAnswered) throw wrongStanding();
    if (!isOpen(request, now)) throw requestClosed();
    return { my_status: 'Submitted', quotation: said, decline: null };
  }),
);

/** Takes the quotation back while the client has not decided; the request may then be answered anew. */
export const withdrawQuotation: Handler = personal((asked, user) =>
  answerRequest(asked, user, async ({ request, standing }) => {
    const { my_status, quotation } = standing;
    if (my_status === 'Withdrawn') return {};
    if (quotation === null || !['Submitted', 'Shortlisted'].includes(my_status)) throw wrongStanding();
    if (!['Open', 'Shortlisting'].includes(request.status)) throw requestClosed();
    return { my_status: 'Withdrawn', quotation: { ...quotation, status: 'Withdrawn' } };
  }),
);

/** Declines a request with a reason; with `undo`, takes that back. */
export const declineRfq: Handler = personal((asked, user) =>
  answerRequest(asked, user, async ({ body, request, standing, now }) => {
    const { my_status, quotation } = standing;
    const isUndone = check(body.undo);
    if (isUndone && unanswered.includes(my_status)) return {};
    const decline = isUndone ? null : readDecline(body, now);
    if (!isUndone && my_status === 'Declined') return {};
    if (isUndone ? my_status !== 'Declined' : !unanswered.includes(my_status)) throw wrongStanding();
    if (!isOpen(request, now)) throw requestClosed();
    if (decline !== null) return { my_status: 'Declined', decline };
    return { my_status: quotation?.status ?? 'None', decline: null };
  }),
);

/** Keeps a request for later, or no longer. */
export const saveRfq: Handler = personal((asked, user) =>
  answerRequest(asked, user, async ({ body }) => ({ is_saved: check(body.is_saved) ? 1 : 0 })),
);

type Request = typeof jobRequests.$inferSelect;
type Standing = typeof jobRequestCandidates.$inferSelect;

interface Answering {
  readonly tx: Db;
  readonly body: Record<string, unknown>;
  readonly request: Request;
  readonly standing: Standing;
  /** On the site's clock. */
  readonly now: string;
}

/** Changes the candidate's standing with the request that the body names; one at a time. */
async function answerRequest(
  { deps, context }: RequestContext,
  user: string,
  answer: (answering: Answering) => Promise<Partial<Standing>>,
) {
  const body = await readJson(context);
  const name = text(body.name);
  if (name === null) throw missing('name');
  const isTheirs = and(eq(jobRequestCandidates.user, user), eq(jobRequestCandidates.rfq, name));
  return deps.db.transaction(async (tx) => {
    const [standing] = await tx.select().from(jobRequestCandidates).where(isTheirs).for('update');
    const [request] = await tx.select().from(jobRequests).where(eq(jobRequests.name, name));
    if (standing === undefined || request === undefined) throw noSuchDocument();
    const changes = await answer({ tx, body, request, standing, now: siteTime(deps.now()) });
    if (Object.keys(changes).length > 0) await tx.update(jobRequestCandidates).set(changes).where(isTheirs);
    const { my_status, is_saved } = { ...standing, ...changes };
    return { name, my_status, is_saved };
  });
}

function readDecline(body: Record<string, unknown>, now: string) {
  const known = declineReasons.flatMap(({ en, ar }) => [en, ar]);
  const { draft, fieldErrors } = readForm(declineFields, body, { today: null, choices: { reason: known } });
  settle(fieldErrors);
  const given = textIn(draft, 'reason').trim();
  const reason = declineReasons.find(({ en, ar }) => given === en || given === ar) ?? {};
  return { reason, note: textIn(draft, 'note').trim() || null, declined_on: now };
}
