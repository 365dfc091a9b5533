import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './db/db.ts';
import type { Database } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { createFairQueue } from './http/fair-queue.ts';
import { createThrottle, type Limit, type ThrottleClock } from './http/throttle.ts';
import { databaseClock, processClock } from './http/throttle-clock.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import type { Limits, Settings } from './settings.ts';

/** The dependencies of the API outside tests. */
export function createDeps(
  { db, files }: Pick<Database, 'db' | 'files'>,
  settings: Pick<Settings, 'rules' | 'limits' | 'databaseUrl' | 'logLevel' | 'mail'>,
  { wake = () => {}, log }: { wake?: () => void; log?: Log } = {},
): Deps {
  const { rules, limits, databaseUrl, logLevel, mail } = settings;
  const metrics = createMetrics();
  return {
    db,
    files,
    uploadQueue: createFairQueue(uploadPlaces, metrics.shed),
    bodyQueue: createFairQueue(bodyPlaces, metrics.shed),
    documentQueue: createFairQueue(documentPlaces, metrics.shed),
    rules,
    throttles: createThrottles(db, limits, databaseUrl === null ? processClock : databaseClock),
    passwordQueue: createFairQueue(passwordPlaces, metrics.shed),
    mail: { mode: mail.mode, wake },
    now: () => new Date(),
    wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
    log: log ?? createLog(logLevel),
    metrics,
    isStopping: () => false,
  };
}

/**
 * Few at once, so that they leave time for other requests; a few of one address, because a slow one takes a minute where no
 * other address waits.
 */
const uploadPlaces = { places: 16, placesPerOwner: 4, maxWaiting: 60, maxWaitingPerOwner: 30, maxWait: 20_000 };

/** 55 MB of memory at most: the largest body has 1.36 MB. A slow one takes a minute, as an upload does. */
export const bodyPlaces = { places: 40, placesPerOwner: 8, maxWaiting: 200, maxWaitingPerOwner: 100, maxWait: 10_000 };

/** One process renders documents. */
const documentPlaces = { places: 1, maxWaiting: 100, maxWaitingPerOwner: 10, maxWait: 10_000 };

/** One place for each thread that derives keys. */
export const passwordPlaces = { places: 2, maxWaiting: 200, maxWaitingPerOwner: 100, maxWait: 8_000 };

export function createThrottles(db: Db, limits: Limits, clock: ThrottleClock): Deps['throttles'] {
  const create = (name: string, limit: Limit) => createThrottle(name, limit, db, clock);
  return {
    account: create('account', limits.account),
    everywhere: create('everywhere', limits.everywhere),
    address: create('address', limits.address),
    device: create('device', limits.account),
    session: create('session', limits.account),
    visitor: create('visitor', limits.visitor),
    probes: create('probes', limits.probes),
    probed: create('probed', { attempts: 1, seconds: limits.probes.seconds }),
  };
}
