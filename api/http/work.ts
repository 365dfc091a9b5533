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
  /** Calls that hash a password or receive a file have their own gates, so that they do not delay the others. */
  readonly gateOf: (name: CallName) => Gate;
  readonly publicReads: PublicReads;
}

const hashing: ReadonlySet<CallName> = new Set<CallName>(['registerCandidate', 'changePassword']);

/** Files arrive as slowly as a connection is, and have a queue of their own. */
const uploading: ReadonlySet<CallName> = new Set<CallName>(['uploadCv', 'uploadPhoto']);

const uploadingLimits: GateLimits = { maxActive: 100, maxWaiting: 0, maxWait: 0 };

/** Sign-ins wait in the queue of passwords, which takes the addresses in turn; the gate has room for all of it. */
const signInLimits: GateLimits = { maxActive: 300, maxWaiting: 0, maxWait: 0 };

const hashingLimits: GateLimits = { maxActive: 8, maxWaiting: 64, maxWait: 4_000 };

export function createWork({ cacheSeconds, ...limits }: WorkRules, metrics: Metrics): Work {
  const gate = createGate(limits, metrics.shed);
  const hashingGate = createGate(hashingLimits, metrics.shed);
  const signInGate = createGate(signInLimits, metrics.shed);
  const uploadingGate = createGate(uploadingLimits, metrics.shed);
  metrics.gauge('active_requests', 'Requests that are worked on.', () => gate.active() + hashingGate.active());
  metrics.gauge('waiting_requests', 'Requests that wait for their turn.', () => gate.waiting() + hashingGate.waiting());
  return {
    gate,
    gateOf: (name) => {
      if (name === 'signIn') return signInGate;
      if (hashing.has(name)) return hashingGate;
      return uploading.has(name) ? uploadingGate : gate;
    },
    publicReads: createPublicReads(cacheSeconds),
  };
}
