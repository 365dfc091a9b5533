/** Puts the chart of a contract's life in the state that the server reports. */
import { transition } from 'xstate';
import {
  contractLifeMachine,
  type LifeEvent,
  type LifeSnapshot,
  type LifeState,
  type Party,
} from '../../machines/contract-life-machine.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import {
  isAwaitedSignature,
  isClosedMilestone,
  isDelivered,
  milestoneToDeliver,
  needsSignature,
} from '../../services/contract/rules/contract-rules.ts';
import type { ContractAction, ContractStatus, PartyName } from '../../services/contract/statuses.ts';
import { lookUp } from '../record/look-up.ts';

/** An event that is possible now, and its result. */
export interface LifeStep {
  readonly event: LifeEvent['type'];
  readonly target: LifeState;
  /** The fulfilment status after the event, if the event changes it. */
  readonly fulfilment: string | null;
}

/** The snapshot of the chart for a contract; `null` for an unknown status. */
export function lifeSnapshotOf(contract: Contract): LifeSnapshot | null {
  const value = stateOf(contract.status);
  if (!value) return null;
  const { fulfilment_status, milestones, next_action, ending } = contract;
  return contractLifeMachine.resolveState({
    value,
    context: {
      toSign: toSignIn(contract),
      delivery: milestoneToDeliver(contract) ? 'due' : milestones.some(isDelivered) ? 'review' : null,
      hasNotice: ending !== null,
      toAccept: milestones.filter((milestone) => !isClosedMilestone(milestone)).length,
      fulfilment: fulfilment_status ?? 'N/A',
      turn: lookUp<Party | null>(turns, next_action),
    },
  });
}

/** The events that the chart allows now, in its own order. */
export function stepsFrom(snapshot: LifeSnapshot): LifeStep[] {
  return eventsOf(snapshot.value).flatMap((event) => {
    if (!snapshot.can({ type: event })) return [];
    const [next] = transition(contractLifeMachine, snapshot, { type: event });
    const { fulfilment } = next.context;
    return [{ event, target: next.value, fulfilment: fulfilment === snapshot.context.fulfilment ? null : fulfilment }];
  });
}

/** The state of the chart for a status of the wire. */
export const stateOf = (status: string | null): LifeState | null => lookUp<LifeState>(statesByStatus, status);

/** The wire's status for a state of the chart. */
export const statusOf = (state: LifeState): string =>
  Object.entries(statesByStatus).find(([, known]) => known === state)?.[0] ?? state;

const eventsOf = (state: LifeState): LifeEvent['type'][] =>
  Object.keys(contractLifeMachine.definition.states[state]?.on ?? {}) as LifeEvent['type'][]; // its own events

const statesByStatus = {
  Unsigned: 'unsigned',
  Active: 'active',
  'On Hold': 'onHold',
  Completed: 'completed',
  Terminated: 'terminated',
  Inactive: 'inactive',
  Cancelled: 'cancelled',
} as const satisfies Record<ContractStatus, LifeState>;

const turns = {
  Sign: 'candidate',
  Deliver: 'candidate',
  Wait: 'client',
  None: null,
} as const satisfies Record<ContractAction, Party | null>;

const parties = {
  Candidate: 'candidate',
  Network: 'network',
  Client: 'client',
} as const satisfies Record<PartyName, Party>;

/** The parties that have not signed. A contract without a list of signatures needs the candidate's. */
function toSignIn(contract: Contract): Party[] {
  const waiting = contract.signatures
    .filter(isAwaitedSignature)
    .toSorted((a, b) => (a.signing_order ?? 0) - (b.signing_order ?? 0))
    .flatMap(({ party }) => lookUp<Party>(parties, party) ?? []);
  return waiting.length === 0 && needsSignature(contract) ? ['candidate'] : waiting;
}
