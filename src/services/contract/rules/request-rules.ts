/**
 * The rules for a candidate's actions on a request for quotation, used by the API, the quotation machine and the
 * screens.
 *
 * The specification has no rules for requests; these are the product's own. An unknown status permits nothing.
 */
import type { MyStatus, RequestStatus } from '../statuses.ts';
import { statusSet } from './status-set.ts';

export interface DatedRequest {
  readonly status: string | null;
  /** A time in the site's zone, or a day, which lasts until its end; `null` without a deadline. */
  readonly valid_till: string | null;
}

export interface OwnRequest extends DatedRequest {
  /** The candidate's own status; `null` means `None`. */
  readonly my_status: string | null;
}

type Status = Pick<OwnRequest, 'status'>;
type Own = Pick<OwnRequest, 'my_status'>;

/** Whether the request takes quotations, apart from its deadline. */
export const takesQuotations = ({ status }: Status): boolean => quotable.has(status);

/** @param now on the site's clock, as `siteTime` writes it */
export function isPastDeadline({ valid_till }: Pick<DatedRequest, 'valid_till'>, now: string): boolean {
  const deadline = deadlineIn(valid_till);
  return deadline !== null && deadline <= now;
}

/**
 * Whether the request can be answered at all.
 *
 * @param now on the site's clock, as `siteTime` writes it
 */
export const isOpen = (request: DatedRequest, now: string): boolean =>
  takesQuotations(request) && !isPastDeadline(request, now);

/** Whether the client has not chosen a quotation yet. */
export const isUndecided = ({ status }: Status): boolean => undecided.has(status);

/** Whether the candidate has neither a submitted quotation nor declined. */
export const isUnanswered = ({ my_status }: Own): boolean => unanswered.has(my_status ?? untouched);

/** Whether the candidate has sent an answer, even if it was withdrawn. */
export const hasAnswered = ({ my_status }: Own): boolean => !unsent.has(my_status ?? untouched);

/** Whether the candidate has started or sent an answer. */
export const hasBegunAnswer = ({ my_status }: Own): boolean => (my_status ?? untouched) !== untouched;

/** Whether the candidate has declined the request. */
export const hasDeclined = ({ my_status }: Own): boolean => my_status === declined;

/**
 * Whether the candidate may answer now: quote, or decline. The wire's `can_respond`.
 *
 * @param now on the site's clock, as `siteTime` writes it
 */
export const canRespond = (request: OwnRequest, now: string): boolean => isOpen(request, now) && isUnanswered(request);

/** @param now on the site's clock, as `siteTime` writes it */
export const canDecline = (request: OwnRequest, now: string): boolean => canRespond(request, now);

/** @param now on the site's clock, as `siteTime` writes it */
export const canUndoDecline = (request: OwnRequest, now: string): boolean =>
  isOpen(request, now) && hasDeclined(request);

/** Orders requests by how well the candidate matches them, the best first. */
export const byMatch = (a: Matched, b: Matched): number => (b.match_score ?? -1) - (a.match_score ?? -1);

interface Matched {
  readonly match_score: number | null;
}

/**
 * The deadline as text that sorts in the order of time; `null` when it is absent or unreadable. Times of the
 * wire have one zone and the largest unit first, so they can be compared as text.
 */
export function deadlineIn(validTill: string | null): string | null {
  const time = validTill?.trim().replace('T', ' ') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}/.test(time)) return null;
  return time.length > 10 ? time : `${time} 24:00:00`;
}

const untouched: MyStatus = 'None';
const declined: MyStatus = 'Declined';
const quotable = statusSet<RequestStatus>('Open');
const undecided = statusSet<RequestStatus>('Open', 'Shortlisting');
const unsent = statusSet<MyStatus>('None', 'Draft');
const unanswered = statusSet<MyStatus>('None', 'Draft', 'Withdrawn');
