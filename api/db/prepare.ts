import { StartError } from '../start-error.ts';
import type { Database } from './open-database.ts';
import { isSeeded, seed } from './seed/seed.ts';

/** Migrates a database and seeds it once. If the process is killed meanwhile, the next start repeats it. */
export async function prepare(database: Database, migrationsFolder: string, now: Date): Promise<void> {
  await database.runExclusively(async ({ db, migrate }) => {
    try {
      await migrate(migrationsFolder);
    } catch (error) {
      throw new StartError(`The database could not be migrated: ${reasonOf(error)}`);
    }
    if (!(await isSeeded(db))) await seed(db, now);
  });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : 'unknown reason';
}
