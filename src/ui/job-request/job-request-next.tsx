import type { ReactNode, RefObject } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import { emptyQuotation } from '../../services/contract/quotation.ts';
import type { ContractRow } from '../../services/contract/records/contract.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { needsSignature } from '../../services/contract/rules/contract-rules.ts';
import { hasAnswered, hasDeclined, takesQuotations } from '../../services/contract/rules/request-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import type { PartyName } from '../../services/contract/statuses.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { useList } from '../list/use-list.ts';
import { useListWith } from '../list/use-list-with.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { NextStep } from '../record/next-step.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { useMinute } from '../record/use-minute.ts';
import { Link } from '../router.tsx';
import { Deadline } from './deadline.tsx';
import { firstDraft } from './first-draft.ts';
import styles from './job-request-next.module.css';
import { myStatusChips } from './job-request-statuses.ts';
import { type RequestStep, requestActions, requestStep, wonStep } from './next-steps.ts';
import type { QuotationState } from './use-quotation.ts';
import { useQuotationTerms } from './use-quotation-terms.ts';

interface JobRequestNextProps {
  request: JobDescription;
  quotation: QuotationState;
  /** The button that begins a quotation. It gets the focus back after a draft was discarded. */
  beginButton?: RefObject<HTMLButtonElement | null>;
}

/** The next step of a request, who has to act, and the candidate's possible actions. */
export function JobRequestNext(props: JobRequestNextProps) {
  const step = requestStep(props.request, siteTime(useMinute()));
  return step.isWon ? <Won {...props} /> : <Step {...props} step={step} />;
}

/** The contract of a request that was won, once the network has prepared it. */
function Won(props: JobRequestNextProps) {
  const isOfRequest = ({ rfq }: ContractRow) => rfq === props.request.name;
  const { data } = useListWith('contractList', isOfRequest);
  const contract = data === null ? undefined : (data.find(isOfRequest) ?? null);
  return (
    <Step {...props} step={wonStep(contract)}>
      {contract && <ContractLink contract={contract} />}
    </Step>
  );
}

function ContractLink({ contract }: { contract: ContractRow }) {
  const t = useMessages();
  const isToSign = needsSignature(contract);
  return (
    <Link to={paths.contract(contract.name)} className={buttonClass(isToSign ? 'primary' : 'secondary')}>
      {t(isToSign ? 'action_sign' : 'action_see_contract')}
    </Link>
  );
}

interface StepProps extends JobRequestNextProps {
  step: RequestStep;
  children?: ReactNode;
}

function Step({ request, quotation, beginButton, step: { message, waitsOn }, children }: StepProps) {
  const t = useMessages();
  const { my_status, valid_till, my_decline } = request;
  const reason = hasDeclined(request) && my_decline?.reason;
  return (
    <NextStep step={t(message)}>
      <div className={styles.next}>
        {hasAnswered(request) ? (
          <StatusChip statuses={myStatusChips} status={my_status} />
        ) : (
          valid_till && <Deadline value={valid_till} isOpen={takesQuotations(request)} />
        )}
        {waitsOn && <p className={styles.soft}>{t('who_acts', { party: t(actingPartyMessages[waitsOn]) })}</p>}
        {reason && <p className={styles.soft}>{t('declined_because', { reason: isolated(reason) })}</p>}
        {children}
        <Actions request={request} quotation={quotation} beginButton={beginButton} />
      </div>
    </NextStep>
  );
}

/** Who acts next, as the candidate reads it. */
const actingPartyMessages: Readonly<Record<PartyName, MessageId>> = {
  Candidate: 'life_who_you',
  Network: 'party_network',
  Client: 'party_client',
};

/** A button for each action that the server allows now; none while the quotation is written or its outcome unknown. */
function Actions({ request, quotation, beginButton }: JobRequestNextProps) {
  const { isSelected, hasTag, isBusy, context, unsent, send } = quotation;
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
