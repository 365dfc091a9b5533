import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../start-error.ts';
import type { Db } from './db.ts';

/**
 * Throws a `StartError` where a newer release has migrated the database: this one would read columns that no longer
 * exist, and would not store what the newer one needs.
 */
export async function refuseNewer(db: Db, migrationsFolder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if ((await lastMigration(db)) > Math.max(...known))
    throw new StartError(
      'The data folder was written by a newer release. Start that one, or restore the backup that was made before it.',
    );
}

/** The time of the newest migration that was applied, as drizzle stores it; 0 before the first. */
async function lastMigration(db: Db): Promise<number> {
  const [table] = rowsOf(await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`));
  if (!table?.name) return 0;
  const [last] = rowsOf(await db.execute(sql`select max(created_at)::text as time from drizzle.__drizzle_migrations`));
  return Number(last?.time ?? 0);
}

const rowsOf = (result: unknown) => (result as { readonly rows: readonly Record<string, string | null>[] }).rows; // of both drivers
