/** Records a used database of this version; with RECORD_FIXTURES set, writes it as the fixture of that release. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dumpDatabase, loadDump, readTables, type Tables } from '../fixtures/database-dump.ts';
import { writeDatabaseFixture } from '../fixtures/database-fixture.ts';
import { registered, useDatabase } from '../fixtures/database-use.ts';
import { fixedBytes, startSequence } from '../fixtures/fixed-random.ts';
import { readEveryList } from '../fixtures/read-every-list.ts';
import { createTestApi, demoAccount, secondAccount, seededOn, type TestApi } from './test-api.ts';
import { fill, openEmptyDatabase } from './test-database.ts';

vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomBytes: (size: number) => fixedBytes(size),
}));

const release = process.env.RECORD_FIXTURES;
const accounts = [demoAccount, secondAccount, registered];

let api: TestApi;
beforeAll(async () => {
  vi.setSystemTime(seededOn);
  startSequence('database');
  api = await createTestApi({}, release ? await openSeeded() : undefined);
  await useDatabase(api);
  // the database itself names a session at random
  await api.db.execute(sql.raw('update sessions set name = md5(token_hash)::uuid::text'));
});
afterAll(() => api.close());

it('restores a used database unchanged from its dump', async () => {
  const tables = await readTables(api.db);
  const dump = await dumpDatabase(api.db);
  const copy = await openEmptyDatabase();
  await loadDump(copy.db, dump);
  expect(await readTables(copy.db)).toEqual(tables);
  await copy.close();
  for (const { password } of accounts) expect(dump).not.toContain(password);
  if (release) await write(release, dump, tables);
});

async function write(version: string, dump: string, tables: Tables): Promise<void> {
  const rows = Object.fromEntries(Object.entries(tables).map(([table, { length }]) => [table, length]));
  const recorded = [];
  for (const account of accounts) recorded.push({ ...account, listed: await readEveryList(api, account, 'en') });
  writeDatabaseFixture(version, dump, { accounts: recorded, rows });
}

/** The cached dump of the other tests has passwords with random salts. */
async function openSeeded() {
  const database = await openEmptyDatabase();
  await fill(database);
  return database;
}
