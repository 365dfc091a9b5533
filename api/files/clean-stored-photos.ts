import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploads } from '../db/schema/sign-up.ts';
import { isDone, once } from '../db/seed/seed.ts';
import { bytesOf } from './bytes-of.ts';
import type { FileStore } from './file-store.ts';
import { pictureOf } from './photo-metadata.ts';

/** Removes the metadata of the photos that releases up to 0.2.0 stored with it, once. */
export async function cleanStoredPhotos(db: Db, files: FileStore, now: Date): Promise<void> {
  if (await isDone(db, 'photo metadata')) return;
  const isPhoto = and(eq(uploads.status, 'stored'), like(uploads.media_type, 'image/%'));
  const photos = await db.select({ name: uploads.name }).from(uploads).where(isPhoto);
  for (const { name } of photos) await cleanPhoto(db, files, name);
  // a repetition changes nothing, so it needs no transaction, which would keep a store in the same database waiting
  await once(db, 'photo metadata', now, async () => undefined);
}

async function cleanPhoto(db: Db, files: FileStore, name: string): Promise<void> {
  const [photo] = await db
    .select({ name: uploads.name, size: uploads.file_size, content: uploads.content })
    .from(uploads)
    .where(eq(uploads.name, name));
  const bytes = photo && (await read(photo, files));
  if (!bytes) return;
  const content = pictureOf(bytes);
  const isClean = content.length === bytes.length && Buffer.from(content).equals(bytes);
  // into the row, because a store replaces no file in one step
  if (!isClean) await db.update(uploads).set({ content, file_size: content.length }).where(eq(uploads.name, name));
  if (!isClean || photo.content !== null) await files.remove(name);
}

/** The bytes of a photo; `null` where they cannot be read, which must not keep the server from starting. */
async function read(photo: Parameters<typeof bytesOf>[0], files: FileStore): Promise<Uint8Array | null> {
  try {
    const body = await bytesOf(photo, files);
    return body && new Uint8Array(await new Response(body).arrayBuffer());
  } catch {
    return null;
  }
}
