/** Short random walks violate no invariant. `npm run flows -- --walk` takes long ones. */
import './fixed.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flows } from './flows.ts';
import type { MachineName } from './machines.ts';
import { testWalk, walkThrough } from './walk.ts';

const { events, seed } = testWalk;

// an actor that has ended ignores what a machine sends to it
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe(`on ${events} random events from the seed ${seed}`, () => {
  it.each(Object.keys(flows) as MachineName[])('%s violates no invariant', (name) => {
    const violation = walkThrough(name, flows[name], testWalk);
    expect(violation, `the seed ${seed}`).toBeNull();
  });
});
