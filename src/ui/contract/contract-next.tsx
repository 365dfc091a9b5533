import type { Contract } from '../../services/contract/records/contract.ts';
import { needsDelivery } from '../../services/contract/rules/contract-rules.ts';
import { useMessages } from '../messages.tsx';
import { NextStep } from '../record/next-step.tsx';
import { contractStep } from './contract-steps.ts';
import { DeliveryDate } from './delivery-date.tsx';

/** The next step of a contract, and its milestone. */
export function ContractNext({ contract }: { contract: Contract }) {
  const t = useMessages();
  const { text, isAboutMilestone } = contractStep(t, contract);
  const { next_milestone, next_milestone_due } = contract;
  return (
    <NextStep step={text}>
      {isAboutMilestone && next_milestone && (
        <>
          <p>
            <bdi>{next_milestone}</bdi>
          </p>
          {needsDelivery(contract) && (
            <p>
              <DeliveryDate day={next_milestone_due} />
            </p>
          )}
        </>
      )}
    </NextStep>
  );
}
