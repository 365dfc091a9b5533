import { and, eq, exists, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { latestTime } from '../db/latest-time.ts';
import { profiles } from '../db/schema/profile.ts';
import { uploads } from '../db/schema/sign-up.ts';
import { overloaded, tooMany } from '../http/http-errors.ts';
import { removeExpiredUploads } from './remove-expired.ts';

export interface UploadLimits {
  /** The bytes that one address may send within an hour. */
  readonly addressBytes: number;
  /**
   * The bytes of all files of visitors that no record has claimed yet, and of all those of accounts. What an account with
   * an unverified address has claimed counts for a day, because anyone can sign up to claim a file.
   */
  readonly totalBytes: number;
}

interface Reservation {
  /** The name of the file that is about to arrive. */
  readonly name: string;
  readonly address: string;
  /** The account that sends it; `null` for a visitor. */
  readonly uploader: string | null;
  readonly maxBytes: number;
}

/** Adds the row of an upload, with the bytes that it may have. Throws an `HttpError` when a limit would be exceeded. */
export async function reserveUpload(
  db: Db,
  now: Date,
  { name, address, uploader, maxBytes }: Reservation,
  { addressBytes, totalBytes }: UploadLimits,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${reservationLock})`); // so that simultaneous uploads count each other
    await removeExpiredUploads(tx, now);
    const isPast = lte(uploads.created_at, latestTime(now));
    const since = (milliseconds: number) => and(gt(uploads.created_at, new Date(now.getTime() - milliseconds)), isPast);
    const ofAddress = await bytesOf(tx, and(eq(uploads.address, address), since(hour)));
    if (ofAddress + maxBytes > addressBytes) throw tooMany(hour / 1000);
    // visitors and accounts apart, so that strangers cannot take the space of those who are signed in
    const isOfSameKind = uploader === null ? isNull(uploads.uploader) : isNotNull(uploads.uploader);
    const unverified = tx
      .select({ user: profiles.user })
      .from(profiles)
      .where(and(eq(profiles.user, uploads.owner), eq(profiles.email_verified, 0)));
    const isNew = and(since(day), exists(unverified));
    const isHeld = and(or(isNull(uploads.owner), isNew), ne(uploads.status, 'refused'), isOfSameKind);
    const held = await bytesOf(tx, isHeld);
    if (held + maxBytes > totalBytes) throw overloaded();
    await tx.insert(uploads).values({
      name,
      address,
      uploader,
      file_name: '',
      media_type: '',
      file_size: maxBytes,
      status: 'arriving',
      created_at: now,
      expires_at: new Date(now.getTime() + maxArrival),
    });
  });
}

const reservationLock = 7_321_906;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The server closes a connection on which a request takes more than a minute. */
const maxArrival = 2 * 60 * 1000;

async function bytesOf(db: Db, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.file_size}), 0)` })
    .from(uploads)
    .where(which);
  return Number(row?.bytes);
}
