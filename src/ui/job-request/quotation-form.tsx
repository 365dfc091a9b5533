import { type FormEvent, useEffect, useRef, useState } from 'react';
import { quotationLimits } from '../../services/contract/quotation.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { errorMessage } from '../error-message.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { useOptions } from '../form/use-options.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Actions } from '../kit/dialog.tsx';
import { Field, Select, TextArea } from '../kit/field.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import { QuotationAnswers } from './quotation-answers.tsx';
import styles from './quotation-form.module.css';
import { QuotationTotals } from './quotation-totals.tsx';
import type { Answering } from './use-answering.ts';
import { useQuotationFields } from './use-quotation-fields.ts';
import { useQuotationTerms } from './use-quotation-terms.ts';

interface QuotationFormProps {
  request: JobDescription;
  answering: Answering;
  /** The person has just begun it. */
  takesFocus: boolean;
}

/** The candidate's quotation while it is written. */
export function QuotationForm({ request, answering, takesFocus }: QuotationFormProps) {
  const t = useMessages();
  const format = useFormat();
  const { draft, context, isBusy, send } = answering;
  const { offered, ...terms } = useQuotationTerms(request, draft?.price_basis ?? '');
  const fields = useQuotationFields(answering, terms);
  const bases = useOptions('priceBasis').data ?? [];
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, [takesFocus]);
  if (!draft) return null;

  const labels: Record<string, string> = {
    price_basis: t('price_basis'),
    rate: t('quote_rate_in', { currency: format.currencySign(request.currency) ?? '' }),
    quantity: t('quantity'),
    tax: t('quote_tax'),
    available_from: t('quote_available'),
    cover_note: t('quote_note'),
  };
  const labelOf = (field: string) =>
    labels[field] ??
    request.questions[Number(field.split('.')[1])]?.question?.replace(/[.:]$/, '') ??
    t('quote_answers');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    send({ type: 'quotation.send', terms });
  };
  const problems = fields.problems(labelOf);
  return (
    <Section title={t('quote_heading')}>
      <form ref={form} noValidate onSubmit={submit} aria-busy={isBusy}>
        <fieldset disabled={isBusy} className={styles.form}>
          {tries > 0 && problems.length > 0 && <ErrorSummary key={tries} title={t('quote_fix')} problems={problems} />}
          {context.isLost && <FocusedAlert>{t('quote_lost')}</FocusedAlert>}
          {context.apiError && (
            <FocusedAlert key={context.apiError.kind}>
              <span dir="auto">{errorMessage(t, context.apiError)}</span>
            </FocusedAlert>
          )}
          <p className={styles.kept}>{t('quote_kept')}</p>
          <Select {...fields.field('price_basis')} label={labels.price_basis} required options={bases} placeholder="" />
          <div className={styles.pair}>
            <Field {...fields.field('rate')} label={labels.rate} required inputMode="decimal" dir="ltr" />
            {terms.needsQuantity && (
              <Field {...fields.field('quantity')} label={labels.quantity} required inputMode="decimal" dir="ltr" />
            )}
          </div>
          <div className={styles.pair}>
            <Select
              {...fields.field('tax')}
              label={labels.tax}
              placeholder={t('quote_no_tax')}
              options={offered.map(({ name, title }) => ({ value: name, label: title ?? name }))}
            />
            <Field
              {...fields.field('available_from')}
              type="date"
              label={labels.available_from}
              required
              min={terms.today}
            />
          </div>
          <QuotationTotals
            draft={draft}
            needsQuantity={terms.needsQuantity}
            tax={offered.find(({ name }) => name === draft.tax)}
            currency={request.currency}
          />
          <TextArea
            {...fields.field('cover_note')}
            label={labels.cover_note}
            hint={t('quote_note_hint', { count: format.number(quotationLimits.note) ?? '' })}
            rows={6}
          />
          <QuotationAnswers request={request} fields={fields} />
          <Actions>
            <Button variant="quiet" disabled={isBusy} onClick={() => send({ type: 'quotation.discard' })}>
              {t('quote_discard')}
            </Button>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {t('quote_send')}
            </Button>
          </Actions>
        </fieldset>
      </form>
    </Section>
  );
}
