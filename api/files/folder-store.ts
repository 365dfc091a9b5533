import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { FileStore } from './file-store.ts';

/** Stores files in a folder beside the embedded database: they would block its one connection. */
export function createFolderStore(folder: string, db: Db, now: () => number = Date.now): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string): string => {
    if (!/^[\w-]+$/.test(name)) throw new Error('A file has a name that no upload gives.');
    return join(folder, name);
  };
  return {
    async write(name, parts) {
      const path = pathOf(name);
      const draft = `${path}${draftEnding}`;
      try {
        await pipeline(parts, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(draft, path);
        await flushFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async *read(name) {
      try {
        for await (const part of createReadStream(pathOf(name), { highWaterMark: partBytes }))
          yield new Uint8Array(part);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeOrphans() {
      const before = now() - minAge;
      let names: string[] = [];
      for await (const { name } of await opendir(folder)) {
        names.push(name);
        if (names.length === batch) names = await removeFrom(names, before);
      }
      await removeFrom(names, before);
    },
  };

  async function removeFrom(names: readonly string[], before: number): Promise<string[]> {
    if (names.length === 0) return [];
    const found = await db
      .select({ name: uploads.name })
      .from(uploads)
      .where(
        inArray(
          uploads.name,
          names.filter((name) => !name.endsWith(draftEnding)),
        ),
      );
    const existing = new Set(found.map(({ name }) => name));
    for (const name of names) {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null); // another request may have removed it
      if (!existing.has(name) && file !== null && file.mtimeMs < before) await rm(path, { force: true });
    }
    return [];
  }
}

const draftEnding = '.part';
const partBytes = 64 * 1024;
const batch = 200;

/** An upload in progress has a file before it has a complete row. */
const minAge = 60 * 60 * 1000;

/** A renamed file survives a loss of power only when its folder was written too. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // where folders cannot be opened
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
