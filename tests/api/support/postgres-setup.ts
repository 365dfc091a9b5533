/** Starts one PostgreSQL server for a run of the tests of the API, with a seeded database that each test file copies. */
import { openServed } from '../../../api/db/open-database.ts';
import { fillAndKeep } from '../test-database.ts';
import { startPostgres } from './postgres.ts';

export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await postgres.query('create database seeded');
  const url = new URL(postgres.url);
  url.pathname = 'seeded';
  const database = await openServed(url.href);
  await fillAndKeep(database);
  await database.close();
  process.env.TEST_DATABASE_URL = url.href;
  return postgres.close;
}
