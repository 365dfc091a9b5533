/** Checks that this version keeps every row of a database of each release. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDump, readTables, type Tables } from '../fixtures/database-dump.ts';
import { readDatabaseFixture, recordedReleases } from '../fixtures/database-fixture.ts';
import { readEveryList } from '../fixtures/read-every-list.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { fill, openEmptyDatabase } from './test-database.ts';

/** The current name of a table or a column that a migration has renamed, by `table` or `table.column` of the release. */
const renamed: Readonly<Record<string, string>> = { deeds: 'completed_tasks' };

describe.each(recordedReleases())('a database of version %s', (release) => {
  const { dump, accounts, rows } = readDatabaseFixture(release);
  let api: TestApi;
  let before: Tables;

  beforeAll(async () => {
    const database = await openEmptyDatabase();
    await loadDump(database.db, dump);
    before = await readTables(database.db);
    await fill(database);
    api = await createTestApi({}, database);
  });
  afterAll(() => api.close());

  it('loads with every row', () => {
    expect(Object.fromEntries(Object.entries(before).map(([table, { length }]) => [table, length]))).toEqual(rows);
  });

  it('keeps every value through the migrations', async () => {
    expect(lostRows(before, await readTables(api.db))).toEqual({});
  });

  it('would report a row that is lost and a value that is changed', async () => {
    const now = await readTables(api.db);
    const { users = [], subscribers = [], page_views = [] } = before;
    const changed = page_views.map((row) => ({ ...row, views: '0' }));
    const withoutColumn = users.map(({ password_hash: _, ...row }) => row);
    const damaged = { ...now, subscribers: subscribers.slice(1), page_views: changed, users: withoutColumn };
    expect(lostRows(before, damaged)).toEqual({ subscribers: subscribers.slice(0, 1), page_views, users });
  });

  it('has the schema of a new database', async () => {
    const fresh = await createTestApi();
    expect(await schemaOf(api)).toEqual(await schemaOf(fresh));
    await fresh.close();
  });

  it.each(accounts)('lets $email sign in and read every list', async ({ listed, ...account }) => {
    for (const language of ['en', 'ar'] as const) {
      expect(await readEveryList(api, account, language)).toMatchObject(listed);
    }
  });
});

it('has a database of a release', () => {
  expect(recordedReleases()).toContain('0.1.0');
});

/** The rows of a release that this version no longer has with the same values, by table. */
function lostRows(before: Tables, now: Tables): Tables {
  const lost = Object.entries(before).map(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const valuesOf = (row: Tables[string][number], nameOf: (column: string) => string) =>
      JSON.stringify(columns.map((column) => row[nameOf(column)] ?? null));
    const current = now[renamed[table] ?? table] ?? [];
    const stored = new Set(current.map((row) => valuesOf(row, (column) => renamed[`${table}.${column}`] ?? column)));
    return [table, rows.filter((row) => !stored.has(valuesOf(row, (column) => column)))] as const;
  });
  return Object.fromEntries(lost.filter(([, rows]) => rows.length > 0));
}

/** Every column with its type, and every constraint and index. */
async function schemaOf({ db }: TestApi): Promise<unknown> {
  const select = async (text: string) => ((await db.execute(sql.raw(text))) as { rows: unknown[] }).rows; // of both drivers
  return {
    columns: await select(
      `select table_name, column_name, data_type, character_maximum_length, is_nullable, column_default
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
    ),
    constraints: await select(
      `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as is from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: await select(`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`),
  };
}
