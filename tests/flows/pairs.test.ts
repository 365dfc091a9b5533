/** Takes pairs of consecutive transitions, on a few machines. `npm run flows -- --coverage=pairs` takes those of all. */
import './fixed.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { assign, fromPromise, raise, setup } from 'xstate';
import { acts, answers, type Flow, fails } from './flow.ts';
import { flows } from './flows.ts';
import { type MachineName, machines } from './machines.ts';
import { coverPairs } from './pairs.ts';
import { countedSeed, untakenPairs } from './untaken-pairs.ts';

// an actor that has ended ignores what a machine sends to it
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each(['auth', 'logout'] satisfies MachineName[])('%s takes every pair, or has a reason', (name) => {
  const coverage = coverPairs(name, flows[name], { events: 50 });
  expect(coverage.taken).toBeGreaterThan(0);
  expect(coverage.taken + coverage.untaken.length).toBe(coverage.allowed);
  expect(coverage.untaken.filter(({ reason }) => reason === null)).toEqual([]);
  expect(coverage.violations).toEqual([]);
});

it('every machine has a number of pairs that no run takes', () => {
  expect(Object.keys(untakenPairs).sort()).toEqual(Object.keys(machines).sort());
});

it.each(['logout', 'prompt', 'storage'] satisfies MachineName[])('%s leaves as many pairs as were counted', (name) => {
  const { untaken } = coverPairs(name, flows[name], { seed: countedSeed });
  expect(untaken).toHaveLength(untakenPairs[name] ?? 0);
});

const isNever = () => false;
const door = setup({ guards: { isNever } }).createMachine({
  id: 'logout', // the machine of the invariants
  initial: 'idle',
  states: {
    idle: { on: { open: 'ajar', lock: { guard: 'isNever', target: 'locked' } } },
    ajar: { on: { close: 'idle' } },
    locked: {},
  },
});
const doorFlow: Flow = {
  machine: door,
  starts: [
    {
      words: 'a door',
      acts: [acts('Open it', { type: 'open' }), acts('Close it', { type: 'close' }), acts('Lock it', { type: 'lock' })],
    },
  ],
};

const lift = setup({ actions: { stop: raise({ type: 'stop' }) } }).createMachine({
  id: 'logout', // the machine of the invariants
  initial: 'moving',
  states: { moving: { on: { arrive: { actions: 'stop' }, pass: {}, stop: { target: 'moving', reenter: true } } } },
});
const liftFlow: Flow = {
  machine: lift,
  starts: [{ words: 'a lift', acts: [acts('Arrive', { type: 'arrive' }), acts('Pass', { type: 'pass' })] }],
};

const fuse = setup({}).createMachine({
  id: 'logout', // the machine of the invariants
  initial: 'off',
  states: {
    off: { on: { switch: 'sparking' } },
    sparking: { always: 'on', on: { cool: 'off' } },
    on: { on: { cool: 'off' } },
  },
});
const fuseFlow: Flow = {
  machine: fuse,
  starts: [
    { words: 'a fuse', acts: [acts('Switch it on', { type: 'switch' }), acts('Let it cool', { type: 'cool' })] },
  ],
};

const sender = setup({
  types: { context: {} as { isLarge: boolean }, input: {} as { isLarge: boolean } },
  actors: { send: fromPromise(async () => null) },
  guards: { isLarge: ({ context }) => context.isLarge },
}).createMachine({
  id: 'logout', // the machine of the invariants
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { send: [{ guard: 'isLarge', target: 'sending' }, { target: 'sending' }] } },
    sending: { invoke: { id: 'send', src: 'send', onDone: 'idle', onError: 'idle' } },
  },
});
const send = acts('Send it', { type: 'send' });
const senderFlow: Flow = {
  machine: sender,
  starts: [
    { words: 'a large letter', input: { isLarge: true }, acts: [send, answers('It arrives', 'send', null)] },
    {
      words: 'a small letter',
      input: { isLarge: false },
      acts: [send, fails('It is lost', 'send', new Error('lost'))],
    },
  ],
};

// the shortest path to the end does not count
const counter = setup({
  types: { context: {} as { count: number } },
  guards: { isTwo: ({ context }) => context.count === 2 },
  actions: {
    add: assign({ count: ({ context }) => Math.min(context.count + 1, 4) }),
    fill: assign({ count: 2 }),
  },
}).createMachine({
  id: 'logout', // the machine of the invariants
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: { count: { actions: 'add' }, fill: { actions: 'fill' }, finish: { guard: 'isTwo', target: 'finished' } },
    },
    finished: {},
  },
});
const counterFlow: Flow = {
  machine: counter,
  starts: [
    {
      words: 'a counter',
      acts: [acts('Count', { type: 'count' }), acts('Fill', { type: 'fill' }), acts('Finish', { type: 'finish' })],
    },
  ],
};

it('takes an event that the machine sends to itself only where it does', () => {
  const { untaken } = coverPairs('logout', liftFlow, { events: 20 });
  const notSent = untaken.filter(({ reason }) => reason?.endsWith('sent by the machine itself, which did not send it'));
  expect(notSent.map(({ first }) => first)).toEqual([
    'logout.moving: pass → stays',
    'logout.moving: stop → logout.moving',
  ]);
});

it('names the pairs that no run has taken, and how often it has tried', () => {
  const { allowed, taken, untaken } = coverPairs('logout', doorFlow, { events: 20 });
  expect([allowed, taken]).toEqual([3, 2]);
  expect(untaken).toEqual([
    {
      first: 'logout.ajar: close → logout.idle',
      second: 'logout.idle: lock [isNever] → logout.locked',
      reason: expect.stringMatching(/^not taken in (1 try|\d+ tries): its guard isNever did not hold$/),
      isImpossible: false,
    },
  ]);
});

it('names the pairs that are impossible in any context', () => {
  const { untaken } = coverPairs('logout', fuseFlow, { events: 20 });
  expect(untaken.filter(({ isImpossible }) => isImpossible)).toEqual([
    {
      first: 'logout.off: switch → logout.sparking',
      second: 'logout.sparking: cool → logout.off',
      reason: 'the first is followed at once by an eventless transition',
      isImpossible: true,
    },
  ]);
});

it('tries a pair again in another context', () => {
  const { untaken } = coverPairs('logout', counterFlow, { events: 0 });
  expect(untaken.map(({ first, second }) => [first, second])).not.toContainEqual([
    'logout.counting: count → stays',
    'logout.counting: finish [isTwo] → logout.finished',
  ]);
});

it('lets a service fail at a start whose acts contain only its reply', () => {
  const { untaken } = coverPairs('logout', senderFlow, { events: 0 });
  expect(untaken.filter(({ reason }) => reason === null).map(({ second }) => second)).not.toContain(
    'logout.sending: ✗ send → logout.idle',
  );
});
