import { useCallback, useMemo, useState } from 'react';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { isBeingReviewed } from '../../services/contract/rules/profile-rules.ts';
import { isPastDeadline } from '../../services/contract/rules/request-rules.ts';
import { serverNow } from '../../services/contract/server-time.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import { useActorState } from '../actors.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.ts';
import { useEachMinute } from '../record/use-each-minute.ts';
import { type Labels, useLabels } from '../record/use-labels.ts';
import { usePriceUnits } from '../record/use-price-units.ts';
import { BookmarkError } from './bookmark-error.tsx';
import { type JobRequestSearchExtra, jobRequestList } from './job-request-list.tsx';
import { useBookmarked } from './use-bookmarked.ts';

/** The requests for quotation that the candidate may answer, or has answered. */
export function JobRequestListPage() {
  const list = useList('jobRequests');
  const profile = useActorState('profile', ({ context }) => context.data as Profile | null); // decoded by the list
  const isInReview = profile !== null && isBeingReviewed(profile);
  const serviceLine = useLabels('serviceLines');
  const units = usePriceUnits();
  const rows = useBookmarked(list.data ?? noRequests);
  const now = useTimeOfDeadlines(rows);
  const extra = useMemo(() => ({ serviceLine, units, now }), [serviceLine, units, now]);
  // while their labels are loaded, rows would be shown with gaps
  const isIncomplete = (serviceLine.isLoading || units.isLoading) && list.data !== null;
  const searchExtra = useSearchExtra(serviceLine, !list.isLoading && !isIncomplete);
  return (
    <ListPage
      declaration={isInReview ? listInReview : jobRequestList}
      list={isIncomplete ? { ...list, data: null, isLoading: true } : list}
      rows={rows}
      extra={extra}
      searchExtra={searchExtra}
      notice={<BookmarkError />}
    />
  );
}

/** The time on the site's clock. It changes when another request is past its deadline: the rows are then ordered again. */
function useTimeOfDeadlines(requests: readonly JobRequest[]): string {
  const [now, setNow] = useState(() => siteTime(serverNow()));
  const update = useCallback(() => {
    const time = siteTime(serverNow());
    const hasChanged = (request: JobRequest) => isPastDeadline(request, now) !== isPastDeadline(request, time);
    if (requests.some(hasChanged)) setNow(time);
  }, [requests, now]);
  useEachMinute(update);
  return now;
}

const { messages } = jobRequestList;

/** The list while the network reviews the profile of the candidate. */
const listInReview: typeof jobRequestList = {
  ...jobRequestList,
  messages: { ...messages, empty: { ...messages.empty, why: 'job_request_none_review' } },
};

// a constant, so that memoised values do not change
const noRequests: readonly JobRequest[] = [];

/** The labels that no row shows are read after the rows. */
function useSearchExtra(serviceLine: Labels, isShown: boolean): JobRequestSearchExtra {
  const priceBasis = useLabels('priceBasis');
  const industry = useLabels('industries', isShown);
  const region = useLabels('regions', isShown);
  const skill = useLabels('technicalSkills', isShown);
  return useMemo(
    () => ({ labels: { serviceLine, industry, region, priceBasis, skill } }),
    [serviceLine, industry, region, priceBasis, skill],
  );
}
