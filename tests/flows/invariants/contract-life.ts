import type { contractLifeMachine } from '../../../src/machines/contract-life-machine.ts';
import { type Invariants, isEqual } from './moment.ts';

export const contractLife: Invariants<typeof contractLifeMachine> = {
  'a contract is unsigned exactly while a party has to sign': ({ context, is }) =>
    is('cancelled') || is('unsigned') === context.toSign.length > 0,
  'the parties sign in their order': ({ context, before }) =>
    before === null ||
    isEqual(context.toSign, before.context.toSign) ||
    isEqual(context.toSign, before.context.toSign.slice(1)),
  'a completed contract has nothing left to accept': ({ context, is }) =>
    !is('completed') ||
    (context.toAccept === 0 &&
      context.fulfilment === 'Fulfilled' &&
      context.delivery === null &&
      context.turn === null),
  'a working contract has something left to accept': ({ context, is }) =>
    !(is('active') || is('onHold')) || context.toAccept > 0,
  'the client has the turn exactly while a delivery is reviewed': ({ context }) =>
    (context.delivery === 'review') === (context.turn === 'client'),
  'a contract that ended early has lapsed': ({ context, is }) =>
    !(is('terminated') || is('inactive')) || context.fulfilment === 'Lapsed' || context.fulfilment === 'N/A',
  'an end is final': ({ snapshot, value, before }) =>
    before === null || before.snapshot.status !== 'done' || (value === before.value && snapshot.status === 'done'),
  'milestones are accepted one at a time, and only in review': ({ context, before, event }) =>
    before === null ||
    context.toAccept === before.context.toAccept ||
    (event?.type === 'client.accept' &&
      before.context.delivery === 'review' &&
      context.toAccept === before.context.toAccept - 1),
  'a notice that was given stays': ({ context, before }) => before?.context.hasNotice !== true || context.hasNotice,
  'the tags name the part of its course': ({ snapshot, is }) =>
    snapshot.hasTag('signing') === (is('unsigned') || is('cancelled')) &&
    snapshot.hasTag('working') === (is('active') || is('onHold') || is('terminated') || is('inactive')) &&
    snapshot.hasTag('complete') === is('completed') &&
    snapshot.hasTag('ended') === (snapshot.status === 'done'),
};
