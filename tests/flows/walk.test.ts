/** Random walks violate no invariant. `FLOWS_WALK` sets the number of events of each machine, `FLOWS_SEED` the seed. */
import './fixed.ts';
import { describe, expect, it } from 'vitest';
import { flows } from './flows.ts';
import type { MachineName } from './machines.ts';
import { walkThrough } from './walk.ts';

const events = Number(process.env.FLOWS_WALK ?? 300);
const seed = Number(process.env.FLOWS_SEED ?? 12);

describe(`on ${events} random events from the seed ${seed}`, () => {
  it.each(Object.keys(flows) as MachineName[])('%s violates no invariant', (name) => {
    const violation = walkThrough(name, flows[name], { events, seed });
    expect(violation, `the seed ${seed}`).toBeNull();
  });
});
