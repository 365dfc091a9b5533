import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../api/create-account.ts';
import { openEmbedded } from '../../api/db/open-database.ts';
import { StartError } from '../../api/start-error.ts';
import { readRecord } from './reading.ts';
import { longQueueWaits } from './support/long-waits.ts';
import { createTestApi } from './test-api.ts';
import { createEmptyIn } from './test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sg-account-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data') };
beforeAll(() => createEmptyIn(env.DATA_DIR));
const layla = { email: 'Layla@example.com', password: 'Quiet-Harbour-71', firstName: 'Layla', lastName: 'Haddad' };
const create = (changes: Partial<typeof layla> = {}) =>
  createAccount('api/db/migrations', env, { ...layla, ...changes });

it('creates the first account of a database, which can sign in, with a verified address', async () => {
  await create();
  const api = await createTestApi({}, await openEmbedded(env.DATA_DIR, longQueueWaits));
  const token = await api.signIn({ email: 'layla@example.com', password: layla.password });
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({
    full_name: 'Layla Haddad',
    email: 'layla@example.com',
    email_verified: 1,
  });
  await api.close();
});

it.each([
  ['a wrong address', { email: 'layla' }, 'usr: '],
  ['a short password', { password: 'short' }, 'password: '],
  ['a common password', { password: 'password123' }, 'password: '],
  ['an address that has an account', {}, 'There is already an account with the address layla@example.com.'],
])('rejects %s', async (_, changes, message) => {
  const error = await create(changes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect(error).toHaveProperty('message', expect.stringContaining(message));
});
