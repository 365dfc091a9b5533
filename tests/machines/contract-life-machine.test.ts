import { expect, test } from 'vitest';
import { type AnyStateNode, createActor, transition } from 'xstate';
import {
  contractLifeMachine,
  type LifeContext,
  type LifeEvent,
  type LifeState,
  whoMustAct,
} from '../../src/machines/contract-life-machine.ts';

const papers: LifeContext = {
  toSign: ['candidate', 'network', 'client'],
  delivery: 'due',
  hasNotice: false,
  toAccept: 2,
  fulfilment: 'Unfulfilled',
  turn: 'candidate',
};

const at = (value: LifeState, context: Partial<LifeContext> = {}) =>
  contractLifeMachine.resolveState({ value, context: { ...papers, ...context } });

/** The snapshot after the events. */
function after(value: LifeState, context: Partial<LifeContext>, ...events: LifeEvent['type'][]) {
  let snapshot = at(value, context);
  for (const type of events) [snapshot] = transition(contractLifeMachine, snapshot, { type });
  return snapshot;
}

test('a contract becomes active with the last signature, in the order of signing', () => {
  const signed = after('unsigned', {}, 'candidate.sign', 'network.sign');
  expect(signed.value).toBe('unsigned');
  expect(signed.context.toSign).toEqual(['client']);
  expect(whoMustAct(signed)).toBe('client');
  expect(after('unsigned', {}, 'candidate.sign', 'network.sign', 'client.sign').value).toBe('active');
});

test('a signature out of order is ignored', () => {
  expect(at('unsigned').can({ type: 'client.sign' })).toBe(false);
  expect(after('unsigned', {}, 'client.sign')).toMatchObject({ value: 'unsigned', context: papers });
});

test.each<[LifeEvent['type']]>([['candidate.decline'], ['client.decline'], ['network.cancel']])(
  '%s cancels an unsigned contract',
  (type) => {
    expect(after('unsigned', {}, type)).toMatchObject({ value: 'cancelled', status: 'done' });
  },
);

test('each accepted milestone changes the fulfilment, and the last one completes the contract', () => {
  const once = ['candidate.deliver', 'client.accept'] as const;
  expect(after('active', {}, ...once)).toMatchObject({
    value: 'active',
    context: { toAccept: 1, fulfilment: 'Partially Fulfilled', delivery: 'due', turn: 'candidate' },
  });
  expect(after('active', {}, ...once, ...once)).toMatchObject({
    value: 'completed',
    status: 'done',
    context: { toAccept: 0, fulfilment: 'Fulfilled', delivery: null },
  });
  expect(at('active', { toAccept: 0, delivery: null }).can({ type: 'client.accept' })).toBe(false);
});

test('a delivery is accepted or returned for changes only after it was sent, and can then be sent again', () => {
  for (const type of ['client.accept', 'client.return'] as const) expect(at('active').can({ type })).toBe(false);
  const delivered = after('active', {}, 'candidate.deliver');
  expect(whoMustAct(delivered)).toBe('client');
  expect(delivered.can({ type: 'candidate.deliver' })).toBe(false);
  const returned = after('active', {}, 'candidate.deliver', 'client.return');
  expect(whoMustAct(returned)).toBe('candidate');
  expect(returned.can({ type: 'candidate.deliver' })).toBe(true);
});

test('a candidate may decline only before signing', () => {
  expect(at('unsigned').can({ type: 'candidate.decline' })).toBe(true);
  expect(after('unsigned', {}, 'candidate.sign').can({ type: 'candidate.decline' })).toBe(false);
});

test('a notice is given once, and the contract ends only after one', () => {
  expect(at('active').can({ type: 'network.end' })).toBe(false);
  const ending = after('active', {}, 'candidate.resign');
  expect(ending).toMatchObject({ value: 'active', context: { hasNotice: true } });
  expect(ending.can({ type: 'candidate.resign' })).toBe(false);
});

test('the client has to act while work is on hold, which resumes unchanged', () => {
  const onHold = after('active', {}, 'client.hold');
  expect(onHold.value).toBe('onHold');
  expect(whoMustAct(onHold)).toBe('client');
  expect(onHold.can({ type: 'client.accept' })).toBe(false);
  expect(after('active', {}, 'client.hold', 'client.resume')).toMatchObject({ value: 'active', context: papers });
});

test.each<[LifeState, LifeEvent['type'], LifeState]>([
  ['active', 'client.terminate', 'terminated'],
  ['active', 'network.end', 'terminated'],
  ['onHold', 'network.end', 'terminated'],
  ['onHold', 'client.terminate', 'terminated'],
  ['active', 'network.lapse', 'inactive'],
])('%s, %s: %s, and the unfulfilled part lapses', (from, type, to) => {
  const noticed = { hasNotice: true };
  expect(after(from, noticed, type)).toMatchObject({ value: to, status: 'done', context: { fulfilment: 'Lapsed' } });
  expect(after(from, { ...noticed, fulfilment: 'N/A' }, type).context.fulfilment).toBe('N/A');
});

test.each<[LifeState]>([['completed'], ['terminated'], ['inactive'], ['cancelled']])(
  'no party has to act when it is %s',
  (end) => expect(whoMustAct(at(end))).toBeNull(),
);

test('the server decides which party has to act while the contract is active', () => {
  expect(whoMustAct(at('active'))).toBe('candidate');
  expect(whoMustAct(at('active', { turn: null }))).toBeNull();
});

test('every state is reachable, and every event is named after the acting party', () => {
  const nodes: AnyStateNode[] = Object.values(contractLifeMachine.root.states);
  const edges = nodes.flatMap((node) => [...node.transitions.values()].flat());
  const reached = new Set(['unsigned', ...edges.flatMap(({ target }) => target?.map(({ key }) => key) ?? [])]);
  expect([...reached].sort()).toEqual(nodes.map(({ key }) => key).sort());
  for (const { eventType } of edges) expect(eventType).toMatch(/^(candidate|network|client)\.[a-z]+$/);
});

test('an actor runs from unsigned to completed', () => {
  const life = createActor(contractLifeMachine, { snapshot: at('unsigned') }).start();
  for (const type of [
    'candidate.sign',
    'network.sign',
    'client.sign',
    'client.hold',
    'client.resume',
    'candidate.deliver',
    'client.return',
    'candidate.deliver',
    'client.accept',
    'candidate.deliver',
    'client.accept',
  ] as const)
    life.send({ type });
  expect(life.getSnapshot()).toMatchObject({ value: 'completed', status: 'done' });
});
