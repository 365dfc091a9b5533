/** What bounds the work of the API: the gates that requests pass, and the kept replies of public reads. */
import type { CallName } from '../../src/services/contract/calls.ts';
import type { Metrics } from '../metrics.ts';
import { createGate, type Gate, type GateLimits } from './gate.ts';
import { createPublicReads, type PublicReads } from './public-reads.ts';

export interface WorkRules extends GateLimits {
  /** For how long the reply of a public read is kept; 0 keeps none. */
  readonly cacheSeconds: number;
}

export interface Work {
  readonly gate: Gate;
  /** Calls that hash a password have their own gate, so that they do not delay the others. */
  readonly gateOf: (name: CallName) => Gate;
  readonly publicReads: PublicReads;
}

const hashing: ReadonlySet<CallName> = new Set<CallName>(['signIn', 'registerCandidate', 'changePassword']);

const hashingLimits: GateLimits = { maxActive: 8, maxWaiting: 64, maxWait: 4_000 };

export function createWork({ cacheSeconds, ...limits }: WorkRules, metrics: Metrics): Work {
  const gate = createGate(limits, metrics.shed);
  const hashingGate = createGate(hashingLimits, metrics.shed);
  metrics.gauge('active_requests', 'Requests that are worked on.', () => gate.active() + hashingGate.active());
  metrics.gauge('waiting_requests', 'Requests that wait for their turn.', () => gate.waiting() + hashingGate.waiting());
  return {
    gate,
    gateOf: (name) => (hashing.has(name) ? hashingGate : gate),
    publicReads: createPublicReads(cacheSeconds),
  };
}
