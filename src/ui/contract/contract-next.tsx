import type { Contract } from '../../services/contract/records/contract.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { NextStep } from '../record/next-step.tsx';
import { nextActions } from './contract-statuses.ts';
import { DeliveryDate } from './delivery-date.tsx';

/** What a contract waits for, and for which milestone. */
export function ContractNext({ contract }: { contract: Contract }) {
  const t = useMessages();
  const { next_action, next_milestone, next_milestone_due } = contract;
  const action = next_action === 'None' ? null : knownMessage(t, nextActions, next_action);
  return (
    <NextStep step={action ?? t('next_nothing')}>
      {action && next_milestone && next_action !== 'Sign' && (
        <>
          <p>
            <bdi>{next_milestone}</bdi>
          </p>
          {next_action === 'Deliver' && (
            <p>
              <DeliveryDate day={next_milestone_due} />
            </p>
          )}
        </>
      )}
    </NextStep>
  );
}
