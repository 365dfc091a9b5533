import { Link } from 'react-router-dom';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { useActorState } from '../actors.tsx';
import { errorMessage } from '../error-message.ts';
import { Alert } from '../kit/alert.tsx';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { NoResults } from '../list/no-results.tsx';
import { useList } from '../list/use-list.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { JobRequestTable } from './job-request-table.tsx';
import { useBookmarked } from './use-bookmarked.ts';
import { useJobRequestSpec } from './use-job-request-spec.ts';

/** The requests for quotation that the candidate may answer, and those they have answered. */
export function JobRequestListPage() {
  const t = useMessages();
  const list = useList('jobRequests');
  const query = useListQuery(useBookmarked(list.data ?? nothing), useJobRequestSpec());
  const apiError = useActorState('bookmark', ({ context }) => context.apiError);
  const isBusy = list.status === 'loading';
  return (
    <Page>
      <PageTitle page={t('job_request')} />
      <PageHead title={t('job_request')} context={t('job_request_line')} />
      {/* outside the frame, so that what is typed or opened while the rows are on their way stays */}
      {(isBusy || Boolean(list.data?.length)) && (
        <FilterBar query={query} searchLabel={t('job_request_search')} isBusy={isBusy} />
      )}
      {apiError && <Alert>{errorMessage(t, apiError)}</Alert>}
      <ListFrame list={list} skeleton={<JobRequestTable requests={nothing} skeletonRows={8} />} empty={<NoRequests />}>
        {() =>
          query.rows.length === 0 ? <NoResults onClear={query.clear} /> : <JobRequestTable requests={query.rows} />
        }
      </ListFrame>
    </Page>
  );
}

// One array, so that what is derived from it is derived once.
const nothing: readonly JobRequest[] = [];

function NoRequests() {
  const t = useMessages();
  return (
    <EmptyState
      title={t('job_request_none')}
      action={
        <Link to={paths.profile} className={buttonClass('primary')}>
          {t('go_to_bio')}
        </Link>
      }
    >
      {t('job_request_none_why')}
    </EmptyState>
  );
}
