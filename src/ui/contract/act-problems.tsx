import { hasReadOthers } from '../../services/contract/contract-act.ts';
import { ErrorText } from '../error-text.tsx';
import { AttemptErrors } from '../form/attempt-errors.tsx';
import { DraftStored } from '../form/draft-stored.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import type { Attempts } from '../form/use-attempts.ts';
import { useMessages } from '../messages.tsx';
import styles from './act-form.module.css';
import type { ContractActs } from './use-contract-acts.ts';

interface ActProblemsProps {
  acts: ContractActs;
  /** The attempts to send the act. */
  attempts: Attempts;
}

/** Why an act was not sent, and where what was typed is kept. */
export function ActProblems({ acts: { context, terms }, attempts }: ActProblemsProps) {
  const t = useMessages();
  const { apiError, isLost, isReturned, isStale } = context;
  return (
    <>
      <AttemptErrors title="contract_fix" attempts={attempts} />
      {(isStale || hasReadOthers(context, terms)) && <FocusedAlert tone="warning">{t('sign_changed')}</FocusedAlert>}
      {isLost && <FocusedAlert>{t('contract_lost')}</FocusedAlert>}
      {isReturned && <FocusedAlert tone="warning">{t('delivery_returned')}</FocusedAlert>}
      {apiError && (
        <FocusedAlert key={apiError.kind}>
          {apiError.kind === 'offline' ? t('contract_offline') : <ErrorText apiError={apiError} purpose="write" />}
        </FocusedAlert>
      )}
      <p className={styles.kept}>
        <DraftStored message="contract_kept" />
      </p>
    </>
  );
}
