import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { siteZone } from '../../services/contract/site-time.ts';
import type { Sort } from '../list/list-query.ts';
import type { Translate } from '../messages.tsx';
import { dayIn, offsetAt } from '../wire-time.ts';
import { takesAnswers } from './job-request-statuses.ts';

/** The orders of job requests; the first is what a person sees unless they choose. */
export const jobRequestSorts = (t: Translate, now = Date.now()): Sort<JobRequest>[] => [
  { value: 'deadline', label: t('sort_deadline'), compare: byDeadline(now) },
  { value: 'newest', label: t('sort_newest'), compare: newestFirst },
  { value: 'budget', label: t('sort_budget'), compare: byBudget },
  { value: 'match', label: t('sort_match'), compare: (a, b) => (b.match_score ?? -1) - (a.match_score ?? -1) },
];

/** What can still be answered first, the nearest deadline leading; then the rest, newest first. */
function byDeadline(now: number): Sort<JobRequest>['compare'] {
  const siteNow = new Date(now + offsetAt(new Date(now), siteZone)).toISOString().slice(0, 19).replace('T', ' ');
  const standings = new WeakMap<JobRequest, Standing>();
  const standingOf = (request: JobRequest): Standing => {
    const known = standings.get(request) ?? standingAt(request, siteNow);
    standings.set(request, known);
    return known;
  };
  return (a, b) => {
    const [one, other] = [standingOf(a), standingOf(b)];
    if (one.rank !== other.rank) return one.rank - other.rank;
    return one.rank === 0 ? compareText(one.deadline, other.deadline) : newestFirst(a, b);
  };
}

interface Standing {
  /** 0: open until some time; 1: open; 2: not open. */
  readonly rank: 0 | 1 | 2;
  readonly deadline: string;
}

// Times of the wire are all on the site's clock, largest unit first: as text they stand in the order of time.
function standingAt({ status, valid_till }: JobRequest, siteNow: string): Standing {
  const deadline = deadlineIn(valid_till);
  const isOpen = takesAnswers(status) && (deadline === null || deadline > siteNow);
  return { rank: !isOpen ? 2 : deadline === null ? 1 : 0, deadline: deadline ?? '' };
}

/** A day alone is open until it ends. */
function deadlineIn(text: string | null): string | null {
  if (text === null || !dayIn(text)) return null;
  const said = text.trim().replace('T', ' ').slice(0, 19);
  return said.length > 10 ? said : `${said} 24:00:00`;
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
