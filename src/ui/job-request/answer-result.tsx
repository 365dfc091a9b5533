import { useEffect, useRef } from 'react';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { canUndoDecline } from '../../services/contract/rules/request-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import type { MyStatus } from '../../services/contract/statuses.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { UnsentChange } from '../record/unsent-change.tsx';
import { useMinute } from '../record/use-minute.ts';
import styles from './answer-result.module.css';
import type { Answering } from './use-answering.ts';

interface AnswerResultProps {
  request: JobDescription;
  answering: Answering;
}

/** The result of an answer: done, with an undo for a decline; failed; or unknown, with a button to check it. */
export function AnswerResult({ request, answering }: AnswerResultProps) {
  const t = useMessages();
  const { hasTag, isSelected, context, unsent } = answering;
  const { done, apiError } = context;
  if (!isSelected) return null;
  if (hasTag('outcomeUnknown')) return <OutcomeUnknown answering={answering} />;
  if (unsent) {
    return (
      <FocusedResult key={unsent.id}>
        <UnsentChange entry={unsent} />
      </FocusedResult>
    );
  }
  if (done) {
    return (
      <FocusedResult key={done}>
        <Alert tone="success">
          <p>{t(doneMessages[done])}</p>
          {done === 'declined' && <UndoButton request={request} answering={answering} />}
        </Alert>
      </FocusedResult>
    );
  }
  return hasTag('viewing') && apiError ? (
    <FocusedResult>
      <Alert>
        <ErrorText apiError={apiError} purpose="write" />
      </Alert>
    </FocusedResult>
  ) : null;
}

function OutcomeUnknown({ answering: { isBusy, context, send } }: { answering: Answering }) {
  const t = useMessages();
  return (
    <FocusedResult>
      <Alert tone="warning">
        <p className={styles.title}>{t('quote_unanswered')}</p>
        <p>{t('quote_unanswered_why')}</p>
        {context.apiError && (
          <p>
            <ErrorText apiError={context.apiError} purpose="write" />
          </p>
        )}
        <Button
          className={styles.action}
          isBusy={isBusy}
          isWaiting={useIsWaiting(context.apiError)}
          onClick={() => send({ type: 'quotation.check' })}
        >
          {t('quote_check')}
        </Button>
      </Alert>
    </FocusedResult>
  );
}

/** Offered at once, even before the declined request has been read again. */
function UndoButton({ request, answering: { send } }: AnswerResultProps) {
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
function FocusedResult({ children }: { children: React.ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      {children}
    </div>
  );
}

const doneMessages: Record<NonNullable<Answering['context']['done']>, MessageId> = {
  sent: 'quote_sent',
  withdrawn: 'quote_withdrawn',
  declined: 'request_declined',
  undone: 'request_undone',
};
