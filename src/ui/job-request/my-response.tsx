import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Section } from '../kit/page.tsx';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { FileList } from '../record/file-list.tsx';
import { PlainText } from '../record/plain-text.tsx';
import { writtenQuantity } from '../record/price-units.ts';
import { StatusChip } from '../record/status-chip.tsx';
import { useLabels } from '../record/use-labels.ts';
import { usePriceUnits } from '../record/use-price-units.ts';
import { AnsweredQuestions } from './answered-questions.tsx';
import { myStatusChips } from './job-request-statuses.ts';
import styles from './my-response.module.css';

interface MyResponseProps extends Pick<JobDescription, 'questions'> {
  response: NonNullable<JobDescription['my_response']>;
}

/** The candidate's own quotation for a request. */
export function MyResponse({ response, questions }: MyResponseProps) {
  const t = useMessages();
  const format = useFormat();
  const dates = useLongDates();
  const priceBasis = useLabels('priceBasis');
  const unit = usePriceUnits().get(response.price_basis ?? '');
  const { currency, quantity, cover_note, answers, attachments } = response;
  const amount = (value: number | null) => (value === null ? null : <Amount value={value} currency={currency} />);
  return (
    <Section title={t('my_quotation')}>
      <DefinitionList
        variant="aligned"
        facts={[
          {
            term: t('status'),
            value: response.status && <StatusChip statuses={myStatusChips} status={response.status} />,
          },
          { term: t('rate'), value: amount(response.rate) },
          { term: t('price_basis'), value: priceBasis(response.price_basis) },
          {
            term: t('quantity'),
            value: writtenQuantity(t, format, unit, quantity),
          },
          { term: t('subtotal'), value: amount(response.net_total) },
          { term: t('taxes'), value: amount(response.taxes_and_charges) },
          { term: t('total'), value: amount(response.grand_total) },
          { term: t('available_from'), value: dates.inWords(response.available_from) },
          {
            term: t('submitted_on'),
            value: dates.withHijri(response.submitted_on, format.dateTime(response.submitted_on)),
          },
          { term: t('valid_until'), value: dates.inWords(response.valid_till) },
          { term: t('reference'), value: response.name && <bdi>{response.name}</bdi> },
        ]}
      />
      <div className={styles.more}>
        {cover_note && <PlainText text={cover_note} />}
        <AnsweredQuestions answers={answers} questions={questions} />
        {attachments.length > 0 && <FileList files={attachments} />}
      </div>
    </Section>
  );
}
