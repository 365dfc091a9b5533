/** Waits for tests: with those of the product, a slow machine refuses a request that has waited. */
import { passwordPlaces } from '../../../api/create-deps.ts';
import type { QueueLimits } from '../../../api/db/one-at-a-time.ts';
import type { Deadlines } from '../../../api/db/served-pool.ts';

/** Settings of a server. */
export const longWaits = { MAX_WAITING_REQUESTS: '1000', MAX_WAIT_SECONDS: '60' };
/** Of an embedded database. */
export const longQueueWaits: QueueLimits = { maxWaiting: 1_000, maxWait: 60_000 };
/** Of a PostgreSQL server. */
export const longDeadlines: Deadlines = {
  connect: 60_000,
  statement: 60_000,
  lock: 60_000,
  idleTransaction: 60_000,
  use: 60_000,
  maxWaiting: 1_000,
};
/** Of the hashes of passwords. */
export const longPasswordWaits = { ...passwordPlaces, maxWait: 60_000 };
