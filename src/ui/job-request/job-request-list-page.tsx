import { useMemo } from 'react';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.ts';
import { useLabels } from '../record/use-labels.ts';
import { usePriceUnits } from '../record/use-price-units.ts';
import { BookmarkError } from './bookmark-error.tsx';
import { type JobRequestExtra, jobRequestList } from './job-request-list.tsx';
import { useBookmarked } from './use-bookmarked.ts';

/** The requests for quotation that the candidate may answer, or has answered. */
export function JobRequestListPage() {
  const list = useList('jobRequests');
  const extra = useExtra();
  // rows whose labels are on their way would be shown with gaps
  const isIncomplete = Object.values(extra.labels).some(({ isLoading }) => isLoading) && list.data !== null;
  const rows = useBookmarked(list.data ?? noRequests);
  return (
    <ListPage
      declaration={jobRequestList}
      list={isIncomplete ? { ...list, data: null, isLoading: true } : list}
      rows={rows}
      extra={extra}
      notice={<BookmarkError />}
    />
  );
}

// a constant, so that memoised values do not change
const noRequests: readonly JobRequest[] = [];

function useExtra(): JobRequestExtra {
  const serviceLine = useLabels('serviceLines');
  const industry = useLabels('industries');
  const region = useLabels('regions');
  const priceBasis = useLabels('priceBasis');
  const skill = useLabels('technicalSkills');
  const units = usePriceUnits();
  return useMemo(
    () => ({ labels: { serviceLine, industry, region, priceBasis, skill }, units, now: siteTime(Date.now()) }),
    [serviceLine, industry, region, priceBasis, skill, units],
  );
}
