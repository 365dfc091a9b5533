import type { MyStatus, QuotationStatus, RequestStatus } from '../../services/contract/statuses.ts';
import type { Statuses } from '../record/status-chip.tsx';

export const requestStatusChips = {
  Open: { tone: 'active', message: 'job_request_status_open' },
  Shortlisting: { tone: 'active', message: 'job_request_status_shortlisting' },
  'On Hold': { tone: 'warning', message: 'job_request_status_on_hold' },
  Awarded: { tone: 'neutral', message: 'job_request_status_awarded' },
  Closed: { tone: 'neutral', message: 'job_request_status_closed' },
  Cancelled: { tone: 'danger', message: 'job_request_status_cancelled' },
  Expired: { tone: 'neutral', message: 'job_request_status_expired' },
} satisfies Statuses<RequestStatus>;

/** The candidate's own statuses of a request, and the statuses of a quotation. */
export const myStatusChips = {
  None: { tone: 'neutral', message: 'my_status_none' },
  Draft: { tone: 'neutral', message: 'my_status_draft' },
  Submitted: { tone: 'active', message: 'my_status_submitted' },
  Shortlisted: { tone: 'active', message: 'my_status_shortlisted' },
  Won: { tone: 'success', message: 'my_status_won' },
  Accepted: { tone: 'success', message: 'my_status_won' },
  'Not Selected': { tone: 'neutral', message: 'my_status_not_selected' },
  Rejected: { tone: 'neutral', message: 'my_status_not_selected' },
  Declined: { tone: 'neutral', message: 'my_status_declined' },
  Withdrawn: { tone: 'neutral', message: 'my_status_withdrawn' },
} satisfies Statuses<MyStatus | QuotationStatus>;
