import type { Contract } from '../../services/contract/records/contract.ts';
import { useFormat } from '../format.ts';
import { knownWord } from '../list/known-word.ts';
import { NextStep } from '../list/next-step.tsx';
import { useWords } from '../words.tsx';
import { nextActions } from './contract-statuses.ts';

/** What a contract waits for, and for which milestone. */
export function ContractNext({ contract }: { contract: Contract }) {
  const t = useWords();
  const due = useFormat().date(contract.next_milestone_due);
  const { next_action, next_milestone } = contract;
  const action = next_action === 'None' ? null : knownWord(t, nextActions, next_action);
  return (
    <NextStep step={action ?? t('next_nothing')}>
      {action && next_milestone && (
        <>
          <p dir="auto">{next_milestone}</p>
          {due && <p>{t('due_on', { date: due })}</p>}
        </>
      )}
    </NextStep>
  );
}
