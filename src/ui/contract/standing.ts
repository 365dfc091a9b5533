import { transition } from 'xstate';
import {
  contractLifeMachine,
  type LifeEvent,
  type LifeSnapshot,
  type LifeState,
  type Party,
} from '../../machines/contract-life-machine.ts';
import type { Contract } from '../../services/contract/records/contract.ts';

/** What may happen next, and where the contract would stand then. */
export interface Deed {
  readonly event: LifeEvent['type'];
  readonly leadsTo: LifeState;
  /** What would be fulfilled then, where the deed changes that. */
  readonly fulfilment: string | null;
}

/** A contract's place in the chart of its life; `null` where the chart does not know its status. */
export function standingOf(contract: Contract): LifeSnapshot | null {
  const value = stateOf(contract.status);
  if (!value) return null;
  const { fulfilment_status, milestones, next_action } = contract;
  return contractLifeMachine.resolveState({
    value,
    context: {
      toSign: toSignIn(contract),
      toAccept: milestones.filter(({ status }) => !acceptedStatuses.has(status ?? '')).length,
      fulfilment: fulfilment_status ?? 'N/A',
      turn: turns.get(next_action ?? '') ?? null,
    },
  });
}

/** What the chart allows from here, in its own order. */
export function deedsFrom(standing: LifeSnapshot): Deed[] {
  return eventsOf(standing.value).flatMap((event) => {
    if (!standing.can({ type: event })) return [];
    const [next] = transition(contractLifeMachine, standing, { type: event });
    const { fulfilment } = next.context;
    return [{ event, leadsTo: next.value, fulfilment: fulfilment === standing.context.fulfilment ? null : fulfilment }];
  });
}

/** The state that the wire means by a status. */
export const stateOf = (status: string | null): LifeState | undefined => statusStates.get(status ?? '');

/** The wire's name for a state. */
export const statusOf = (state: LifeState): string =>
  [...statusStates].find(([, known]) => known === state)?.[0] ?? state;

const eventsOf = (state: LifeState): LifeEvent['type'][] =>
  Object.keys(contractLifeMachine.definition.states[state]?.on ?? {}) as LifeEvent['type'][]; // its own events

const statusStates = new Map<string, LifeState>([
  ['Unsigned', 'unsigned'],
  ['Active', 'active'],
  ['On Hold', 'onHold'],
  ['Completed', 'completed'],
  ['Terminated', 'terminated'],
  ['Inactive', 'inactive'],
  ['Cancelled', 'cancelled'],
]);

const acceptedStatuses: ReadonlySet<string> = new Set(['Approved', 'Invoiced', 'Paid', 'Cancelled']);

const turns = new Map<string, Party>([
  ['Sign', 'candidate'],
  ['Deliver', 'candidate'],
  ['Wait', 'client'],
]);

const partyNames = new Map<string, Party>([
  ['Candidate', 'candidate'],
  ['Network', 'network'],
  ['Client', 'client'],
]);

/** Those whose signature is waited for. A contract that lists none still wants the person's own. */
function toSignIn({ signatures, next_action }: Contract): Party[] {
  const waiting = signatures
    .filter(({ status }) => status === 'Waiting' || status === 'Ready')
    .toSorted((a, b) => (a.signing_order ?? 0) - (b.signing_order ?? 0))
    .flatMap(({ party }) => partyNames.get(party ?? '') ?? []);
  return waiting.length === 0 && next_action === 'Sign' ? ['candidate'] : waiting;
}
