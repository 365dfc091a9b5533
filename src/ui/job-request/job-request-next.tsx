import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { NextStep } from '../record/next-step.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { useMinute } from '../record/use-minute.ts';
import { Deadline } from './deadline.tsx';
import { firstDraft } from './first-draft.ts';
import styles from './job-request-next.module.css';
import { myStatuses, takesAnswers } from './job-request-statuses.ts';
import type { Answering } from './use-answering.ts';
import { useQuotationTerms } from './use-quotation-terms.ts';

/** Where the candidate stands with a request, and what they can do about it now. */
export function JobRequestNext({ request, answering }: { request: JobDescription; answering: Answering }) {
  const t = useMessages();
  const { can_respond, my_status, status, valid_till, my_decline } = request;
  const isOver = useFormat().timeLeft(valid_till, useMinute())?.urgency === 'over';
  const isOpen = takesAnswers(status) && !isOver;
  const hasAnswered = my_status !== null && my_status !== 'None' && my_status !== 'Draft';
  return (
    <NextStep step={t(can_respond ? 'next_quote' : hasAnswered && isOpen ? 'next_wait_client' : 'next_nothing')}>
      <div className={styles.next}>
        {hasAnswered ? (
          <StatusChip statuses={myStatuses} status={my_status} />
        ) : (
          valid_till && <Deadline value={valid_till} isOpen={takesAnswers(status)} />
        )}
        {my_status === 'Declined' && my_decline?.reason && (
          <p className={styles.reason}>{t('declined_because', { reason: `\u2068${my_decline.reason}\u2069` })}</p>
        )}
        <Deeds request={request} answering={answering} isOpen={isOpen} />
      </div>
    </NextStep>
  );
}

interface DeedsProps {
  request: JobDescription;
  answering: Answering;
  isOpen: boolean;
}

/** What can be done with the request now; while one of it is under way, nothing else. */
function Deeds({ request, answering: { state, isBusy, context, send }, isOpen }: DeedsProps) {
  const t = useMessages();
  const profile = useList('profile').data;
  const { today } = useQuotationTerms(request, '');
  const { can_respond, my_status, status } = request;
  const isWithdrawable =
    ['Submitted', 'Shortlisted'].includes(my_status ?? '') && ['Open', 'Shortlisting'].includes(status ?? '');
  if (state !== 'viewing' && state !== 'withdrawal' && state !== 'declining' && !isBusy) return null;
  if (state === 'sending' || state === 'checking') return null;
  return (
    <div className={styles.deeds}>
      {can_respond && (
        <>
          <Button
            variant="primary"
            isWide
            disabled={isBusy}
            onClick={() => send({ type: 'quotation.start', draft: firstDraft(request, profile, today) })}
          >
            {t('quote_write')}
          </Button>
          <Button isWide variant="quiet" disabled={isBusy} onClick={() => send({ type: 'decline.start' })}>
            {t('decline_request')}
          </Button>
        </>
      )}
      {isWithdrawable && (
        <Button isWide disabled={isBusy} onClick={() => send({ type: 'quotation.withdraw' })}>
          {t('quote_withdraw')}
        </Button>
      )}
      {my_status === 'Declined' && isOpen && context.done !== 'declined' && (
        <Button isWide isBusy={state === 'undoing'} onClick={() => send({ type: 'decline.undo' })}>
          {t('decline_undo')}
        </Button>
      )}
    </div>
  );
}
