import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.tsx';
import { inOrder } from './job-request-order.ts';
import { JobRequestTable } from './job-request-table.tsx';

/** The requests for quotation that the candidate may answer, and those they have answered. */
export function JobRequestListPage() {
  const t = useWords();
  const list = useList('jobRequests');
  return (
    <Page>
      <PageTitle page={t('job_request')} />
      <PageHead title={t('job_request')} context={t('job_request_line')} />
      <ListFrame
        list={list}
        skeleton={
          <>
            <ListBar count={null} />
            <JobRequestTable requests={[]} skeletonRows={8} />
          </>
        }
        empty={<NoRequests />}
      >
        {(requests) => <Requests requests={requests} />}
      </ListFrame>
    </Page>
  );
}

function Requests({ requests }: { requests: readonly JobRequest[] }) {
  const ordered = useMemo(() => inOrder(requests), [requests]);
  return (
    <>
      <ListBar count={ordered.length} />
      <JobRequestTable requests={ordered} />
    </>
  );
}

function NoRequests() {
  const t = useWords();
  return (
    <EmptyState
      title={t('job_request_none')}
      action={
        <Link to={paths.accountView} className={buttonClass('primary')}>
          {t('go_to_bio')}
        </Link>
      }
    >
      {t('job_request_none_why')}
    </EmptyState>
  );
}
