import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './db/db.ts';
import type { Deps } from './deps.ts';
import { createThrottle } from './http/throttle.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the API outside tests. */
export function createDeps(db: Db, { rules, limits, logLevel }: Settings): Deps {
  const now = (): Date => new Date();
  return {
    db,
    rules,
    throttles: {
      account: createThrottle(limits.account, now),
      address: createThrottle(limits.address, now),
      visitor: createThrottle(limits.visitor, now),
    },
    now,
    wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
    log: createLog(logLevel),
    metrics: createMetrics(),
    isStopping: () => false,
  };
}
