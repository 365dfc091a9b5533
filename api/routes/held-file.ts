/** Files that were handed in and wait to be taken into a record. */
import { and, eq, gt, isNull, like, not } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploads } from '../db/schema/sign-up.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { invalid } from '../http/http-errors.ts';

export interface Held {
  readonly name: string;
  readonly file_name: string;
  readonly file_size: number;
}

/** The file of that name, if it is of the kind and nobody has taken it; `null` if it is gone. */
export async function findHeld(db: Db, name: string, kind: 'photo' | 'document', now: Date): Promise<Held | null> {
  const isPhoto = like(uploads.media_type, 'image/%');
  const [found] = await db
    .select({ name: uploads.name, file_name: uploads.file_name, file_size: uploads.file_size })
    .from(uploads)
    .where(
      and(
        eq(uploads.name, name),
        gt(uploads.expires_at, now),
        isNull(uploads.owner),
        kind === 'photo' ? isPhoto : not(isPhoto),
      ),
    );
  return found ?? null;
}

/** A file goes to one record; it no longer expires then. */
export async function takeHeld(db: Db, name: string, owner: string, fieldname: string): Promise<void> {
  const taken = await db
    .update(uploads)
    .set({ owner, expires_at: null })
    .where(and(eq(uploads.name, name), isNull(uploads.owner)))
    .returning({ name: uploads.name });
  if (taken.length === 0) throw invalid([fieldError(fieldname, 'fileGone')]);
}

/** Lets a file of theirs go. */
export async function dropHeld(db: Db, name: string, owner: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.name, name), eq(uploads.owner, owner)));
}
