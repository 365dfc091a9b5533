import { ErrorText } from '../error-text.tsx';
import { DraftKept } from '../form/draft-kept.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { useProblems } from '../form/use-problem.ts';
import { useMessages } from '../messages.tsx';
import styles from './act-form.module.css';
import type { ContractActs } from './use-contract-acts.ts';

/** Why an act was not sent, and where what was typed is kept. */
export function ActProblems({ acts: { context }, tries }: { acts: ContractActs; tries: number }) {
  const t = useMessages();
  const { apiError, isLost, isStale } = context;
  return (
    <>
      {tries > 0 && <Errors key={tries} errors={context.validationErrors} />}
      {isStale && <FocusedAlert tone="warning">{t('sign_changed')}</FocusedAlert>}
      {isLost && <FocusedAlert>{t('contract_lost')}</FocusedAlert>}
      {apiError && (
        <FocusedAlert key={apiError.kind}>
          {apiError.kind === 'offline' ? t('contract_offline') : <ErrorText apiError={apiError} purpose="write" />}
        </FocusedAlert>
      )}
      <p className={styles.kept}>
        <DraftKept message="contract_kept" />
      </p>
    </>
  );
}

function Errors({ errors }: { errors: ContractActs['context']['validationErrors'] }) {
  const t = useMessages();
  const problems = useProblems(errors);
  return problems.length > 0 && <ErrorSummary title={t('contract_fix')} problems={problems} />;
}
