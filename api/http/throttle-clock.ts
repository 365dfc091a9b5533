/**
 * The time by which attempts are counted: one for all servers of a database, and not that of the process if it is put
 * forward or back.
 */
import { sql } from 'drizzle-orm';
import type { ThrottleClock } from './throttle.ts';

/** The clock of the PostgreSQL server. */
export const databaseClock: ThrottleClock = () => sql`clock_timestamp()`;

/**
 * The time when the process started and what has passed since by its monotonic clock. The embedded database has one
 * process.
 */
export const processClock: ThrottleClock = () => timeOf(new Date(performance.timeOrigin + performance.now()));

/** A fixed time. */
export const timeOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;
