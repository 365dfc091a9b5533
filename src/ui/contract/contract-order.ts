import type { ContractRow } from '../../services/contract/records/contract.ts';
import { instantIn } from '../wire-time.ts';

const ranks: Readonly<Record<string, number>> = { Sign: 0, Deliver: 1 };

/** What waits for the candidate first, the nearest due date leading; then the rest, newest first. */
export function inOrder(contracts: readonly ContractRow[]): ContractRow[] {
  return contracts
    .map((contract) => ({ contract, ...standingOf(contract) }))
    .sort((a, b) => a.rank - b.rank || a.time - b.time)
    .map(({ contract }) => contract);
}

function standingOf({ next_action, next_milestone_due, start_date }: ContractRow) {
  const rank = ranks[next_action ?? ''] ?? 2;
  const due = instantIn(next_milestone_due)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return { rank, time: rank < 2 ? due : -(instantIn(start_date)?.getTime() ?? 0) };
}
