import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploadParts } from '../db/schema/sign-up.ts';
import { hasSqlState } from '../db/sql-state.ts';
import { unavailable } from '../http/http-errors.ts';
import type { FileStore } from './file-store.ts';

/**
 * Stores files in the database, in parts, so that every server has them. The parts of an upload are deleted with its row;
 * when that is gone, `write` throws an `HttpError`.
 *
 * @param db on connections of its own, so that files do not delay the queries of other requests
 */
export function createTableStore(db: Db): FileStore {
  const remove = async (name: string): Promise<void> => {
    await db.delete(uploadParts).where(eq(uploadParts.upload, name));
  };
  return {
    remove,
    async write(name, parts) {
      let position = 0;
      try {
        for await (const content of ofSize(partBytes, parts))
          await db.insert(uploadParts).values({ upload: name, position: position++, content });
      } catch (error) {
        await remove(name).catch(() => undefined); // the parts are deleted with the upload in any case
        throw hasSqlState(error, foreignKeyViolation) ? unavailable() : error;
      }
    },
    async *read(name) {
      const parts = await db
        .select({ position: uploadParts.position })
        .from(uploadParts)
        .where(eq(uploadParts.upload, name))
        .orderBy(asc(uploadParts.position))
        .limit(maxParts);
      for (const { position } of parts) {
        const [part] = await db
          .select({ content: uploadParts.content })
          .from(uploadParts)
          .where(and(eq(uploadParts.upload, name), eq(uploadParts.position, position)));
        if (part !== undefined) yield new Uint8Array(part.content);
      }
    },
    removeOrphans: async () => {},
  };
}

/** There is no row of the upload. */
const foreignKeyViolation = '23503';

const partBytes = 256 * 1024;
const maxParts = 1000;

/** Joins and cuts parts into buffers of a size; the last may be smaller. */
async function* ofSize(size: number, parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let joined = Buffer.alloc(0);
  for await (const part of parts) {
    joined = Buffer.concat([joined, part]);
    while (joined.length >= size) {
      yield joined.subarray(0, size);
      joined = joined.subarray(size);
    }
  }
  if (joined.length > 0) yield joined;
}
