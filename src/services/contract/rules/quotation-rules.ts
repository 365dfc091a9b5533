/** The rules for a candidate's actions on a quotation, used by the API, the quotation machine and the screens. */
import type { MyStatus } from '../statuses.ts';
import { canRespond, isUndecided, type OwnRequest } from './request-rules.ts';
import { statusSet } from './status-set.ts';

/** @param now on the site's clock, as `siteTime` writes it */
export const canQuote: (request: OwnRequest, now: string) => boolean = canRespond;

/** Whether the client has the quotation and has not decided on it. */
export const isWithClient = ({ my_status }: Pick<OwnRequest, 'my_status'>): boolean => withClient.has(my_status);

/** Whether the quotation can be withdrawn: until the client has chosen, even after the deadline. */
export const canWithdraw = (request: Pick<OwnRequest, 'status' | 'my_status'>): boolean =>
  isWithClient(request) && isUndecided(request);

/**
 * Whether the server has received a quotation that was sent without a reply, by its current status. An unknown status
 * means that it has, because sending the quotation twice would be worse.
 */
export const hasArrived = (myStatus: string | null): boolean => !notArrived.has(myStatus ?? 'None');

const withClient = statusSet<MyStatus>('Submitted', 'Shortlisted');
const notArrived = statusSet<MyStatus>('None', 'Draft', 'Withdrawn', 'Declined');
