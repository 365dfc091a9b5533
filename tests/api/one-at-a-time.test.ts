import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { isUnavailable } from '../../api/db/is-unavailable.ts';
import { oneAtATime } from '../../api/db/one-at-a-time.ts';
import { type Database, openDatabase, openInMemory } from '../../api/db/open-database.ts';
import { hold } from '../support/hold.ts';
import { longQueueWaits } from './support/long-waits.ts';
import { createEmptyIn, emptyDump } from './test-database.ts';

let database: Database & { readonly client: Parameters<typeof oneAtATime>[0] };
beforeAll(async () => {
  database = await openInMemory(longQueueWaits, await emptyDump());
});
afterAll(() => database.close());

const fail = (error: unknown): unknown => error;

it('fails at once when too much work waits for the connection', async () => {
  const queue = oneAtATime(database.client, { maxWaiting: 1, maxWait: 60_000 });
  const db = drizzle(queue.client);
  expect(queue.load()).toEqual({ busy: 0, waiting: 0 });
  const { released, release } = hold();
  const holding = db.transaction(() => released);
  const waiting = db.execute('select 1 as one').then(({ rows }) => rows); // drizzle starts a query when it is awaited
  expect(isUnavailable(await db.execute('select 2').catch(fail))).toBe(true);
  expect(queue.load()).toEqual({ busy: 1, waiting: 1 });
  release();
  await holding;
  expect(await waiting).toEqual([{ one: 1 }]);
});

it('fails when work has waited too long, and then takes the next', async () => {
  const db = drizzle(oneAtATime(database.client, { maxWaiting: 10, maxWait: 10 }).client);
  const { released, release } = hold();
  const holding = db.transaction(() => released);
  expect(isUnavailable(await db.execute('select 2').catch(fail))).toBe(true);
  release();
  await holding;
  expect((await db.execute('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

it('drops only the work that has waited too long, and none after it has begun', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = drizzle(oneAtATime(database.client, { maxWaiting: 10, maxWait: 10 }).client);
  const [first, second] = [hold(), hold()];
  const holding = db.transaction(() => first.released);
  const dropped = db.execute('select 1').catch(fail);
  await vi.advanceTimersByTimeAsync(5);
  const next = db.transaction(() => second.released);
  await vi.advanceTimersByTimeAsync(5);
  const others = [2, 3].map((value) => db.execute(`select ${value} as value`).then(({ rows }) => rows[0]?.value));
  expect(isUnavailable(await dropped)).toBe(true);
  first.release();
  await holding;
  await vi.advanceTimersByTimeAsync(5); // when the wait of the next one would have ended
  second.release();
  await next;
  expect(await Promise.all(others)).toEqual([2, 3]);
});

it('continues after a failed query and a failed transaction', async () => {
  const db = drizzle(oneAtATime(database.client, longQueueWaits).client);
  await expect(db.execute('select * from nothing')).rejects.toThrow('Failed query');
  await expect(db.transaction(() => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
  expect((await db.execute('select 4 as four')).rows).toEqual([{ four: 4 }]);
});

it('lets a query of a server wait a second longer than a request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sg-wait-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rules = { work: { maxWait: 7_000 } };
  const dataFolder = join(folder, 'data');
  await createEmptyIn(dataFolder);
  const { db, close } = await openDatabase({ databaseUrl: null, dataFolder, rules });
  onTestFinished(close);
  const { released, release } = hold();
  const { released: begun, release: begin } = hold();
  const holding = db.transaction(() => {
    begin();
    return released;
  });
  await begun;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const failed = vi.fn();
  const waiting = db.execute('select 1').catch(failed);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failed.mock.calls.map(([error]) => isUnavailable(error))).toEqual([true]);
  release();
  await holding;
});

it('is unavailable while its disk is full, which is no error of the statement', async () => {
  const failWith = (code: string) =>
    database.db.execute(`do $$ begin raise exception using errcode = '${code}'; end $$`).catch(fail);
  expect(isUnavailable(await failWith('53100'))).toBe(true);
  expect(isUnavailable(await failWith('22012'))).toBe(false);
});
