import { type Env, readSettings } from '../settings.ts';
import { type Database, openDatabase } from './open-database.ts';
import { prepare } from './prepare.ts';

/** Runs `work` on the database that the environment names, which is prepared before and closed afterwards. */
export async function withDatabase<T>(
  migrationsFolder: string,
  env: Env,
  work: (database: Database, now: Date) => Promise<T>,
): Promise<T> {
  const settings = readSettings(env);
  const database = await openDatabase(settings);
  try {
    const now = new Date();
    await prepare(database, migrationsFolder, now, settings.demoData);
    return await work(database, now);
  } finally {
    await database.close();
  }
}
