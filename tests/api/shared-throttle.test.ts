/** The limits of two servers on one PostgreSQL, which count by its clock. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../api/app.ts';
import { createDeps } from '../../api/create-deps.ts';
import { type Database, openServed } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { createFairQueue } from '../../api/http/fair-queue.ts';
import { readSettings } from '../../api/settings.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { longDeadlines, longPasswordWaits, longWaits } from './support/long-waits.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { addressOf, demoAccount, seededOn } from './test-api.ts';

let postgres: Postgres;
const databases: Database[] = [];
const servers: Hono[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  for (let at = 0; at < 2; at++) {
    const database = await openServed(postgres.url, longDeadlines);
    databases.push(database);
    if (at === 0) await prepare(database, 'api/db/migrations', seededOn);
    const env = { DATABASE_URL: postgres.url, VISITOR_ATTEMPTS: '10', LOG_LEVEL: 'silent' };
    const deps = createDeps(database, readSettings({ ...env, ...longWaits }));
    const passwordQueue = createFairQueue(longPasswordWaits, deps.metrics.shed);
    servers.push(createApi({ ...deps, passwordQueue }));
  }
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await postgres?.close();
});

const send = async (name: 'signIn' | 'subscribe', at: number, query: Record<string, string>, peer = '203.0.113.1') => {
  const server = servers[at % 2];
  const init = { method: calls[name].verb };
  return (await server?.request(addressOf(name, { query }), init, { incoming: { socket: { remoteAddress: peer } } }))
    ?.status;
};
const signIn = (at: number, password: string, peer?: string) =>
  send('signIn', at, { usr: demoAccount.email, password }, peer);
const numberOf = (statuses: readonly unknown[], status: number) => statuses.filter((each) => each === status).length;

it('counts a hundred wrong passwords that both receive at once', async () => {
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, at) => signIn(at, 'wrong')));
  expect([numberOf(statuses, 401), numberOf(statuses, 429)]).toEqual([5, 95]);
  expect([await signIn(0, demoAccount.password), await signIn(1, demoAccount.password)]).toEqual([429, 429]);
});

it('lets twelve right passwords succeed at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, at) => signIn(at, demoAccount.password, '203.0.113.2')),
  );
  expect(numberOf(statuses, 200)).toBe(12);
});

it('counts the visits of an address that both receive at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, at) => send('subscribe', at, { usr: `sami${at}@example.com` })),
  );
  expect([numberOf(statuses, 200), numberOf(statuses, 429)]).toEqual([10, 20]);
});

it('lets nobody pass while the database is gone', async () => {
  await postgres.stop('fast');
  const statuses = [
    await signIn(0, demoAccount.password, '203.0.113.3'),
    await signIn(1, 'wrong', '203.0.113.3'),
    await send('subscribe', 0, { usr: 'noor@example.com' }, '203.0.113.3'),
  ];
  expect(statuses).toEqual([503, 503, 503]);
});
