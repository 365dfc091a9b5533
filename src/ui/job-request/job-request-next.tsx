import type { RefObject } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import { emptyQuotation } from '../../services/contract/quotation.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { hasAnswered, hasDeclined, takesQuotations } from '../../services/contract/rules/request-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import type { PartyName } from '../../services/contract/statuses.ts';
import { Button } from '../kit/button.tsx';
import { useList } from '../list/use-list.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { NextStep } from '../record/next-step.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { useMinute } from '../record/use-minute.ts';
import { Deadline } from './deadline.tsx';
import { firstDraft } from './first-draft.ts';
import styles from './job-request-next.module.css';
import { myStatuses } from './job-request-statuses.ts';
import { requestActions, requestStep } from './next-steps.ts';
import type { Answering } from './use-answering.ts';
import { useQuotationTerms } from './use-quotation-terms.ts';

interface JobRequestNextProps {
  request: JobDescription;
  answering: Answering;
  /** The button that beginButton a quotation, which has the focus again after a draft was discarded. */
  beginButton?: RefObject<HTMLButtonElement | null>;
}

/** The next step of a request, who has to act, and the candidate's possible actions. */
export function JobRequestNext({ request, answering, beginButton }: JobRequestNextProps) {
  const t = useMessages();
  const { message, waitsOn } = requestStep(request, siteTime(useMinute()));
  const { my_status, valid_till, my_decline } = request;
  const reason = hasDeclined(request) && my_decline?.reason;
  return (
    <NextStep step={t(message)}>
      <div className={styles.next}>
        {hasAnswered(request) ? (
          <StatusChip statuses={myStatuses} status={my_status} />
        ) : (
          valid_till && <Deadline value={valid_till} isOpen={takesQuotations(request)} />
        )}
        {waitsOn && <p className={styles.soft}>{t('who_acts', { party: t(partyMessages[waitsOn]) })}</p>}
        {reason && <p className={styles.soft}>{t('declined_because', { reason: isolated(reason) })}</p>}
        <Actions request={request} answering={answering} beginButton={beginButton} />
      </div>
    </NextStep>
  );
}

const partyMessages: Readonly<Record<PartyName, MessageId>> = {
  Candidate: 'life_who_you',
  Network: 'party_network',
  Client: 'party_client',
};

/** A button for each action that the server allows now; none while the quotation is written or its outcome unknown. */
function Actions({ request, answering, beginButton }: JobRequestNextProps) {
  const { isSelected, hasTag, isBusy, context, unsent, send } = answering;
  const t = useMessages();
  const profile = useList('profile').data;
  const { today } = useQuotationTerms(request, emptyQuotation);
  const actions = new Set(requestActions(request, siteTime(useMinute())));
  if (!isSelected || hasTag('writing') || hasTag('outcomeUnknown') || unsent) return null;
  return (
    <div className={styles.actions}>
      {actions.has('quote') && (
        <Button
          // the result of an action has the focus
          ref={context.done === null ? beginButton : undefined}
          variant="primary"
          isWide
          disabled={isBusy}
          onClick={() => send({ type: 'quotation.start', draft: firstDraft(request, profile, today) })}
        >
          {t('quote_write')}
        </Button>
      )}
      {actions.has('decline') && (
        <Button isWide variant="quiet" disabled={isBusy} onClick={() => send({ type: 'decline.start' })}>
          {t('decline_request')}
        </Button>
      )}
      {actions.has('withdraw') && (
        <Button isWide disabled={isBusy} onClick={() => send({ type: 'quotation.withdraw' })}>
          {t('quote_withdraw')}
        </Button>
      )}
      {actions.has('undoDecline') && context.done !== 'declined' && (
        <Button isWide isBusy={hasTag('undoing')} onClick={() => send({ type: 'decline.undo' })}>
          {t('decline_undo')}
        </Button>
      )}
    </div>
  );
}
