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

it('takes an event that the machine sends to itself only where it does', () => {
  const { untaken } = coverPairs('logout', liftFlow, { events: 20 });
  const notSent = 'its event is sent by the machine itself, and not after the first';
  expect(untaken.filter(({ reason }) => reason === notSent).map(({ first }) => first)).toEqual([
    'logout.moving: pass → stays',
    'logout.moving: stop → logout.moving',
  ]);
});

it('names the pairs that no run can take, with the reason', () => {
  const { allowed, taken, untaken } = coverPairs('logout', doorFlow, { events: 20 });
  expect([allowed, taken]).toEqual([3, 2]);
  expect(untaken).toEqual([
    {
      first: 'logout.ajar: close → logout.idle',
      second: 'logout.idle: lock [isNever] → logout.locked',
      reason: 'its guard isNever does not hold after the first',
    },
  ]);
});
