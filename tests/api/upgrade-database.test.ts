/** Checks that this version keeps every row of a database of each release. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/services/contract/calls.ts';
import { loadDump, readTables, type Tables } from '../fixtures/database-dump.ts';
import { readDatabaseFixture, recordedReleases } from '../fixtures/database-fixture.ts';
import { readEveryList } from '../fixtures/read-every-list.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { fill, openEmptyDatabase } from './test-database.ts';

/** Reference data that a release may update. */
const isUpdated = (table: string, { list }: Row): boolean =>
  table === 'contents' || (table === 'lookups' && list === 'service');

/** The current name of a table or a column that a migration has renamed, by `table` or `table.column` of the release. */
const renamed: Readonly<Record<string, string>> = { deeds: 'completed_tasks' };

type Row = Tables[string][number];

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

  it('shows the services and the landing page of a new database', async () => {
    const fresh = await createTestApi();
    expect(await publicReads(api)).toEqual(await publicReads(fresh));
    await fresh.close();
  });

  it('keeps what an operator has edited', async () => {
    const database = await openEmptyDatabase();
    await loadDump(database.db, dump);
    const headline = sql`jsonb_set(content, '{hero,heading,en}', '"Our consultants"')`;
    await database.db.execute(sql`update contents set content = ${headline} where name = 'landing_page'`);
    const description = sql`jsonb_set(fields, '{description}', '{"en": "Ours", "ar": "خدمتنا"}')`;
    await database.db.execute(sql`update lookups set fields = ${description} where name = 'data-and-ai'`);
    await fill(database);
    const edited = await createTestApi({}, database);
    const [landingPage, services] = await Promise.all([edited.call('getLandingPage'), edited.call('getServices')]);
    expect(await landingPage.json()).toMatchObject({ message: { data: { hero: { heading: 'Our consultants' } } } });
    const service = {
      description: 'Ours',
      route: '/services/data-and-ai',
      service_lines: ['Data and AI', 'Technology'],
    };
    expect((await services.json()).message.data).toContainEqual(expect.objectContaining(service));
    await edited.close();
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
    const valuesOf = (row: Row, nameOf: (column: string) => string) =>
      JSON.stringify(columns.map((column) => row[nameOf(column)] ?? null));
    const current = now[renamed[table] ?? table] ?? [];
    const stored = new Set(current.map((row) => valuesOf(row, (column) => renamed[`${table}.${column}`] ?? column)));
    const isLost = (row: Row) => !isUpdated(table, row) && !stored.has(valuesOf(row, (column) => column));
    return [table, rows.filter(isLost)] as const;
  });
  return Object.fromEntries(lost.filter(([, rows]) => rows.length > 0));
}

/** What visitors read of the reference data that a release may update, in both languages. */
async function publicReads(api: TestApi) {
  const read = (name: CallName) => Promise.all(['en', 'ar'].map((language) => readIn(name, language)));
  const readIn = async (name: CallName, language: string) => (await api.call(name, { language })).json();
  return {
    services: await read('getServices'),
    landingPage: await read('getLandingPage'),
    loginTheme: await read('getLoginTheme'),
    translationText: await read('getTranslationText'),
  };
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
