import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { createUploadSlots } from './files/upload-slots.ts';
import { createThrottle } from './http/throttle.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the API outside tests. */
export function createDeps(
  { db, files }: Pick<Database, 'db' | 'files'>,
  { rules, limits }: Pick<Settings, 'rules' | 'limits'>,
): Deps {
  const now = (): Date => new Date();
  return {
    db,
    files,
    uploadSlots: createUploadSlots(uploadSlotLimits),
    rules,
    throttles: {
      account: createThrottle(limits.account, now),
      address: createThrottle(limits.address, now),
      visitor: createThrottle(limits.visitor, now),
    },
    now,
    wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
    log: (line) => console.error(line),
  };
}

/** Few at once, so that they leave time for other requests. */
const uploadSlotLimits = { active: 6, perAddress: 30, waiting: 60, patience: 20_000 };
