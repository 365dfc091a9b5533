/** Counts attempts in the database, so that every server on it counts the same and a restart clears nothing. */
import { createHash } from 'node:crypto';
import { eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { throttleCounters } from '../db/schema/throttle.ts';

export interface Limit {
  /** The attempts that are allowed before a block. */
  readonly attempts: number;
  /**
   * The window, which begins with the first attempt; with `delays`, the time after a block until the count is cleared.
   */
  readonly seconds: number;
  /**
   * Blocks for `first` seconds, then twice as long after each attempt, up to `max`. Without it, until the window ends.
   */
  readonly delays?: { readonly first: number; readonly max: number };
}

/** Counts attempts by a key of any length, such as an address. */
export interface Throttle {
  /** Counts an attempt, atomically. Returns the seconds to wait when it is not allowed and was not counted, else 0. */
  attempt(key: string): Promise<number>;
  /** The seconds until the next attempt is allowed; 0 when it is allowed now. Counts nothing. */
  secondsLeft(key: string): Promise<number>;
  /** Removes all attempts of a key. */
  clear(key: string): Promise<void>;
}

/** The time as an SQL expression. */
export type ThrottleClock = () => SQL;

/** @param name separates the keys of this throttle from those of others */
export function createThrottle(name: string, limit: Limit, db: Db, clock: ThrottleClock): Throttle {
  const secondsLeft = async (id: string): Promise<number> => {
    const [found] = await db
      .select({ seconds: sql<number>`ceil(extract(epoch from ${blocked_until} - ${clock()}))::int` })
      .from(throttleCounters)
      .where(eq(key, id));
    const seconds = found?.seconds ?? 0;
    return seconds > maxBlock(limit) ? 0 : Math.max(0, seconds); // too long: blocked before the clock was put back
  };
  return {
    async attempt(subject) {
      await purgeSometimes(db, clock());
      const id = idOf(name, subject);
      const { first, next, isAllowed } = transitionsOf(limit, clock());
      const counted = await db
        .insert(throttleCounters)
        .values({ key: id, ...first })
        .onConflictDoUpdate({ target: key, set: next, setWhere: isAllowed })
        .returning({ key });
      return counted.length > 0 ? 0 : Math.max(1, await secondsLeft(id));
    },
    secondsLeft: (subject) => secondsLeft(idOf(name, subject)),
    async clear(subject) {
      await db.delete(throttleCounters).where(eq(key, idOf(name, subject)));
    },
  };
}

const { key, blocked_until, expires_at } = throttleCounters;

/** A counter after its first attempt, and after the next one if that is allowed. */
function transitionsOf(limit: Limit, now: SQL) {
  const isOver = sql`(${expires_at} <= ${now} or ${expires_at} > ${later(now, maxBlock(limit) + limit.seconds)})`;
  const attempts = sql`case when ${isOver} then 1 else ${throttleCounters.attempts} + 1 end`;
  const newEnd = later(now, limit.seconds);
  const windowEnd = sql`case when ${isOver} then ${newEnd} else least(${expires_at}, ${newEnd}) end`;
  return {
    first: { attempts: 1, ...timesAfter(limit, sql`1`, newEnd, now) },
    next: { attempts, ...timesAfter(limit, attempts, windowEnd, now) },
    isAllowed: sql`${blocked_until} <= ${now} or ${blocked_until} > ${later(now, maxBlock(limit))}`,
  };
}

function timesAfter({ attempts: max, seconds, delays }: Limit, attempts: SQL, windowEnd: SQL, now: SQL) {
  const isBlocked = sql`(${attempts}) >= ${max}::int`;
  // not the present time: after the clock was put back, that would be a block
  const until = (blockEnd: SQL) => sql`case when ${isBlocked} then ${blockEnd} else to_timestamp(0) end`;
  if (delays === undefined) return { blocked_until: until(windowEnd), expires_at: windowEnd };
  const delay = sql`least(${delays.first}::float * power(2, least((${attempts}) - ${max}::int, 30)), ${delays.max}::float)`;
  const blockEnd = later(now, delay);
  const countedFrom = sql`case when ${isBlocked} then ${blockEnd} else ${now} end`;
  return { blocked_until: until(blockEnd), expires_at: later(countedFrom, seconds) };
}

const later = (time: SQL, seconds: number | SQL): SQL => sql`(${time}) + (${seconds})::float * interval '1 second'`;

const maxBlock = ({ seconds, delays }: Limit): number => delays?.max ?? seconds;

/** More counters are deleted than were added since the last time, so that their number stays bounded. */
const attemptsPerPurge = 64;
const maxPurged = 256;
let attemptsSincePurge = 0;

async function purgeSometimes(db: Db, now: SQL): Promise<void> {
  attemptsSincePurge += 1;
  if (attemptsSincePurge < attemptsPerPurge) return;
  attemptsSincePurge = 0;
  const expired = db
    .select({ key })
    .from(throttleCounters)
    .where(lte(expires_at, now))
    .limit(maxPurged)
    .for('update', { skipLocked: true });
  await db.delete(throttleCounters).where(inArray(key, expired));
}

/** A key of fixed length, which contains no address and no name. */
const idOf = (name: string, subject: string): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
