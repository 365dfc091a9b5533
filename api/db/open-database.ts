import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { createTableStore } from '../files/table-store.ts';
import { StartError } from '../start-error.ts';
import { claimFolder } from './data-folder.ts';
import type { Db } from './db.ts';
import { freeBytesIn, requireSpace, type SpaceDeps, watchSpace } from './free-space.ts';
import { refuseNewer } from './newer-release.ts';
import { oneAtATime, type QueueLimits } from './one-at-a-time.ts';
import { createPool, type Deadlines, usualDeadlines } from './served-pool.ts';
import { withoutQueryParsers } from './text-parsers.ts';

/** An open database, embedded or served. */
export interface Database {
  readonly db: Db;
  readonly files: FileStore;
  /** Runs `work` without deadlines, in one process at a time. */
  readonly runExclusively: (work: (setup: Setup) => Promise<void>) => Promise<void>;
  /** The connections in use, and the queries and transactions that wait for one. */
  readonly load: () => { readonly busy: number; readonly waiting: number };
  readonly close: () => Promise<void>;
}

interface Setup {
  readonly db: Db;
  readonly migrate: (migrationsFolder: string) => Promise<void>;
}

/**
 * Opens the database of the configuration.
 *
 * @param warn logs a warning
 * @throws a StartError
 */
export function openDatabase(
  { databaseUrl, dataFolder, rules }: Source,
  warn?: (line: string) => void,
): Promise<Database> {
  if (databaseUrl !== null) return openServed(databaseUrl);
  return openEmbedded(dataFolder, { maxWaiting: maxWaitingQueries, maxWait: rules.work.maxWait + extraWait }, { warn });
}

interface Source {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Milliseconds for which a request may wait for its turn. */
  readonly rules: { readonly work: { readonly maxWait: number } };
}

const maxWaitingQueries = 200;

/** Milliseconds for which a query may wait beyond the wait of a request, which has begun to be worked on. */
const extraWait = 1_000;

/**
 * Opens the embedded database of a data folder, which no other process may have open. `limits` are those of its queue. It
 * accepts only reads while its disk is nearly full.
 */
export async function openEmbedded(
  dataFolder: string,
  limits: QueueLimits,
  { warn = console.warn, freeBytes = freeBytesIn }: Partial<SpaceDeps> = {},
): Promise<Database> {
  const release = await claimFolder(dataFolder, { warn });
  try {
    requireSpace(dataFolder, { warn, freeBytes });
    const client = await openFolder(databaseIn(dataFolder));
    const close = async (): Promise<void> => {
      await client.close();
      release();
    };
    const opened = embedded(client, limits, watchSpace(client, dataFolder, { warn, freeBytes }));
    return { ...opened, files: createFolderStore(join(dataFolder, 'files'), opened.db), close };
  } catch (error) {
    release();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database in ${dataFolder} does not open: ${reasonOf(error)}`);
  }
}

/** Where the files of the embedded database are. */
export const databaseIn = (dataFolder: string): string => join(dataFolder, 'postgres');

/** Opens or creates the files of the embedded database. A creation that was broken off begins again. */
async function openFolder(path: string): Promise<PGlite> {
  const incomplete = `${path}.incomplete`;
  // contains nothing but the part of an empty database that was written before the process ended
  if (existsSync(incomplete)) rmSync(path, { recursive: true, force: true });
  else if (!existsSync(path)) writeFileSync(incomplete, '');
  mkdirSync(path, { recursive: true });
  const client = await PGlite.create(path);
  rmSync(incomplete, { force: true });
  return client;
}

/** An embedded database in memory; `limits` are those of its queue, `dump` is a data folder to begin with. */
export async function openInMemory(limits: QueueLimits, dump?: Blob): Promise<Database & { readonly client: PGlite }> {
  const client = await PGlite.create({ loadDataDir: dump });
  return { client, ...embedded(client, limits) };
}

function embedded(opened: PGlite, limits: QueueLimits, before?: () => Promise<void>): Database {
  const client = withoutQueryParsers(opened);
  const unbounded = drizzlePglite(client);
  const migrate: Setup['migrate'] = async (migrationsFolder) => {
    await refuseNewer(unbounded, migrationsFolder); // servers of two releases run side by side on PostgreSQL alone
    await migratePglite(unbounded, { migrationsFolder });
  };
  const queue = oneAtATime(client, limits, before);
  return {
    db: drizzlePglite(queue.client),
    files: createTableStore(drizzlePglite(queue.client)),
    load: queue.load,
    // the lock of the data folder keeps other processes out
    runExclusively: (work) => work({ db: unbounded, migrate }),
    close: () => client.close(),
  };
}

/** Connects to a PostgreSQL server. */
export async function openServed(url: string, deadlines?: Partial<Deadlines>): Promise<Database> {
  const limits = { ...usualDeadlines, ...deadlines };
  const pool = createPool(url, limits);
  const filePool = createPool(url, limits, maxFileConnections);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database at ${withoutSecrets(url)} does not answer: ${reasonOf(error)}`);
  }
  // a server that is frozen must not keep the process from ending
  const close = (): Promise<void> =>
    Promise.race([endAll([pool, filePool]), pause(maxClose, undefined, { ref: false })]);
  return {
    db: drizzlePostgres(pool),
    files: createTableStore(drizzlePostgres(filePool)),
    runExclusively: (work) => runWithLock(url, work),
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close,
  };
}

const maxClose = 2000;

const maxFileConnections = 3;

async function endAll(pools: readonly Pool[]): Promise<void> {
  await Promise.all(pools.map((pool) => pool.end()));
}

async function runWithLock(url: string, work: (setup: Setup) => Promise<void>): Promise<void> {
  const pool = createPool(url, withoutDeadlines);
  const db = drizzlePostgres(pool);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      await work({ db, migrate: (migrationsFolder) => migratePostgres(db, { migrationsFolder }) });
    } finally {
      client.release(true); // the lock ends with its connection
    }
  } finally {
    await pool.end();
  }
}

const startLock = 7_321_905;

const withoutDeadlines: Deadlines = {
  ...usualDeadlines,
  connect: 5_000,
  statement: 0,
  lock: 0,
  idleTransaction: 0,
  use: 2 ** 31 - 1, // the longest that a timer can wait
};

function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || error.name : 'unknown reason';
}
