import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { deadlineIn, isOpen } from '../../services/contract/rules/request-rules.ts';
import { compareText } from '../list/compare.ts';

type Compare = (a: JobRequest, b: JobRequest) => number;

/**
 * Open requests first, by deadline; then the others, newest first.
 *
 * @param now on the site's clock, as `siteTime` writes it
 */
export function byDeadline(now: string): Compare {
  const places = new WeakMap<JobRequest, Place>();
  const placeOf = (request: JobRequest): Place => {
    const known = places.get(request) ?? placeAt(request, now);
    places.set(request, known);
    return known;
  };
  return (a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    if (one.rank !== other.rank) return one.rank - other.rank;
    return one.rank === 0 ? compareText(one.deadline, other.deadline) : byNewest(a, b);
  };
}

interface Place {
  /** 0: open until a deadline; 1: open without one; 2: not open. */
  readonly rank: 0 | 1 | 2;
  readonly deadline: string;
}

function placeAt(request: JobRequest, now: string): Place {
  const deadline = deadlineIn(request.valid_till);
  return { rank: !isOpen(request, now) ? 2 : deadline === null ? 1 : 0, deadline: deadline ?? '' };
}

export const byNewest: Compare = (a, b) => compareText(b.transaction_date ?? '', a.transaction_date ?? '');

/** The largest first within each currency: amounts in different currencies are not compared. */
export function byBudget(a: JobRequest, b: JobRequest): number {
  const [one, other] = [largestBudget(a), largestBudget(b)];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareText(a.currency ?? '', b.currency ?? '') || other - one;
}

const largestBudget = ({ budget_max, budget_min }: JobRequest): number | null => budget_max ?? budget_min;
