import { assign, type SnapshotFrom, setup } from 'xstate';

export type Party = 'candidate' | 'network' | 'client';

export interface LifeContext {
  /** The parties that have not signed, in the order of signing. */
  readonly toSign: readonly Party[];
  /** The number of milestones that the client has not accepted. */
  readonly toAccept: number;
  /** The wire's fulfilment status. */
  readonly fulfilment: string;
  /** The party that has to act while the contract is active. */
  readonly turn: Party | null;
}

export type LifeEvent =
  | { type: 'candidate.sign' }
  | { type: 'network.sign' }
  | { type: 'client.sign' }
  | { type: 'candidate.decline' }
  | { type: 'client.decline' }
  | { type: 'network.cancel' }
  | { type: 'client.accept' }
  | { type: 'client.hold' }
  | { type: 'client.resume' }
  | { type: 'candidate.terminate' }
  | { type: 'client.terminate' }
  | { type: 'network.lapse' };

/**
 * The life cycle of a contract, from the signatures to its end. It calls no service: the server runs the contract, and
 * a page resolves this chart to the status that the server reports, to show what can happen next.
 */
export const contractLifeMachine = setup({
  types: { context: {} as LifeContext, events: {} as LifeEvent, tags: {} as 'ended' },
  guards: {
    isTurnOf: ({ context }, { party }: { party: Party }) => context.toSign[0] === party,
    isLastToSign: ({ context }, { party }: { party: Party }) =>
      context.toSign.length === 1 && context.toSign[0] === party,
    isLastMilestone: ({ context }) => context.toAccept === 1,
    hasMilestones: ({ context }) => context.toAccept > 0,
  },
  actions: {
    storeSignature: assign({ toSign: ({ context }) => context.toSign.slice(1) }),
    storeAcceptance: assign({
      toAccept: ({ context }) => context.toAccept - 1,
      fulfilment: ({ context }) => (context.toAccept === 1 ? 'Fulfilled' : 'Partially Fulfilled'),
    }),
    storeLapse: assign({ fulfilment: ({ context }) => (context.fulfilment === 'N/A' ? 'N/A' : 'Lapsed') }),
  },
}).createMachine({
  id: 'contractLife',
  context: { toSign: [], toAccept: 0, fulfilment: 'Unfulfilled', turn: null },
  initial: 'unsigned',
  states: {
    unsigned: {
      on: {
        'candidate.sign': [
          {
            guard: { type: 'isLastToSign', params: { party: 'candidate' } },
            actions: 'storeSignature',
            target: 'active',
          },
          { guard: { type: 'isTurnOf', params: { party: 'candidate' } }, actions: 'storeSignature' },
        ],
        'network.sign': [
          {
            guard: { type: 'isLastToSign', params: { party: 'network' } },
            actions: 'storeSignature',
            target: 'active',
          },
          { guard: { type: 'isTurnOf', params: { party: 'network' } }, actions: 'storeSignature' },
        ],
        'client.sign': [
          { guard: { type: 'isLastToSign', params: { party: 'client' } }, actions: 'storeSignature', target: 'active' },
          { guard: { type: 'isTurnOf', params: { party: 'client' } }, actions: 'storeSignature' },
        ],
        'candidate.decline': 'cancelled',
        'client.decline': 'cancelled',
        'network.cancel': 'cancelled',
      },
    },
    active: {
      on: {
        'client.accept': [
          { guard: 'isLastMilestone', actions: 'storeAcceptance', target: 'completed' },
          { guard: 'hasMilestones', actions: 'storeAcceptance' },
        ],
        'client.hold': 'onHold',
        'candidate.terminate': { actions: 'storeLapse', target: 'terminated' },
        'client.terminate': { actions: 'storeLapse', target: 'terminated' },
        'network.lapse': { actions: 'storeLapse', target: 'inactive' },
      },
    },
    onHold: {
      on: {
        'client.resume': 'active',
        'candidate.terminate': { actions: 'storeLapse', target: 'terminated' },
        'client.terminate': { actions: 'storeLapse', target: 'terminated' },
      },
    },
    completed: { type: 'final', tags: 'ended' },
    terminated: { type: 'final', tags: 'ended' },
    inactive: { type: 'final', tags: 'ended' },
    cancelled: { type: 'final', tags: 'ended' },
  },
});

export type LifeSnapshot = SnapshotFrom<typeof contractLifeMachine>;
export type LifeState = LifeSnapshot['value'];

/** The party that has to act next; `null` if no party has to. */
export function whoMustAct({ value, context }: Pick<LifeSnapshot, 'value' | 'context'>): Party | null {
  if (value === 'unsigned') return context.toSign[0] ?? null;
  if (value === 'active') return context.turn;
  return value === 'onHold' ? 'client' : null;
}
