import { type ReactNode, useEffect, useRef } from 'react';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFocusOnReturn } from '../form/use-focus-on-return.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../record/back-link.tsx';
import { MissingRecord } from '../record/missing-record.tsx';
import { RecordLayout } from '../record/record-layout.tsx';
import { RecordSkeleton } from '../record/record-skeleton.tsx';
import { ServerHtml } from '../record/server-html.tsx';
import { Timeline } from '../record/timeline.tsx';
import { useParam } from '../router.tsx';
import { AnswerResult } from './answer-result.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { BookmarkError } from './bookmark-error.tsx';
import { BriefLayout } from './brief-layout.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { JobRequestFacts, useFactTerms } from './job-request-facts.tsx';
import { JobRequestNeeds } from './job-request-needs.tsx';
import { JobRequestNext } from './job-request-next.tsx';
import { requestStatusChips } from './job-request-statuses.ts';
import { MyResponse } from './my-response.tsx';
import { QuotationForm } from './quotation-form.tsx';
import { QuotationPreview } from './quotation-preview.tsx';
import { useBookmarked } from './use-bookmarked.ts';
import { useQuotation } from './use-quotation.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** One request for quotation, and the candidate's answer to it. */
export function JobRequestPage() {
  const t = useMessages();
  const name = useParam('name');
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
        {(request) => <Request request={request} back={back} />}
      </ListFrame>
    </Page>
  );
}

function Request({ request: read, back }: { request: JobDescription; back: ReactNode }) {
  const t = useMessages();
  const [request = read] = useBookmarked([read]);
  const quotation = useQuotation(read);
  const { hasTag } = quotation;
  const isViewing = hasTag('viewing');
  const isWriting = hasTag('writing');
  const beginButton = useFocusOnReturn(isWriting);
  const isPreviewing = hasTag('previewing') || (hasTag('busy') && quotation.context.isPreviewed);
  // only a draft that is started on this page takes the focus, not one that existed when the page was opened
  const before = useRef<'first' | 'preview' | null>(null);
  useEffect(() => {
    if (isViewing) before.current = 'first';
    if (isPreviewing) before.current = 'preview';
  }, [isViewing, isPreviewing]);
  return (
    <>
      <PageHead
        back={back}
        title={<Bdi>{request.job_title}</Bdi>}
        context={request.client_name ? <Bdi>{request.client_name}</Bdi> : t('client_withheld')}
        action={<BookmarkButton request={request} isLabelled />}
      />
      <BookmarkError name={request.name} />
      <AnswerResult request={request} quotation={quotation} />
      {isWriting ? (
        <BriefLayout
          next={<JobRequestNext request={request} quotation={quotation} />}
          brief={
            <>
              <JobRequestFacts request={request} />
              <div>
                <Body request={request} isWriting />
              </div>
            </>
          }
        >
          {isPreviewing && quotation.draft ? (
            <QuotationPreview request={request} draft={quotation.draft} quotation={quotation} />
          ) : (
            <QuotationForm request={request} quotation={quotation} focus={before.current} />
          )}
        </BriefLayout>
      ) : (
        <RecordLayout
          next={<JobRequestNext request={request} quotation={quotation} beginButton={beginButton} />}
          facts={<JobRequestFacts request={request} />}
        >
          {request.my_response && <MyResponse response={request.my_response} questions={request.questions} />}
          <Body request={request} isWriting={false} />
        </RecordLayout>
      )}
      {hasTag('declining') && <DeclineDialog request={request} quotation={quotation} />}
      {hasTag('withdrawing') && <WithdrawDialog request={request} quotation={quotation} />}
    </>
  );
}

function Body({ request, isWriting }: { request: JobDescription; isWriting: boolean }) {
  const t = useMessages();
  const { description, summary, terms, timeline } = request;
  const about = description ?? summary;
  return (
    <>
      {about && (
        <Section title={t('job_description')}>
          <ServerHtml html={about} />
        </Section>
      )}
      <JobRequestNeeds request={request} hasForm={isWriting} />
      {terms && (
        <Section title={t('terms')}>
          <ServerHtml html={terms} />
        </Section>
      )}
      {timeline.length > 0 && (
        <Section title={t('timeline')}>
          <Timeline entries={timeline} statuses={requestStatusChips} />
        </Section>
      )}
    </>
  );
}
