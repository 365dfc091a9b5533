import type { Statuses } from '../list/status-chip.tsx';
import type { WordId } from '../words.tsx';

/** How far a request is with its client. */
export const requestStatuses: Statuses = {
  Open: { tone: 'active', word: 'job_request_status_open' },
  Shortlisting: { tone: 'active', word: 'job_request_status_shortlisting' },
  'On Hold': { tone: 'warning', word: 'job_request_status_on_hold' },
  Awarded: { tone: 'neutral', word: 'job_request_status_awarded' },
  Closed: { tone: 'neutral', word: 'job_request_status_closed' },
  Cancelled: { tone: 'danger', word: 'job_request_status_cancelled' },
  Expired: { tone: 'neutral', word: 'job_request_status_expired' },
};

/** How far the candidate is with the request. */
export const myStatuses: Statuses = {
  None: { tone: 'neutral', word: 'my_status_none' },
  Draft: { tone: 'neutral', word: 'my_status_draft' },
  Submitted: { tone: 'active', word: 'my_status_submitted' },
  Shortlisted: { tone: 'active', word: 'my_status_shortlisted' },
  Won: { tone: 'success', word: 'my_status_won' },
  Accepted: { tone: 'success', word: 'my_status_won' },
  'Not Selected': { tone: 'neutral', word: 'my_status_not_selected' },
  Rejected: { tone: 'neutral', word: 'my_status_not_selected' },
  Declined: { tone: 'neutral', word: 'my_status_declined' },
  Withdrawn: { tone: 'neutral', word: 'my_status_withdrawn' },
};

export const workModes: Readonly<Record<string, WordId>> = {
  'On-site': 'work_mode_on_site',
  Hybrid: 'work_mode_hybrid',
  Remote: 'work_mode_remote',
};

/** Whether a request of this status still takes answers. */
export const takesAnswers = (status: string | null): boolean =>
  status === null || status === 'Open' || status === 'Shortlisting';
