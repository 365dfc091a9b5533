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
  toAccept: 2,
  fulfilment: 'Unfulfilled',
  turn: 'candidate',
};

const at = (value: LifeState, context: Partial<LifeContext> = {}) =>
  contractLifeMachine.resolveState({ value, context: { ...papers, ...context } });

/** Where the events lead, one after the other. */
function after(value: LifeState, context: Partial<LifeContext>, ...events: LifeEvent['type'][]) {
  let standing = at(value, context);
  for (const type of events) [standing] = transition(contractLifeMachine, standing, { type });
  return standing;
}

test('a contract becomes active with the last signature, each in its turn', () => {
  const signed = after('unsigned', {}, 'candidate.sign', 'network.sign');
  expect(signed.value).toBe('unsigned');
  expect(signed.context.toSign).toEqual(['client']);
  expect(whoMustAct(signed)).toBe('client');
  expect(after('unsigned', {}, 'candidate.sign', 'network.sign', 'client.sign').value).toBe('active');
});

test('nobody signs out of turn', () => {
  expect(at('unsigned').can({ type: 'client.sign' })).toBe(false);
  expect(after('unsigned', {}, 'client.sign')).toMatchObject({ value: 'unsigned', context: papers });
});

test.each<[LifeEvent['type']]>([['candidate.decline'], ['client.decline'], ['network.cancel']])(
  '%s cancels what is not signed',
  (type) => {
    expect(after('unsigned', {}, type)).toMatchObject({ value: 'cancelled', status: 'done' });
  },
);

test('each milestone accepted fulfils the contract further, and the last completes it', () => {
  expect(after('active', {}, 'client.accept')).toMatchObject({
    value: 'active',
    context: { toAccept: 1, fulfilment: 'Partially Fulfilled' },
  });
  expect(after('active', {}, 'client.accept', 'client.accept')).toMatchObject({
    value: 'completed',
    status: 'done',
    context: { toAccept: 0, fulfilment: 'Fulfilled' },
  });
  expect(at('active', { toAccept: 0 }).can({ type: 'client.accept' })).toBe(false);
});

test('work that is on hold waits for the client and goes on as it was', () => {
  const held = after('active', {}, 'client.hold');
  expect(held.value).toBe('onHold');
  expect(whoMustAct(held)).toBe('client');
  expect(held.can({ type: 'client.accept' })).toBe(false);
  expect(after('active', {}, 'client.hold', 'client.resume')).toMatchObject({ value: 'active', context: papers });
});

test.each<[LifeState, LifeEvent['type'], LifeState]>([
  ['active', 'candidate.terminate', 'terminated'],
  ['active', 'client.terminate', 'terminated'],
  ['onHold', 'candidate.terminate', 'terminated'],
  ['onHold', 'client.terminate', 'terminated'],
  ['active', 'network.lapse', 'inactive'],
])('%s, %s: %s, and what was not fulfilled lapses', (from, type, to) => {
  expect(after(from, {}, type)).toMatchObject({ value: to, status: 'done', context: { fulfilment: 'Lapsed' } });
  expect(after(from, { fulfilment: 'N/A' }, type).context.fulfilment).toBe('N/A');
});

test.each<[LifeState]>([['completed'], ['terminated'], ['inactive'], ['cancelled']])(
  'nobody must act once it is %s',
  (end) => expect(whoMustAct(at(end))).toBeNull(),
);

test('while work goes on, the turn is as the server says', () => {
  expect(whoMustAct(at('active'))).toBe('candidate');
  expect(whoMustAct(at('active', { turn: null }))).toBeNull();
});

test('every state can be reached, and every event is named for who acts', () => {
  const nodes: AnyStateNode[] = Object.values(contractLifeMachine.root.states);
  const edges = nodes.flatMap((node) => [...node.transitions.values()].flat());
  const reached = new Set(['unsigned', ...edges.flatMap(({ target }) => target?.map(({ key }) => key) ?? [])]);
  expect([...reached].sort()).toEqual(nodes.map(({ key }) => key).sort());
  for (const { eventType } of edges) expect(eventType).toMatch(/^(candidate|network|client)\.[a-z]+$/);
});

test('it runs: from the papers to the end', () => {
  const life = createActor(contractLifeMachine, { snapshot: at('unsigned') }).start();
  for (const type of [
    'candidate.sign',
    'network.sign',
    'client.sign',
    'client.hold',
    'client.resume',
    'client.accept',
    'client.accept',
  ] as const)
    life.send({ type });
  expect(life.getSnapshot()).toMatchObject({ value: 'completed', status: 'done' });
});
