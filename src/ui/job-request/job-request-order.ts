import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { instantIn } from '../wire-time.ts';
import { takesAnswers } from './job-request-statuses.ts';

/** What can still be answered first, the nearest deadline leading; then the rest, newest first. */
export function inOrder(requests: readonly JobRequest[], now = Date.now()): JobRequest[] {
  return requests
    .map((request) => ({ request, ...standingOf(request, now) }))
    .sort((a, b) => a.rank - b.rank || a.time - b.time)
    .map(({ request }) => request);
}

function standingOf({ status, valid_till, transaction_date }: JobRequest, now: number) {
  const deadline = instantIn(valid_till)?.getTime();
  const isOpen = takesAnswers(status) && (deadline === undefined || deadline > now);
  if (isOpen && deadline !== undefined) return { rank: 0, time: deadline };
  return { rank: isOpen ? 1 : 2, time: -(instantIn(transaction_date)?.getTime() ?? 0) };
}
