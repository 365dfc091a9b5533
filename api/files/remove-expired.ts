import { and, inArray, isNull, lt } from 'drizzle-orm';
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
  const isExpired = and(isNull(uploads.owner), lt(uploads.expires_at, now));
  const expired = db.select({ name: uploads.name }).from(uploads).where(isExpired).limit(batch);
  const removed = await db
    .delete(uploads)
    // repeats the condition, because a file that was claimed since it was selected is kept
    .where(and(inArray(uploads.name, expired), isExpired))
    .returning({ name: uploads.name });
  return removed.length;
}

const batch = 100;
