import { and, eq } from 'drizzle-orm';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { declineFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { check, text } from '../../src/services/contract/readers.ts';
import { canQuote, canWithdraw, isWithClient } from '../../src/services/contract/rules/quotation-rules.ts';
import {
  canDecline,
  canUndoDecline,
  hasDeclined,
  isUnanswered,
  type OwnRequest,
} from '../../src/services/contract/rules/request-rules.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { readJson } from '../http/body.ts';
import { readForm, settle } from '../http/form.ts';
import { missing, noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal, type RequestContext } from '../http/request-context.ts';
import { declineReasons } from './job-request.ts';
import { isSameQuotation, readQuotation } from './read-quotation.ts';
import { requestClosed, wrongStanding } from './standing-refusals.ts';

/** Stores the candidate's quotation. Sent again unchanged it changes nothing, so that a client without a reply may repeat it. */
export const submitQuotation: Handler<'submitQuotation'> = personal((asked, user) =>
  answerRequest(asked, user, async ({ tx, body, request, standing, own, now }) => {
    const stored = standing.quotation;
    const quotation = await readQuotation(tx, body, request, now);
    if (!isUnanswered(own) && stored !== null && isSameQuotation(quotation, stored)) return {};
    if (!canQuote(own, now)) throw isUnanswered(own) ? requestClosed() : wrongStanding();
    return { my_status: 'Submitted', quotation, decline: null };
  }),
);

/** Takes the quotation back while the client has not decided; the request may then be answered again. */
export const withdrawQuotation: Handler<'withdrawQuotation'> = personal((asked, user) =>
  answerRequest(asked, user, async ({ standing: { my_status, quotation }, own }) => {
    if (my_status === 'Withdrawn') return {};
    if (quotation === null) throw wrongStanding();
    if (!canWithdraw(own)) throw isWithClient(own) ? requestClosed() : wrongStanding();
    return { my_status: 'Withdrawn', quotation: { ...quotation, status: 'Withdrawn' } };
  }),
);

/** Declines a request with a reason; with `undo`, takes that back. */
export const declineRfq: Handler<'declineRfq'> = personal((asked, user) =>
  answerRequest(asked, user, async (answering) =>
    check(answering.body.undo) ? undoneDecline(answering) : newDecline(answering),
  ),
);

function newDecline({ body, own, now }: Answering): Partial<Standing> {
  const decline = readDecline(body, now);
  if (hasDeclined(own)) return {};
  if (!canDecline(own, now)) throw isUnanswered(own) ? requestClosed() : wrongStanding();
  return { my_status: 'Declined', decline };
}

function undoneDecline({ standing: { quotation }, own, now }: Answering): Partial<Standing> {
  if (isUnanswered(own)) return {};
  if (!canUndoDecline(own, now)) throw hasDeclined(own) ? requestClosed() : wrongStanding();
  const status = quotation?.status;
  return { my_status: status === 'Draft' || status === 'Withdrawn' ? status : 'None', decline: null };
}

/** Marks a request for later, or removes the mark. */
export const saveRfq: Handler<'saveRfq'> = personal((asked, user) =>
  answerRequest(asked, user, async ({ body }) => ({ is_saved: check(body.is_saved) ? 1 : 0 })),
);

type Request = typeof jobRequests.$inferSelect;
type Standing = typeof jobRequestCandidates.$inferSelect;

interface Answering {
  readonly tx: Db;
  readonly body: Record<string, unknown>;
  readonly request: Request;
  readonly standing: Standing;
  /** The request with the candidate's own status, as the rules take it. */
  readonly own: OwnRequest;
  /** On the site's clock. */
  readonly now: string;
}

/** Changes the candidate's row of the request that the body names; one change at a time. */
async function answerRequest(
  asked: RequestContext,
  user: string,
  answer: (answering: Answering) => Promise<Partial<Standing>>,
) {
  const { deps } = asked;
  const body = await readJson(asked);
  const name = text(body.name);
  if (name === null) throw missing('name');
  const isTheirs = and(eq(jobRequestCandidates.user, user), eq(jobRequestCandidates.rfq, name));
  return deps.db.transaction(async (tx) => {
    const [standing] = await tx.select().from(jobRequestCandidates).where(isTheirs).for('update');
    const [request] = await tx.select().from(jobRequests).where(eq(jobRequests.name, name));
    if (standing === undefined || request === undefined) throw noSuchDocument();
    const own = { ...request, my_status: standing.my_status };
    const changes = await answer({ tx, body, request, standing, own, now: siteTime(deps.now()) });
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
