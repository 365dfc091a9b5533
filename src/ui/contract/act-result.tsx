import type { Contract } from '../../services/contract/records/contract.ts';
import { ErrorText, useIsWaiting } from '../error-text.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { Button } from '../kit/button.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './act-result.module.css';
import type { ContractActs } from './use-contract-acts.ts';

/** The result of the last act: done, or unknown, with a button to check it. */
export function ActResult({ contract, acts }: { contract: Contract; acts: ContractActs }) {
  const t = useMessages();
  const { hasTag, isSelected, isBusy, context, send } = acts;
  const isWaiting = useIsWaiting(context.apiError);
  if (!isSelected) return null;
  if (hasTag('outcomeUnknown'))
    return (
      <div className={styles.result}>
        <FocusedAlert tone="warning">
          <p className={styles.title}>{t('contract_unanswered')}</p>
          <p>{t('contract_unanswered_why')}</p>
          {context.apiError && (
            <p>
              <ErrorText apiError={context.apiError} purpose="write" />
            </p>
          )}
          <Button
            className={styles.action}
            isBusy={isBusy}
            isWaiting={isWaiting}
            onClick={() => send({ type: 'outcome.check' })}
          >
            {t('contract_check')}
          </Button>
        </FocusedAlert>
      </div>
    );
  const { done, doneOn } = context;
  // another party has changed the contract since
  const isOver = doneOn !== null && contract.modified !== null && contract.modified > doneOn;
  return done && !isOver && hasTag('viewing') ? (
    <div className={styles.result}>
      <FocusedAlert key={done} tone="success">
        {t(doneMessages[done])}
      </FocusedAlert>
    </div>
  ) : null;
}

const doneMessages = {
  sign: 'contract_signed_done',
  decline: 'contract_refused_done',
  deliver: 'delivery_sent',
  end: 'ending_done',
} as const satisfies Record<NonNullable<ContractActs['context']['done']>, MessageId>;
