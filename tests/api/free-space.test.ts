import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { freeBytesIn } from '../../api/db/free-space.ts';
import { type Database, openEmbedded } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { notificationStates } from '../../api/db/schema/notification.ts';
import { users } from '../../api/db/schema/session.ts';
import { StartError } from '../../api/start-error.ts';
import { read } from './reading.ts';
import { longQueueWaits } from './support/long-waits.ts';
import { createTestApi, seededOn, type TestApi } from './test-api.ts';
import { createEmptyIn } from './test-database.ts';

const megabyte = 1024 * 1024;
const warn = vi.fn();
let free = 64 * megabyte;
let folder: string;
let database: Database;
let api: TestApi;

const open = () => openEmbedded(folder, longQueueWaits, { warn, freeBytes: () => free });

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'sg-space-')), 'data');
  await createEmptyIn(folder);
  database = await open();
  await prepare(database, 'api/db/migrations', seededOn, 'not added');
  api = await createTestApi({}, database);
});
afterAll(async () => {
  await api.close();
  rmSync(join(folder, '..'), { recursive: true });
});
beforeEach(() => {
  free = 64 * megabyte;
  warn.mockClear();
});

const subscribe = (usr: string) => api.call('subscribe', { query: { usr } });
const statusOf = async (path: string) => {
  const reply = await api.request(path);
  return [reply.status, await reply.json()];
};

it('refuses changes while less than 64 MB are free, and goes on with reads', async () => {
  expect((await subscribe('a@example.com')).status).toBe(200);
  expect(await statusOf('/api/ready')).toEqual([200, { status: 'ok' }]);
  free -= 1;
  const refused = await subscribe('b@example.com');
  expect(refused.headers.get('retry-after')).toBe('30');
  const { status, excType } = await read(refused);
  expect([status, excType]).toEqual([503, 'InReadOnlyMode']);
  expect((await api.call('getRegions')).status).toBe(200);
  expect((await api.request('/api/unsubscribe?token=none')).status).toBe(404);
  expect((await subscribe('b@example.com')).status).toBe(503);
  expect(warn.mock.calls).toEqual([
    [`The data folder ${folder} has less than 64 MB of free space: changes are refused until it has more.`],
  ]);
  free += 1;
  expect((await subscribe('b@example.com')).status).toBe(200);
  expect(warn.mock.calls.at(-1)).toEqual([`The data folder ${folder} has free space again: changes are accepted.`]);
});

it('offers the end of the email digest again where changes are refused', async () => {
  const user = 'nour@example.com';
  await api.db.insert(users).values({ email: user, password_hash: '' });
  await api.db.insert(notificationStates).values({ user, unsubscribe_token: 'of-the-digest' });
  const send = () => api.request('/api/unsubscribe?token=of-the-digest', { method: 'POST' });
  free = 0;
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.text()).toMatch(/The emails are not stopped yet.*<button>Stop these emails</s);
  free = 64 * megabyte;
  expect((await send()).status).toBe(200);
});

it('states in its readiness that it accepts only reads, which is no failure', async () => {
  free = 0;
  const other = await createTestApi({}, { ...database, close: async () => undefined }); // which has not answered yet
  const reply = await other.request('/api/ready');
  expect([reply.status, await reply.json()]).toEqual([200, { status: 'read only' }]);
});

it('does not open a database without space', async () => {
  const other = join(folder, '..', 'full');
  const opening = openEmbedded(other, longQueueWaits, { freeBytes: () => 0 });
  await expect(opening).rejects.toThrow(new StartError(`The data folder ${other} has less than 64 MB of free space.`));
});

it('finds the free space of a folder, and no limit where there is none', () => {
  expect(freeBytesIn(folder)).toBeGreaterThan(0);
  expect(freeBytesIn(join(folder, 'nothing'))).toBe(Number.POSITIVE_INFINITY);
});
