/** What a candidate may do with their quotation. Used by the API, the quotation machine and the screens. */
import type { MyStatus } from '../statuses.ts';
import { canRespond, isUndecided, type OwnRequest } from './request-rules.ts';
import { statusSet } from './status-set.ts';

/** @param now on the site's clock, as `siteTime` writes it */
export const canQuote: (request: OwnRequest, now: string) => boolean = canRespond;

/** Whether the client has a quotation and has not decided on it. */
export const isWithClient = ({ my_status }: Pick<OwnRequest, 'my_status'>): boolean => withClient.has(my_status);

/** Whether the quotation may be taken back: while the client chooses, also after the deadline. */
export const canWithdraw = (request: Pick<OwnRequest, 'status' | 'my_status'>): boolean =>
  isWithClient(request) && isUndecided(request);

/**
 * Whether a quotation that was sent without a reply arrived at the server, by the status that the server has now. A
 * status that is not known means that it did: sending a second one would be worse.
 */
export const hasArrived = (myStatus: string | null): boolean => !notArrived.has(myStatus ?? 'None');

const withClient = statusSet<MyStatus>('Submitted', 'Shortlisted');
const notArrived = statusSet<MyStatus>('None', 'Draft', 'Withdrawn', 'Declined');
