import { and, eq } from 'drizzle-orm';
import type { CallName } from '../../src/services/contract/calls.ts';
import { type Draft, textIn } from '../../src/services/contract/fields/draft.ts';
import { requestNameForm, responseForms } from '../../src/services/contract/fields/response-forms.ts';
import { canQuote, canWithdraw, hasArrived, isWithClient } from '../../src/services/contract/rules/quotation-rules.ts';
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
import type { Decline } from '../db/schema/rows.ts';
import { readJson } from '../http/body.ts';
import { readValid } from '../http/form.ts';
import { emailNotVerified, noSuchDocument } from '../http/http-errors.ts';
import { type Handler, personal, type RequestContext } from '../http/request-context.ts';
import { isSameQuotation, readQuotation } from '../job-request/read-quotation.ts';
import { requestClosed, wrongStatus } from '../job-request/status-errors.ts';
import { runOnce } from '../record/run-once.ts';
import { isEmailVerified } from './email-verification.ts';
import { declineReasons } from './job-request.ts';

/**
 * Stores the candidate's quotation. Repeated with the same content, it changes nothing, so that a client without a
 * reply may repeat it.
 */
export const submitQuotation: Handler<'submitQuotation'> = personal(async (request, user) => {
  if (!(await isEmailVerified(request.deps.db, user))) throw emailNotVerified();
  return updateResponse(request, { user, call: 'submitQuotation' }, async ({ tx, body, rfq, response, own, now }) => {
    const stored = response.quotation;
    const held = stored?.attachments ?? [];
    const quotation = await readQuotation(tx, body, { user, request: rfq, held, now: request.deps.now() });
    if (hasArrived(own.my_status) && stored !== null && isSameQuotation(quotation, stored)) return {};
    if (!canQuote(own, now)) throw isUnanswered(own) ? requestClosed() : wrongStatus();
    return { my_status: 'Submitted', quotation };
  });
});

/** Withdraws the quotation while the client has not decided. The candidate may then quote again. */
export const withdrawQuotation: Handler<'withdrawQuotation'> = personal((request, user) =>
  updateResponse(request, { user, call: 'withdrawQuotation' }, async ({ response: { my_status, quotation }, own }) => {
    if (my_status === 'Withdrawn') return {};
    if (quotation === null) throw wrongStatus();
    if (!canWithdraw(own)) throw isWithClient(own) ? requestClosed() : wrongStatus();
    return { my_status: 'Withdrawn', quotation: { ...quotation, status: 'Withdrawn' } };
  }),
);

/** Declines a request with a reason; with `undo`, reverts that. */
export const declineRfq: Handler<'declineRfq'> = personal((request, user) =>
  updateResponse(request, { user, call: 'declineRfq' }, async (input) => {
    const { isUndone, decline } = readDecline(input);
    return isUndone ? undoneDecline(input) : newDecline(input, decline);
  }),
);

function newDecline({ own, now }: UpdateInput, decline: Decline): Partial<CandidateResponse> {
  if (hasDeclined(own)) return {};
  if (!canDecline(own, now)) throw isUnanswered(own) ? requestClosed() : wrongStatus();
  return { my_status: 'Declined', decline };
}

function undoneDecline({ response: { quotation }, own, now }: UpdateInput): Partial<CandidateResponse> {
  if (isUnanswered(own)) return {};
  if (!canUndoDecline(own, now)) throw hasDeclined(own) ? requestClosed() : wrongStatus();
  const status = quotation?.status;
  return { my_status: status === 'Draft' || status === 'Withdrawn' ? status : 'None', decline: null };
}

/** Marks a request for later, or removes the mark. */
export const saveRfq: Handler<'saveRfq'> = personal((request, user) =>
  updateResponse(request, { user, call: 'saveRfq' }, async ({ body }) => {
    const draft = readValid(responseForms.saveRfq, body);
    return { is_saved: isChecked(draft, 'is_saved') ? 1 : 0 };
  }),
);

type Request = typeof jobRequests.$inferSelect;
type CandidateResponse = typeof jobRequestCandidates.$inferSelect;

interface UpdateInput {
  readonly tx: Db;
  readonly body: Record<string, unknown>;
  readonly rfq: Request;
  readonly response: CandidateResponse;
  /** The request with the candidate's own status, as the rules need it. */
  readonly own: OwnRequest;
  /** In the time zone of the site. */
  readonly now: string;
}

/** Changes the candidate's response to the request that the body names. Locks the row for the change. */
async function updateResponse(
  request: RequestContext,
  { user, call }: { readonly user: string; readonly call: CallName },
  update: (input: UpdateInput) => Promise<Partial<CandidateResponse>>,
) {
  const { deps } = request;
  const body = await readJson(request);
  const name = textIn(readValid(requestNameForm, body), 'name');
  const isTheirs = and(eq(jobRequestCandidates.user, user), eq(jobRequestCandidates.rfq, name));
  return runOnce(deps, { user, call, body }, async (tx) => {
    const [response] = await tx.select().from(jobRequestCandidates).where(isTheirs).for('update');
    const [rfq] = await tx.select().from(jobRequests).where(eq(jobRequests.name, name));
    if (response === undefined || rfq === undefined) throw noSuchDocument();
    const own = { ...rfq, my_status: response.my_status };
    const changes = await update({ tx, body, rfq, response, own, now: siteTime(deps.now()) });
    if (Object.keys(changes).length > 0) await tx.update(jobRequestCandidates).set(changes).where(isTheirs);
    const { my_status, is_saved } = { ...response, ...changes };
    return { name, my_status, is_saved };
  });
}

function readDecline({ body, now }: UpdateInput) {
  const known = declineReasons.flatMap(({ en, ar }) => [en, ar]);
  const draft = readValid(responseForms.declineRfq, body, { today: null, choices: { reason: known } });
  const chosen = textIn(draft, 'reason').trim();
  const reason = declineReasons.find(({ en, ar }) => chosen === en || chosen === ar) ?? {};
  const decline = { reason, note: textIn(draft, 'note').trim() || null, declined_on: now };
  return { isUndone: isChecked(draft, 'undo'), decline };
}

const isChecked = (draft: Draft, name: string): boolean => textIn(draft, name) === '1';
