import type { ContractRow } from '../../services/contract/records/contract.ts';

type Order = (a: ContractRow, b: ContractRow) => number;

/** What waits for the candidate first, the nearest due date leading; then the rest, newest first. */
export const byWaiting: Order = (a, b) => {
  const rank = rankOf(a);
  if (rank !== rankOf(b)) return rank - rankOf(b);
  return rank < others ? byText(dueOf(a), dueOf(b)) : byNewest(a, b);
};

export const byNewest: Order = (a, b) => byText(b.start_date ?? '', a.start_date ?? '');

/** Those without an end come last. */
export const byEnding: Order = (a, b) => byText(a.end_date ?? never, b.end_date ?? never);

export const byClient: Order = (a, b) => names.compare(a.party_name ?? '', b.party_name ?? '');

const ranks: Readonly<Record<string, number>> = { Sign: 0, Deliver: 1 };
const others = 2;
// The wire's days compare as text.
const never = '9999';

const rankOf = ({ next_action }: ContractRow): number => ranks[next_action ?? ''] ?? others;
const dueOf = ({ next_milestone_due }: ContractRow): string => next_milestone_due ?? never;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const names = new Intl.Collator(['ar', 'en'], { numeric: true });
