/** Takes pairs of consecutive transitions, on a few machines. `npm run flows -- --coverage=pairs` takes those of all. */
import './fixed.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { raise, setup } from 'xstate';
import { acts, type Flow } from './flow.ts';
import { flows } from './flows.ts';
import type { MachineName } from './machines.ts';
import { coverPairs } from './pairs.ts';

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
