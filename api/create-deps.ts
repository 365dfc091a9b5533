import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './db/db.ts';
import type { Deps } from './deps.ts';
import { createThrottle } from './http/throttle.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the API outside tests. */
export function createDeps(
  db: Db,
  { rules, limits, mail }: Pick<Settings, 'rules' | 'limits' | 'mail'>,
  wake: () => void = () => {},
): Deps {
  const now = (): Date => new Date();
  return {
    db,
    rules,
    throttles: {
      account: createThrottle(limits.account, now),
      address: createThrottle(limits.address, now),
      visitor: createThrottle(limits.visitor, now),
      probes: createThrottle(limits.probes, now),
      probed: createThrottle({ attempts: 1, seconds: limits.probes.seconds }, now),
    },
    mail: { mode: mail.mode, wake },
    now,
    wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
    log: (line) => console.error(line),
  };
}
