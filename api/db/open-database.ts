import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { StartError } from '../start-error.ts';
import { claimFolder } from './data-folder.ts';
import type { Db } from './db.ts';

/** An open database, embedded or served. */
export interface Database {
  readonly db: Db;
  readonly migrate: (migrationsFolder: string) => Promise<void>;
  /** Runs `work` while no other process does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the embedded database of a data folder, which no other process may have open. */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  const release = await claimFolder(dataFolder);
  try {
    const path = join(dataFolder, 'postgres');
    mkdirSync(path, { recursive: true });
    const client = await PGlite.create(path);
    const close = async (): Promise<void> => {
      await client.close();
      release();
    };
    return { ...embedded(client), close };
  } catch (error) {
    release();
    throw new StartError(`The database in ${dataFolder} does not open: ${reasonOf(error)}`);
  }
}

/** An embedded database in memory; `dump` is a data folder to begin with. */
export async function openInMemory(dump?: Blob): Promise<Database & { readonly client: PGlite }> {
  const client = await PGlite.create({ loadDataDir: dump });
  return { client, ...embedded(client) };
}

function embedded(client: PGlite): Database {
  const db = drizzlePglite(client);
  return {
    db,
    migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    alone: (work) => work(), // the folder's lock has seen to it
    close: () => client.close(),
  };
}

/** Connects to a PostgreSQL server. */
export async function openServed(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000, max: 10 });
  pool.on('error', () => {}); // an idle connection that breaks is replaced; the next query says what is wrong
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database at ${withoutSecrets(url)} does not answer: ${reasonOf(error)}`);
  }
  const alone = async (work: () => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      await work();
    } finally {
      client.release(true); // the lock ends with its connection
    }
  };
  const db = drizzlePostgres(pool);
  const migrate = (migrationsFolder: string): Promise<void> => migratePostgres(db, { migrationsFolder });
  return { db, migrate, alone, close: () => pool.end() };
}

const startLock = 7_321_905;

function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || error.name : 'unknown reason';
}
