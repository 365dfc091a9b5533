import { assign, type SnapshotFrom, setup } from 'xstate';

export type Party = 'candidate' | 'network' | 'client';

export interface LifeContext {
  /** The parties that have not signed, in the order of signing. */
  readonly toSign: readonly Party[];
  /** The milestone that is worked on: its delivery is due, or the client reviews it; `null` without one. */
  readonly delivery: 'due' | 'review' | null;
  /** Whether the candidate has asked to end it early. */
  readonly hasNotice: boolean;
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
  | { type: 'candidate.deliver' }
  | { type: 'client.return' }
  | { type: 'client.accept' }
  | { type: 'client.hold' }
  | { type: 'client.resume' }
  | { type: 'candidate.resign' }
  | { type: 'network.end' }
  | { type: 'client.terminate' }
  | { type: 'network.lapse' };

/** The part of the contract's course that a state belongs to; `ended` is any end, `complete` the planned one. */
type LifeTag = 'signing' | 'working' | 'complete' | 'ended';

/**
 * The life cycle of a contract, from the signatures to its end. It calls no service: the server runs the contract, and
 * a page resolves this chart to the status that the server reports, to show what can happen next.
 */
export const contractLifeMachine = setup({
  types: { context: {} as LifeContext, events: {} as LifeEvent, tags: {} as LifeTag },
  guards: {
    isTurnOf: ({ context }, { party }: { party: Party }) => context.toSign[0] === party,
    isLastToSign: ({ context }, { party }: { party: Party }) =>
      context.toSign.length === 1 && context.toSign[0] === party,
    hasToSign: ({ context }) => context.toSign.includes('candidate'),
    isDeliveryDue: ({ context }) => context.delivery === 'due',
    isInReview: ({ context }) => context.delivery === 'review',
    isLastInReview: ({ context }) => context.delivery === 'review' && context.toAccept === 1,
    hasNoNotice: ({ context }) => !context.hasNotice,
    hasNotice: ({ context }) => context.hasNotice,
  },
  actions: {
    storeSignature: assign({ toSign: ({ context }) => context.toSign.slice(1) }),
    storeDelivery: assign({ delivery: 'review', turn: 'client' }),
    storeChanges: assign({ delivery: 'due', turn: 'candidate' }),
    storeNotice: assign({ hasNotice: true }),
    storeAcceptance: assign({
      delivery: ({ context }) => (context.toAccept === 1 ? null : 'due'),
      turn: ({ context }) => (context.toAccept === 1 ? null : 'candidate'),
      toAccept: ({ context }) => context.toAccept - 1,
      fulfilment: ({ context }) => (context.toAccept === 1 ? 'Fulfilled' : 'Partially Fulfilled'),
    }),
    storeLapse: assign({ fulfilment: ({ context }) => (context.fulfilment === 'N/A' ? 'N/A' : 'Lapsed') }),
  },
}).createMachine({
  id: 'contractLife',
  context: { toSign: [], delivery: null, hasNotice: false, toAccept: 0, fulfilment: 'Unfulfilled', turn: null },
  initial: 'unsigned',
  states: {
    unsigned: {
      tags: 'signing',
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
        'candidate.decline': { guard: 'hasToSign', target: 'cancelled' },
        'client.decline': 'cancelled',
        'network.cancel': 'cancelled',
      },
    },
    active: {
      tags: 'working',
      on: {
        'candidate.deliver': { guard: 'isDeliveryDue', actions: 'storeDelivery' },
        'client.return': { guard: 'isInReview', actions: 'storeChanges' },
        'client.accept': [
          { guard: 'isLastInReview', actions: 'storeAcceptance', target: 'completed' },
          { guard: 'isInReview', actions: 'storeAcceptance' },
        ],
        'client.hold': 'onHold',
        'candidate.resign': { guard: 'hasNoNotice', actions: 'storeNotice' },
        'network.end': { guard: 'hasNotice', actions: 'storeLapse', target: 'terminated' },
        'client.terminate': { actions: 'storeLapse', target: 'terminated' },
        'network.lapse': { actions: 'storeLapse', target: 'inactive' },
      },
    },
    onHold: {
      tags: 'working',
      on: {
        'client.resume': 'active',
        'candidate.resign': { guard: 'hasNoNotice', actions: 'storeNotice' },
        'network.end': { guard: 'hasNotice', actions: 'storeLapse', target: 'terminated' },
        'client.terminate': { actions: 'storeLapse', target: 'terminated' },
      },
    },
    completed: { type: 'final', tags: ['ended', 'complete'] },
    terminated: { type: 'final', tags: ['ended', 'working'] },
    inactive: { type: 'final', tags: ['ended', 'working'] },
    cancelled: { type: 'final', tags: ['ended', 'signing'] },
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
