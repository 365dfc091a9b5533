/** A contract in each state of its course, as the server sends it. */
import {
  type LifeContext,
  type LifeState,
  type Party,
  whoMustAct,
} from '../../../src/machines/contract-life-machine.ts';
import type { ContractAction, PartyName } from '../../../src/services/contract/statuses.ts';
import { statusOf } from '../../../src/ui/contract/life-status.ts';
import { type ContractWire, toDeliver } from './contract-records.ts';

/** The part of a snapshot of the chart that a contract is made from. */
export interface Snapshot {
  readonly value: LifeState;
  readonly context: LifeContext;
}

const parties = { candidate: 'Candidate', network: 'Network', client: 'Client' } as const satisfies Record<
  Party,
  PartyName
>;

const milestones = ['A report', 'A summary'];

/** The contract that a page resolves to this state of the chart. */
export const contractIn = (snapshot: Snapshot): ContractWire => ({
  ...toDeliver,
  status: statusOf(snapshot.value),
  fulfilment_status: snapshot.context.fulfilment,
  next_action: nextAction(snapshot),
  signatures: signaturesOf(snapshot.context),
  milestones: milestonesOf(snapshot.context),
  ending: snapshot.context.hasNotice ? { last_day: '2999-01-01', reason: 'Health', note: null } : null,
});

/** The row has nobody's turn before the first delivery; a contract with a milestone to deliver waits for the candidate. */
export const whoActs = ({ value, context }: Snapshot): Party | null =>
  value === 'active' && context.delivery === 'due' ? 'candidate' : whoMustAct({ value, context });

function nextAction(snapshot: Snapshot): ContractAction {
  const party = whoActs(snapshot);
  if (party === null) return 'None';
  if (party !== 'candidate') return 'Wait';
  return snapshot.value === 'unsigned' ? 'Sign' : 'Deliver';
}

/** In the order of signing: those who have signed come first. */
function signaturesOf({ toSign }: LifeContext) {
  const all = Object.keys(parties) as Party[]; // its own keys
  return [...all.filter((party) => !toSign.includes(party)), ...toSign].map((party, at) => ({
    name: `S${at + 1}`,
    party: parties[party],
    signing_order: at + 1,
    signer_name: party === 'candidate' ? 'Noura Ali' : 'Ahmed Hassan',
    status: !toSign.includes(party) ? 'Signed' : party === toSign[0] ? 'Ready' : 'Waiting',
  }));
}

function milestonesOf({ toAccept, delivery }: LifeContext) {
  const accepted = milestones.length - toAccept;
  const current = delivery === 'review' ? 'Submitted' : 'In Progress';
  return milestones.map((title, at) => ({
    name: `M${at + 1}`,
    title,
    amount: 15_000,
    status: at < accepted ? 'Paid' : at === accepted ? current : 'Pending',
    deliveries: [],
  }));
}
