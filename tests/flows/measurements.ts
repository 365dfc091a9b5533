/** The measurements that `npm run flows` runs without the test runner. */
import './fixed.ts';
import { flows } from './flows.ts';
import type { MachineName } from './machines.ts';
import { scoreOf } from './mutation-score.ts';
import { coverPairs } from './pairs.ts';
import { walkThrough } from './walk.ts';

interface Options {
  readonly events: number;
  readonly seed: number;
}

export const measurements = {
  /** The pairs of consecutive transitions that a machine takes. */
  pairs: (name: MachineName, { seed }: Options) => coverPairs(name, flows[name], { seed }),
  /** The first violation on a random walk; `null` without one. */
  walk: (name: MachineName, options: Options) => walkThrough(name, flows[name], options),
  /** The mutants of a machine that the flows and the invariants detect. */
  mutants: (name: MachineName) => scoreOf(name, flows[name]),
} as const;
