import type { FormEvent } from 'react';
import { paymentFields } from '../../services/contract/fields/payment-fields.ts';
import type { PaymentRequest } from '../../services/contract/records/invoice-document.ts';
import { useActor, useActorState } from '../actors.tsx';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { OutcomeUnknown } from '../form/outcome-unknown.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { languageOfText } from '../kit/bdi.tsx';
import { Button } from '../kit/button.tsx';
import { TextArea } from '../kit/field.tsx';
import { Section } from '../kit/page.tsx';
import { useMessages } from '../messages.tsx';
import styles from './ask-payment.module.css';

interface AskPaymentProps {
  /** `null` before the document of the invoice is read. */
  request: PaymentRequest | null;
}

/** Asks the client of an overdue invoice about the payment, and states when that was done. */
export function AskPayment({ request }: AskPaymentProps) {
  const t = useMessages();
  const isUnknown = useActorState('invoice', (snapshot) => snapshot.hasTag('outcomeUnknown'));
  const isAsked = useActorState('invoice', (snapshot) => snapshot.hasTag('asked'));
  if (!request?.is_possible && !request?.asked_on && !isUnknown) return null;
  return (
    <div data-print="hide" className={styles.place}>
      <Section title={t('payment_ask_title')}>
        {isUnknown ? (
          <QuestionUnknown />
        ) : (
          <>
            {isAsked && <FocusedAlert tone="success">{t('payment_asked_done')}</FocusedAlert>}
            {request && <LastAsked request={request} />}
            {request?.is_possible && !isAsked && <PaymentForm />}
          </>
        )}
      </Section>
    </div>
  );
}

function LastAsked({ request: { is_possible, asked_on, next_on } }: { request: PaymentRequest }) {
  const t = useMessages();
  const format = useFormat();
  const asked = format.date(asked_on);
  const next = format.date(next_on);
  if (!asked) return null;
  return <p>{is_possible || !next ? t('payment_asked_before', { asked }) : t('payment_asked', { asked, next })}</p>;
}

function PaymentForm() {
  const t = useMessages();
  const format = useFormat();
  const actor = useActor('invoice');
  const note = useActorState('invoice', ({ context: { drafts, name } }) => drafts[name]?.note ?? '');
  const { validationError, isLost } = useActorState('invoice', ({ context }) => context);
  // the page shows why the invoice could not be read
  const apiError = useActorState('invoice', (snapshot) =>
    snapshot.hasTag('failed') ? null : snapshot.context.apiError,
  );
  const isBusy = useActorState('invoice', (snapshot) => snapshot.hasTag('asking'));
  const isWaiting = useIsWaiting(apiError);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'payment.ask' });
  };
  return (
    <form noValidate onSubmit={ask} aria-busy={isBusy} className={styles.form}>
      <p>{t('payment_ask_line')}</p>
      {isLost && <FocusedAlert tone="warning">{t('payment_lost')}</FocusedAlert>}
      {apiError && (
        <FocusedAlert key={apiError.kind}>
          <ErrorText apiError={apiError} purpose="write" />
        </FocusedAlert>
      )}
      <TextArea
        name="note"
        label={t(paymentFields.note.label)}
        hint={t(paymentFields.note.hint)}
        rows={paymentFields.note.height}
        value={note}
        disabled={isBusy}
        error={validationError && validationMessage(t, format, validationError, paymentFields.note)}
        onChange={(event) => actor.send({ type: 'note.change', note: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isWaiting={isWaiting}>
        {t('payment_ask')}
      </Button>
    </form>
  );
}

function QuestionUnknown() {
  const actor = useActor('invoice');
  const apiError = useActorState('invoice', ({ context }) => context.apiError);
  const note = useActorState('invoice', ({ context: { drafts, name } }) => drafts[name]?.note ?? '');
  const isBusy = useActorState('invoice', (snapshot) => snapshot.hasTag('busy'));
  const check = { label: 'payment_check', isBusy, onCheck: () => actor.send({ type: 'payment.check' }) } as const;
  return (
    <OutcomeUnknown reason="payment_unanswered_why" check={check} apiError={apiError}>
      {note && (
        <blockquote dir="auto" lang={languageOfText(note)}>
          {note}
        </blockquote>
      )}
    </OutcomeUnknown>
  );
}
