import { useEffect, useRef } from 'react';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { canUndoDecline } from '../../services/contract/rules/request-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import type { MyStatus } from '../../services/contract/statuses.ts';
import { ErrorText } from '../error-text.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { OutcomeUnknown } from '../form/outcome-unknown.tsx';
import { Button } from '../kit/button.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { UnsentChange } from '../record/unsent-change.tsx';
import { useMinute } from '../record/use-minute.ts';
import styles from './answer-result.module.css';
import type { QuotationState } from './use-quotation.ts';

interface AnswerResultProps {
  request: JobDescription;
  quotation: QuotationState;
}

/** The result of an answer: done, with an undo for a decline; failed; or unknown, with a button to check it. */
export function AnswerResult({ request, quotation }: AnswerResultProps) {
  const t = useMessages();
  const { hasTag, isSelected, isBusy, context, unsent, send } = quotation;
  const { done, apiError } = context;
  if (!isSelected) return null;
  if (hasTag('outcomeUnknown')) {
    const check = { label: 'quote_check', isBusy, onCheck: () => send({ type: 'quotation.check' }) } as const;
    return <OutcomeUnknown reason="quote_unanswered_why" check={check} apiError={apiError} />;
  }
  if (unsent) {
    return (
      <FocusedChange key={unsent.id}>
        <UnsentChange entry={unsent} />
      </FocusedChange>
    );
  }
  if (done) {
    return (
      <FocusedAlert key={done} tone="success">
        <p>{t(doneMessages[done])}</p>
        {done === 'declined' && <UndoButton request={request} quotation={quotation} />}
      </FocusedAlert>
    );
  }
  return hasTag('viewing') && apiError ? (
    <FocusedAlert>
      <ErrorText apiError={apiError} purpose="write" />
    </FocusedAlert>
  ) : null;
}

/** Offered at once, even before the declined request has been read again. */
function UndoButton({ request, quotation: { send } }: AnswerResultProps) {
  const t = useMessages();
  const now = siteTime(useMinute());
  if (!canUndoDecline({ ...request, my_status: 'Declined' satisfies MyStatus }, now)) return null;
  return (
    <Button className={styles.action} onClick={() => send({ type: 'decline.undo' })}>
      {t('decline_undo')}
    </Button>
  );
}

/** Takes the focus, because the control that was used has been removed. */
function FocusedChange({ children }: { children: React.ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      {children}
    </div>
  );
}

const doneMessages: Record<NonNullable<QuotationState['context']['done']>, MessageId> = {
  sent: 'quote_sent',
  withdrawn: 'quote_withdrawn',
  declined: 'request_declined',
  undone: 'request_undone',
};
