/** What bounds the work of the API: the gates that requests pass, and the stored replies of public reads. */
import type { Context } from 'hono';
import type { CallName } from '../../src/services/contract/calls.ts';
import type { Metrics } from '../metrics.ts';
import { createGate, type Gate, type GateLimits } from './gate.ts';
import { createPublicReads, type PublicReads } from './public-reads.ts';

export interface WorkRules extends GateLimits {
  /** The seconds for which the reply of a public read is stored; 0 stores none. */
  readonly cacheSeconds: number;
}

export interface Work {
  readonly gate: Gate;
  /** The slow calls have their own gate, so that they do not delay the others. */
  readonly gateOf: (name: CallName) => Gate;
  readonly publicReads: PublicReads;
}

/** Calls that hash a password, or receive or render a file: they are slow, and wait in the queues of `Deps`. */
const queued: ReadonlySet<CallName> = new Set<CallName>([
  'signIn',
  'registerCandidate',
  'changePassword',
  'resetPassword',
  'uploadCv',
  'uploadPhoto',
  'uploadDeliverable',
  'downloadFile',
]);

const queuedLimits: GateLimits = { maxActive: 300, maxWaiting: 0, maxWait: 0 };

/** @param ownerOf whom a request is from */
export function createWork(
  { cacheSeconds, ...limits }: WorkRules,
  ownerOf: (context: Context) => string,
  metrics: Metrics,
): Work {
  const gate = createGate(limits, ownerOf, metrics.shed);
  const queuedGate = createGate(queuedLimits, ownerOf, metrics.shed);
  metrics.gauge('active_requests', 'Requests that are worked on.', () => gate.active() + queuedGate.active());
  metrics.gauge('waiting_requests', 'Requests that wait for their turn.', () => gate.waiting());
  return {
    gate,
    gateOf: (name) => (queued.has(name) ? queuedGate : gate),
    publicReads: createPublicReads(cacheSeconds),
  };
}
