/** What the steps of a candidate change in a contract. They do not check whether a step is allowed. */
import { isCandidate } from '../../src/services/contract/rules/contract-rules.ts';
import type { ContractDecline, Delivery, Ending, Signature, SignatureFacts } from '../db/schema/rows.ts';
import { type ContractRow, inStatus, withMilestone, withNextAction, withoutOpenWork } from './contract-row.ts';
import { afterSignature } from './signatures.ts';

/** Adds the candidate's signature. The next party may sign; after the last signature the contract is active. */
export function signed(contract: ContractRow, facts: SignatureFacts): ContractRow {
  const own = contract.signatures.find(isCandidate) ?? addedSignature(contract);
  return afterSignature(
    { ...contract, signature: facts },
    { ...own, signer_name: facts.signer_name, status: 'Signed', signed_on: facts.signed_on },
  );
}

/** For a contract without a list of signatures. */
const addedSignature = ({ name, signatures }: ContractRow): Pick<Signature, 'name' | 'party' | 'signing_order'> => ({
  name: `${name}-SIG0`,
  party: 'Candidate',
  signing_order: Math.min(1, ...signatures.map(({ signing_order }) => signing_order)) - 1,
});

/** Cancels a contract that the candidate declined to sign. */
export function declined(contract: ContractRow, refusal: ContractDecline): ContractRow {
  const signatures = contract.signatures.map((each) =>
    isCandidate(each) ? { ...each, status: 'Declined' as const } : each,
  );
  // not the account: its address would remain after the account was deleted
  const by = contract.signee ?? contract.signatures.find(isCandidate)?.signer_name ?? consultant;
  const cancelled = inStatus({ ...contract, signatures, refusal }, 'Cancelled', { now: refusal.declined_on, by });
  return withNextAction(withoutOpenWork({ ...cancelled, docstatus: 2 }));
}

const consultant = { en: 'Consultant', ar: 'المستشار' };

/** Adds a delivery to a milestone, which the client then reviews. */
export const delivered = (contract: ContractRow, milestone: string, delivery: Delivery): ContractRow =>
  withNextAction(
    withMilestone(contract, milestone, ({ deliveries = [] }) => ({
      status: 'Submitted',
      deliveries: [...deliveries, delivery],
    })),
  );

/** Records that the candidate asked to end the contract. It ends after the last day, see `ended`. */
export const askedToEnd = (contract: ContractRow, ending: Ending): ContractRow => ({ ...contract, ending });
