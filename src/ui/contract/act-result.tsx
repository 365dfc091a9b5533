import type { Contract } from '../../services/contract/records/contract.ts';
import { FocusedAlert } from '../form/focused-alert.tsx';
import { OutcomeUnknown } from '../form/outcome-unknown.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import type { ContractActs } from './use-contract-acts.ts';

/** The result of the last act: done, or unknown, with a button to check it. */
export function ActResult({ contract, acts }: { contract: Contract; acts: ContractActs }) {
  const t = useMessages();
  const { hasTag, isSelected, isBusy, context, send } = acts;
  if (!isSelected) return null;
  if (hasTag('outcomeUnknown')) {
    const check = { label: 'contract_check', isBusy, onCheck: () => send({ type: 'outcome.check' }) } as const;
    return <OutcomeUnknown reason="contract_unanswered_why" check={check} apiError={context.apiError} />;
  }
  const { done, doneOn } = context;
  // another party has changed the contract since
  const isOver = doneOn !== null && contract.modified !== null && contract.modified > doneOn;
  if (!done || isOver || !hasTag('viewing')) return null;
  return (
    <FocusedAlert key={done} tone="success">
      {t(doneMessages[done])}
    </FocusedAlert>
  );
}

const doneMessages = {
  sign: 'contract_signed_done',
  decline: 'contract_declined_done',
  deliver: 'delivery_sent',
  end: 'ending_done',
} as const satisfies Record<NonNullable<ContractActs['context']['done']>, MessageId>;
