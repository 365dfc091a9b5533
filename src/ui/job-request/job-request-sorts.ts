import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { deadlineIn, isOpen } from '../../services/contract/rules/request-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import type { Sort } from '../list/list-query.ts';
import type { Translate } from '../messages.tsx';

/** The orders of job requests; the first is what a person sees unless they choose. */
export const jobRequestSorts = (t: Translate, now = siteTime(Date.now())): Sort<JobRequest>[] => [
  { value: 'deadline', label: t('sort_deadline'), compare: byDeadline(now) },
  { value: 'newest', label: t('sort_newest'), compare: newestFirst },
  { value: 'budget', label: t('sort_budget'), compare: byBudget },
  { value: 'match', label: t('sort_match'), compare: (a, b) => (b.match_score ?? -1) - (a.match_score ?? -1) },
];

/** Open requests first, the nearest deadline leading; then the others, newest first. */
function byDeadline(now: string): Sort<JobRequest>['compare'] {
  const places = new WeakMap<JobRequest, Place>();
  const placeOf = (request: JobRequest): Place => {
    const known = places.get(request) ?? placeAt(request, now);
    places.set(request, known);
    return known;
  };
  return (a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    if (one.rank !== other.rank) return one.rank - other.rank;
    return one.rank === 0 ? compareText(one.deadline, other.deadline) : newestFirst(a, b);
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

const newestFirst = (a: JobRequest, b: JobRequest): number =>
  compareText(b.transaction_date ?? '', a.transaction_date ?? '');

/** Amounts of one currency are compared; currencies are not, and stand one after another. */
function byBudget(a: JobRequest, b: JobRequest): number {
  const [one, other] = [mostOf(a), mostOf(b)];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareText(a.currency ?? '', b.currency ?? '') || other - one;
}

const mostOf = ({ budget_max, budget_min }: JobRequest): number | null => budget_max ?? budget_min;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
