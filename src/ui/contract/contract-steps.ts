/** The next step of a contract, by its status and the next action from the server. */
import type { Contract } from '../../services/contract/records/contract.ts';
import { hasNextAction, needsSignature } from '../../services/contract/rules/contract-rules.ts';
import type { ContractAction, ContractStatus } from '../../services/contract/statuses.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { lookUp } from '../record/look-up.ts';
import { actionMessage } from './contract-statuses.ts';

export interface ContractStep {
  readonly text: string;
  /** Whether the step is about `next_milestone`. */
  readonly isAboutMilestone: boolean;
}

type State = Pick<Contract, 'status' | 'next_action'>;

export function contractStep(t: Translate, { status, next_action }: State): ContractStep {
  const found = lookUp<Step | Steps>(stepsByStatus, status);
  const step = found && 'message' in found ? found : lookUp<Step>(found ?? {}, next_action ?? 'None');
  if (step) return { text: t(step.message), isAboutMilestone: step.isAboutMilestone };
  return {
    text: actionMessage(t, next_action) ?? t('next_nothing'),
    isAboutMilestone: hasNextAction({ next_action }) && !needsSignature({ next_action }),
  };
}

interface Step {
  readonly message: MessageId;
  readonly isAboutMilestone: boolean;
}

type Steps = Readonly<Record<ContractAction, Step>>;

const step = (message: MessageId, isAboutMilestone = false): Step => ({ message, isAboutMilestone });

const signing = step('next_sign');
const delivering = step('next_deliver', true);
const otherSignatures = step('next_other_signatures');

/** One step for a status, or one for each action where the status has several. */
const stepsByStatus = {
  Unsigned: { Sign: signing, Deliver: delivering, Wait: otherSignatures, None: otherSignatures },
  Active: { Sign: signing, Deliver: delivering, Wait: step('next_wait_client', true), None: step('next_nothing') },
  'On Hold': step('next_work_paused'),
  Inactive: step('next_contract_lapsed'),
  Completed: step('next_contract_completed'),
  Terminated: step('next_contract_terminated'),
  Cancelled: step('next_contract_cancelled'),
} satisfies Record<ContractStatus, Step | Steps>;
