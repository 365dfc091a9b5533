import { isDeliverable, isDelivered } from '../../src/services/contract/rules/contract-rules.ts';
import type { ContractAction, ContractStatus } from '../../src/services/contract/statuses.ts';
import type { contracts } from '../db/schema/contract.ts';
import type { ContractEvent, Milestone } from '../db/schema/rows.ts';

export type ContractRow = typeof contracts.$inferSelect;

/** A contract after a step, with the columns that follow from its status and its milestones. */
export function withNextAction(contract: ContractRow): ContractRow {
  const next = contract.milestones.find((milestone) => isDeliverable(milestone) || isDelivered(milestone));
  const isOpen = contract.status === 'Active' || contract.status === 'Unsigned';
  return {
    ...contract,
    next_action: nextAction(contract, next),
    next_milestone: isOpen ? (next?.title ?? null) : null,
    next_milestone_due: isOpen ? (next?.due_date ?? null) : null,
  };
}

/** What the candidate has to do next. `next` is the milestone to deliver, or that was delivered. */
export function nextAction(
  { status, signature }: Pick<ContractRow, 'status' | 'signature'>,
  next: Milestone | undefined,
): ContractAction {
  if (status === 'Unsigned') return signature === null ? 'Sign' : 'Wait';
  if (status === 'On Hold') return 'Wait';
  if (status !== 'Active' || next === undefined) return 'None';
  return isDelivered(next) ? 'Wait' : 'Deliver';
}

/** A contract with another status, which its timeline records. */
export const inStatus = (
  contract: ContractRow,
  status: ContractStatus,
  { now, by }: { readonly now: string; readonly by: ContractEvent['by'] },
): ContractRow => ({ ...contract, status, timeline: [...contract.timeline, { status, changed_on: now, by }] });

/** A contract with changes to one milestone. */
export const withMilestone = (
  contract: ContractRow,
  name: string,
  change: (milestone: Milestone) => Partial<Milestone>,
): ContractRow => ({
  ...contract,
  milestones: contract.milestones.map((each) => (each.name === name ? { ...each, ...change(each) } : each)),
});

/** A contract on which no more work is due: its open milestones are cancelled. */
export const withoutOpenWork = (contract: ContractRow): ContractRow => ({
  ...contract,
  milestones: contract.milestones.map((each) =>
    isDeliverable(each) || isDelivered(each) ? { ...each, status: 'Cancelled' } : each,
  ),
});
