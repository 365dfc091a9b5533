import { and, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { heldUntil } from '../../src/services/contract/fields/file-rules.ts';
import type { Db } from '../db/db.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { FileStore } from './file-store.ts';

/** Removes every file that has expired without an owner, and the bytes that have no upload. */
export async function removeExpired(db: Db, files: FileStore, now: Date): Promise<void> {
  while ((await removeExpiredUploads(db, now)) === batch);
  await files.removeOrphans();
}

/**
 * Deletes a batch of the uploads that have expired without an owner, and on PostgreSQL their bytes.
 *
 * @returns their number
 */
export async function removeExpiredUploads(db: Db, now: Date): Promise<number> {
  // one that expires later arrived before the clock was put back
  const latest = new Date(heldUntil(now.getTime()) + day);
  const isOver = or(lt(uploads.expires_at, now), gt(uploads.expires_at, latest));
  const isExpired = and(isNull(uploads.owner), isOver);
  const expired = db.select({ name: uploads.name }).from(uploads).where(isExpired).limit(batch);
  const removed = await db
    .delete(uploads)
    // repeats the condition, because a file that was claimed since it was selected is kept
    .where(and(inArray(uploads.name, expired), isExpired))
    .returning({ name: uploads.name });
  return removed.length;
}

const batch = 100;

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
