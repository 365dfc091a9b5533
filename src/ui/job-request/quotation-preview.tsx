import { useEffect, useRef } from 'react';
import type { QuotationDraft } from '../../services/contract/fields/quotation-fields.ts';
import { quotationValidDays } from '../../services/contract/quotation.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { daysAfter } from '../../services/contract/site-time.ts';
import { useIsWaiting } from '../error-text.tsx';
import { Button } from '../kit/button.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Actions } from '../kit/dialog.tsx';
import { useList } from '../list/use-list.ts';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { FileList } from '../record/file-list.tsx';
import { PlainText } from '../record/plain-text.tsx';
import { useLabels } from '../record/use-labels.ts';
import { AnsweredQuestions } from './answered-questions.tsx';
import styles from './quotation-preview.module.css';
import { TotalLines } from './quotation-totals.tsx';
import type { QuotationState } from './use-quotation.ts';
import { useQuotationTerms } from './use-quotation-terms.ts';

interface QuotationPreviewProps {
  request: JobDescription;
  draft: QuotationDraft;
  quotation: QuotationState;
}

/** The quotation as the client will see it, to be sent or edited. */
export function QuotationPreview({ request, draft, quotation }: QuotationPreviewProps) {
  const t = useMessages();
  const { context, isBusy, send } = quotation;
  const { offered, unit, ...terms } = useQuotationTerms(request, draft);
  const isWaiting = useIsWaiting(context.apiError);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quotation-preview">
      <h2 id="quotation-preview" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('quote_preview')}
      </h2>
      <p className={styles.soft}>{t('quote_preview_hint')}</p>
      <article className={styles.paper}>
        <Letterhead request={request} today={terms.today} />
        {draft.cover_note.trim() !== '' && <PlainText text={draft.cover_note} />}
        <TotalLines
          request={request}
          draft={draft}
          needsQuantity={terms.needsQuantity}
          unit={unit}
          tax={offered.find(({ name }) => name === draft.tax)}
        />
        <Terms draft={draft} today={terms.today} />
        <AnsweredQuestions
          questions={request.questions}
          answers={request.questions.flatMap(({ name, question }) => {
            const answer = draft.answers[name ?? '']?.trim();
            return answer ? [{ question, answer }] : [];
          })}
        />
        {draft.files.length > 0 && (
          <div>
            <h3 className={styles.title}>{t('attachments')}</h3>
            <FileList
              files={draft.files.map(({ name, file_name, file_size }) => ({
                name,
                file_name,
                file_size: Number(file_size),
                file_url: null,
              }))}
            />
          </div>
        )}
      </article>
      <Actions>
        <Button variant="quiet" disabled={isBusy} onClick={() => send({ type: 'preview.close' })}>
          {t('quote_edit')}
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          isWaiting={isWaiting}
          onClick={() => send({ type: 'quotation.send', terms })}
        >
          {t('quote_send')}
        </Button>
      </Actions>
    </section>
  );
}

function Letterhead({ request, today }: { request: JobDescription; today: string }) {
  const t = useMessages();
  const dates = useLongDates();
  const profile = useList('profile').data;
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.from}>
          <bdi>{profile?.full_name}</bdi>
        </p>
        {profile?.headline && (
          <p className={styles.soft}>
            <bdi>{profile.headline}</bdi>
          </p>
        )}
      </div>
      <p className={styles.soft}>{dates.inWords(today)}</p>
      <h3 className={styles.subject}>
        {t('quote_for')} <bdi>{request.job_title}</bdi>
      </h3>
      <p className={styles.soft}>
        {request.client_name ? <bdi>{request.client_name}</bdi> : t('client_withheld')} ·{' '}
        <bdi className={styles.reference}>{request.name}</bdi>
      </p>
    </header>
  );
}

function Terms({ draft, today }: { draft: QuotationDraft; today: string }) {
  const t = useMessages();
  const dates = useLongDates();
  const priceBasis = useLabels('priceBasis');
  return (
    <DefinitionList
      variant="aligned"
      facts={[
        { term: t('price_basis'), value: priceBasis(draft.price_basis) },
        { term: t('available_from'), value: dates.inWords(draft.available_from) },
        { term: t('valid_until'), value: dates.inWords(daysAfter(today, quotationValidDays)) },
      ]}
    />
  );
}
