import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../../api/db/db.ts';
import { type Database, openInMemory, openServed } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';

/** The time of seeding, at which the clock of the test API starts: a Thursday, noon in Riyadh. */
export const seededOn = new Date('2026-03-05T09:00:00Z');

const migrationsFolder = 'api/db/migrations';
const cache = '.cache';
const { version: pgliteVersion } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));

/**
 * Opens a seeded database. The first call creates one and stores its dump, which is valid until the code of the database
 * changes; later calls load the dump. With TEST_DATABASE_URL, connects twice to a new copy of that PostgreSQL database.
 */
export async function openTestDatabase(): Promise<readonly [Database, ...Database[]]> {
  const seeded = process.env.TEST_DATABASE_URL;
  if (seeded === undefined) return [await openCached(`test-database-${hashOf('api/db')}`, fill)];
  const { url, database } = await createOnServer(seeded, `template ${databaseOf(seeded)}`);
  return [database, await openServed(url)];
}

/** A seeded database for several tests, each of which begins with the same rows. */
export interface SharedDatabase {
  /** As `openTestDatabase` returns them; closing one does nothing. */
  readonly databases: readonly [Database, ...Database[]];
  /** Removes what a test has changed. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a seeded database once, because that takes a second. */
export async function shareTestDatabase(): Promise<SharedDatabase> {
  const [first, ...others] = await openTestDatabase();
  const shared = (database: Database): Database => ({ ...database, close: async () => undefined });
  return {
    databases: [shared(first), ...others.map(shared)],
    restore: await keepRows(first.db),
    close: async () => {
      for (const database of [...others, first]) await database.close();
    },
  };
}

/** Copies the rows of every table to another schema. Returns a function that restores them. */
async function keepRows(db: Db): Promise<() => Promise<void>> {
  const found = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const { rows } = found as { rows: { name: string }[] }; // what both drivers return
  const tables = rows.map(({ name }) => `"${name}"`);
  await db.execute(sql.raw('create schema kept'));
  for (const table of tables) await db.execute(sql.raw(`create table kept.${table} as table public.${table}`));
  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local session_replication_role = replica')); // ignores the order of references
      await tx.execute(sql.raw(`truncate ${tables.map((table) => `public.${table}`).join()}`));
      for (const table of tables)
        await tx.execute(sql.raw(`insert into public.${table} overriding system value table kept.${table}`));
    });
}

/** A new database without tables. With TEST_DATABASE_URL, on that PostgreSQL server. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined
    ? openCached(`empty-database-${pgliteVersion}`, async () => undefined)
    : (await createOnServer(server)).database;
}

/** Migrates and seeds an empty database. */
export const fill = (database: Database): Promise<void> => prepare(database, migrationsFolder, seededOn);

async function openCached(name: string, make: (database: Database) => Promise<void>): Promise<Database> {
  const dump = join(cache, `${name}.tar.gz`);
  if (!existsSync(dump)) await storeDump(dump, make);
  return openInMemory(new Blob([readFileSync(dump)]));
}

async function storeDump(path: string, make: (database: Database) => Promise<void>): Promise<void> {
  const database = await openInMemory();
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
  const database = await openServed(url.href);
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

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(ts|sql|json)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}
