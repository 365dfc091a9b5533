import { useParams } from 'react-router-dom';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { BackLink } from '../list/back-link.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { MissingRecord } from '../list/missing-record.tsx';
import { RecordLayout } from '../list/record-layout.tsx';
import { RecordSkeleton } from '../list/record-skeleton.tsx';
import { ServerHtml } from '../list/server-html.tsx';
import { Timeline } from '../list/timeline.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.tsx';
import { JobRequestFacts, useFactTerms } from './job-request-facts.tsx';
import { JobRequestNeeds } from './job-request-needs.tsx';
import { JobRequestNext } from './job-request-next.tsx';
import { requestStatuses } from './job-request-statuses.ts';
import { MyResponse } from './my-response.tsx';

/** One request for quotation: what is wanted, on what terms, until when. */
export function JobRequestPage() {
  const t = useWords();
  const { name = '' } = useParams();
  const record = useList('jobDescription', name);
  const terms = useFactTerms();
  const back = <BackLink to={paths.jobRequests}>{t('job_request')}</BackLink>;
  return (
    <Page>
      <PageTitle page={record.data?.job_title ?? t('job_request')} />
      <ListFrame
        key={name}
        list={record}
        skeleton={<RecordSkeleton title={t('job_request_one')} back={back} terms={terms} />}
        head={<PageHead back={back} title={t('job_request_one')} />}
        missing={<MissingRecord to={paths.jobRequests}>{t('back_to_job_requests')}</MissingRecord>}
      >
        {(request) => (
          <>
            <PageHead
              back={back}
              title={<bdi>{request.job_title}</bdi>}
              context={request.client_name ? <bdi>{request.client_name}</bdi> : t('client_withheld')}
            />
            <RecordLayout next={<JobRequestNext request={request} />} facts={<JobRequestFacts request={request} />}>
              <Body request={request} />
            </RecordLayout>
          </>
        )}
      </ListFrame>
    </Page>
  );
}

function Body({ request }: { request: JobDescription }) {
  const t = useWords();
  const { description, summary, my_response, terms, timeline } = request;
  const about = description ?? summary;
  return (
    <>
      {my_response && <MyResponse response={my_response} />}
      {about && (
        <Section title={t('job_description')}>
          <ServerHtml html={about} />
        </Section>
      )}
      <JobRequestNeeds request={request} />
      {terms && (
        <Section title={t('terms')}>
          <ServerHtml html={terms} />
        </Section>
      )}
      {timeline.length > 0 && (
        <Section title={t('timeline')}>
          <Timeline happenings={timeline} statuses={requestStatuses} />
        </Section>
      )}
    </>
  );
}
