/** Uploaded files that no record refers to yet, and the claims on them. */
import { and, eq, gt, isNull, like, not, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploadParts, uploads } from '../db/schema/sign-up.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { invalid } from '../http/http-errors.ts';

export interface UploadedFile {
  readonly name: string;
  readonly file_name: string;
  readonly file_size: number;
}

/**
 * The unclaimed file with this name and kind; `null` when it has expired, is claimed, belongs to another account's upload
 * or does not exist.
 *
 * @param user the account that would claim it; `null` while the account is being created
 */
export async function findUploadedFile(
  db: Db,
  name: string,
  kind: 'photo' | 'document',
  { user, now }: { readonly user: string | null; readonly now: Date },
): Promise<UploadedFile | null> {
  const isPhoto = like(uploads.media_type, 'image/%');
  const [found] = await db
    .select({ name: uploads.name, file_name: uploads.file_name, file_size: uploads.file_size })
    .from(uploads)
    .where(
      and(
        eq(uploads.name, name),
        gt(uploads.expires_at, now),
        eq(uploads.status, 'stored'),
        isNull(uploads.owner),
        user === null ? isNull(uploads.uploader) : or(isNull(uploads.uploader), eq(uploads.uploader, user)),
        kind === 'photo' ? isPhoto : not(isPhoto),
      ),
    );
  return found ?? null;
}

/** Assigns a file to its owner, after which it no longer expires. Throws an `HttpError` when it is already claimed. */
export async function claimUploadedFile(db: Db, name: string, owner: string, fieldname: string): Promise<void> {
  const claimed = await db
    .update(uploads)
    .set({ owner, expires_at: null })
    .where(and(eq(uploads.name, name), isNull(uploads.owner)))
    .returning({ name: uploads.name });
  if (claimed.length === 0) throw invalid([fieldError(fieldname, 'fileGone')]);
}

/** Its bytes still count towards the limit of its address for an hour, because they stay on the disk for as long. */
export async function deleteUploadedFile(
  db: Db,
  name: string,
  { owner, now }: { owner: string; now: Date },
): Promise<void> {
  await db
    .update(uploads)
    .set({ owner: null, status: 'refused', content: null, expires_at: new Date(now.getTime() + refusedRetention) })
    .where(and(eq(uploads.name, name), eq(uploads.owner, owner)));
  await db.delete(uploadParts).where(eq(uploadParts.upload, name));
}

/** Milliseconds. */
export const refusedRetention = 60 * 60 * 1000;
