import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { claimFolder } from '../../api/db/data-folder.ts';
import { type Database, databaseIn, openInMemory, openServed } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { longDeadlines, longQueueWaits } from './support/long-waits.ts';
import { restoreRows, storeRows } from './support/stored-rows.ts';

/** The time of seeding, at which the clock of the test API starts: a Thursday, noon in Riyadh. */
export const seededOn = new Date('2026-03-05T09:00:00Z');

const migrationsFolder = 'api/db/migrations';
const cache = '.cache';
const { version: pgliteVersion } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));

/**
 * Opens a seeded database. The first call creates one and stores its dump, which is valid until the code of the database
 * changes; later calls load the dump. A closed database is kept for the next call in this process, because to open one
 * takes a second. With TEST_DATABASE_URL, connects twice to a new copy of that PostgreSQL database.
 */
export async function openTestDatabase(): Promise<readonly [Database, ...Database[]]> {
  const seeded = process.env.TEST_DATABASE_URL;
  if (seeded === undefined) return [await openIdle()];
  const { url, database } = await createOnServer(seeded, `template ${databaseOf(seeded)}`);
  return [database, await openServed(url, longDeadlines)];
}

const idle: Database[] = [];

async function openIdle(): Promise<Database> {
  const closed = idle.pop();
  if (closed !== undefined && !(await restoreRows(closed.db))) {
    await closed.close();
    return openIdle();
  }
  const database = closed ?? (await openCached(`kept-database-${hashOf('api/db', 'tests/api/support')}`, fillAndKeep));
  return { ...database, close: async () => void idle.push(database) };
}

/** A seeded database for several tests, each of which begins with the same rows. */
export interface SharedDatabase {
  /** As `openTestDatabase` returns them; closing one does nothing. */
  readonly databases: readonly [Database, ...Database[]];
  /** Removes what a test has changed. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a seeded database once for the tests of a file. */
export async function shareTestDatabase(): Promise<SharedDatabase> {
  const [first, ...others] = await openTestDatabase();
  const shared = (database: Database): Database => ({ ...database, close: async () => undefined });
  return {
    databases: [shared(first), ...others.map(shared)],
    restore: async () => {
      if (!(await restoreRows(first.db))) throw new Error('A test has altered a table of the shared database.');
    },
    close: async () => {
      for (const database of [...others, first]) await database.close();
    },
  };
}

/** A new database without tables. With TEST_DATABASE_URL, on that PostgreSQL server. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined
    ? openInMemory(longQueueWaits, await emptyDump())
    : (await createOnServer(server)).database;
}

/** Migrates and seeds an empty database. */
export const fill = (database: Database): Promise<void> => prepare(database, migrationsFolder, seededOn);

/** Migrates and seeds an empty database, of which the rows can then be restored. */
export async function fillAndKeep(database: Database): Promise<void> {
  await fill(database);
  await storeRows(database.db);
}

async function openCached(name: string, make: (database: Database) => Promise<void>): Promise<Database> {
  return openInMemory(longQueueWaits, await readDump(name, make));
}

/** The files of an embedded database without tables. To create them takes seconds. */
export const emptyDump = (): Promise<Blob> => readDump(`empty-database-${pgliteVersion}`, async () => undefined);

/** Creates an embedded database without tables in a data folder, from a copy. */
export async function createEmptyIn(dataFolder: string): Promise<void> {
  const release = await claimFolder(dataFolder);
  release();
  const client = await PGlite.create(databaseIn(dataFolder), { loadDataDir: await emptyDump() });
  await client.close();
}

async function readDump(name: string, make: (database: Database) => Promise<void>): Promise<Blob> {
  const dump = join(cache, `${name}.tar.gz`);
  if (!existsSync(dump)) await storeDump(dump, make);
  return new Blob([readFileSync(dump)]);
}

async function storeDump(path: string, make: (database: Database) => Promise<void>): Promise<void> {
  const database = await openInMemory(longQueueWaits);
  await make(database);
  const dump = await database.client.dumpDataDir('gzip');
  await database.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path); // several workers may do this at once; their dumps are equal
}

async function createOnServer(server: string, options = ''): Promise<{ url: string; database: Database }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} ${options}`);
  const url = new URL(server);
  url.pathname = name;
  const database = await openServed(url.href, longDeadlines);
  const close = async (): Promise<void> => {
    await database.close();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { url: url.href, database: { ...database, close } };
}

/** Runs a statement outside the seeded database, which cannot be copied while it is in use. */
async function administer(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

function hashOf(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql|json)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}
