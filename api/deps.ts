import type { Db } from './db/db.ts';
import type { Throttle } from './http/throttle.ts';
import type { WorkRules } from './http/work.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The dependencies of the API. */
export interface Deps {
  readonly db: Db;
  readonly rules: Rules;
  readonly throttles: { readonly account: Throttle; readonly address: Throttle; readonly visitor: Throttle };
  readonly now: () => Date;
  /** Resolves after that many milliseconds, or as soon as the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Whether the server is being stopped. */
  readonly isStopping: () => boolean;
}

/** The configurable behaviour of the API. */
export interface Rules {
  readonly areFaultsEnabled: boolean;
  readonly isProxyTrusted: boolean;
  /** Origins of other sites that may send credentials. */
  readonly origins: readonly string[];
  readonly sessionHours: number;
  readonly work: WorkRules;
}
