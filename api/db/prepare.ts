import { cleanStoredPhotos } from '../files/clean-stored-photos.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './open-database.ts';
import { closeDemoAccounts } from './seed/demo-accounts.ts';
import { seedDemoData, seedReferenceData } from './seed/seed.ts';

/** What becomes of the demo data: it is added, not added, or its accounts are closed too. */
export type DemoData = 'added' | 'not added' | 'closed';

/** Migrates a database and seeds it once. If the process is killed meanwhile, the next start repeats it. */
export async function prepare(
  database: Database,
  migrationsFolder: string,
  now: Date,
  demoData: DemoData = 'added',
): Promise<void> {
  await database.runExclusively(async ({ db, migrate }) => {
    try {
      await migrate(migrationsFolder);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`The database could not be migrated: ${reasonOf(error)}`);
    }
    await seedReferenceData(db, now);
    await cleanStoredPhotos(db, database.files, now);
    if (demoData === 'added') await seedDemoData(db, now);
    if (demoData === 'closed') await closeDemoAccounts(db, now);
  });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : 'unknown reason';
}
