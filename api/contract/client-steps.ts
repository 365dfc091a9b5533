/** What the steps of the network and the client change in a contract. They do not check whether a step is allowed. */
import { isAwaitedSignature, isClosedMilestone } from '../../src/services/contract/rules/contract-rules.ts';
import type { Milestone, StoredText } from '../db/schema/rows.ts';
import { type ContractRow, inStatus, withMilestone, withNextAction, withoutOpenWork } from './contract-row.ts';
import { afterSignature, network } from './signatures.ts';

/** Adds the signature of the party that is next. */
export function signedByNext(contract: ContractRow, now: string): ContractRow {
  const next = contract.signatures.find(isAwaitedSignature);
  return next === undefined ? contract : afterSignature(contract, { ...next, status: 'Signed', signed_on: now });
}

/** Asks for changes to the last delivery of a milestone. */
export const changesRequested = (
  contract: ContractRow,
  milestone: string,
  { comment, now }: { readonly comment: StoredText; readonly now: string },
): ContractRow =>
  withNextAction(
    withMilestone(contract, milestone, ({ deliveries = [] }) => ({
      status: 'Changes Requested',
      deliveries: deliveries.map((each, at) =>
        at === deliveries.length - 1 ? { ...each, comment, commented_on: now } : each,
      ),
    })),
  );

/** Accepts a milestone: the work on the next one begins, or the contract is complete. */
export function accepted(contract: ContractRow, milestone: string, now: string): ContractRow {
  const changed = withMilestone(contract, milestone, () => ({ status: 'Approved' }));
  if (changed.milestones.every(isClosedMilestone))
    return withNextAction({
      ...inStatus(changed, 'Completed', { now, by: contract.party_name }),
      fulfilment_status: 'Fulfilled',
    });
  const next = changed.milestones.find(({ status }) => status === 'Pending');
  const begun = next ? withMilestone(changed, next.name, () => ({ status: 'In Progress' })) : changed;
  return withNextAction({ ...begun, fulfilment_status: 'Partially Fulfilled' });
}

/** Records the invoice of an accepted milestone. @param net without tax */
export const invoiced = (
  contract: ContractRow,
  milestone: string,
  { invoice, net }: { readonly invoice: string; readonly net: number },
): ContractRow =>
  withNextAction({
    ...withMilestone(contract, milestone, () => ({ status: 'Invoiced', invoice })),
    invoiced_amount: contract.invoiced_amount + net,
  });

/** Records the payment of a milestone. @param net without tax */
export const paid = (contract: ContractRow, milestone: string, net: number): ContractRow => ({
  ...withMilestone(contract, milestone, () => ({ status: 'Paid' })),
  paid_amount: contract.paid_amount + net,
});

/**
 * Ends a contract after the last day that the candidate asked for. `end_date` stays as it was signed, since the document
 * of the signature states it.
 */
export function ended(contract: ContractRow, now: string): ContractRow {
  const isFulfilled = contract.milestones.every(isClosedMilestone);
  const terminated = inStatus(contract, 'Terminated', { now, by: network });
  const fulfilment_status = isFulfilled ? contract.fulfilment_status : 'Lapsed';
  return withNextAction(withoutOpenWork({ ...terminated, fulfilment_status }));
}

/** The first milestone in a status. */
export const milestoneIn = ({ milestones }: ContractRow, status: Milestone['status']): Milestone | undefined =>
  milestones.find((each) => each.status === status);
