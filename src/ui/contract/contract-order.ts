import type { ContractRow } from '../../services/contract/records/contract.ts';
import { needsSignature, waitsOnCandidate } from '../../services/contract/rules/contract-rules.ts';
import { compareNames, compareText, never } from '../list/compare.ts';

type Compare = (a: ContractRow, b: ContractRow) => number;

/**
 * Contracts that wait for the candidate first: to sign, then to deliver, by due date. Then the others, newest first.
 */
export const byWaiting: Compare = (a, b) => {
  const rank = rankOf(a);
  if (rank !== rankOf(b)) return rank - rankOf(b);
  return waitsOnCandidate(a) ? compareText(dueDay(a), dueDay(b)) : byNewest(a, b);
};

export const byNewest: Compare = (a, b) => compareText(b.start_date ?? '', a.start_date ?? '');

/** Contracts without an end come last. */
export const byEnding: Compare = (a, b) => compareText(a.end_date ?? never, b.end_date ?? never);

export const byClient: Compare = (a, b) => compareNames(a.party_name, b.party_name);

const rankOf = (contract: ContractRow): number => (needsSignature(contract) ? 0 : waitsOnCandidate(contract) ? 1 : 2);
const dueDay = ({ next_milestone_due }: ContractRow): string => next_milestone_due ?? never;
