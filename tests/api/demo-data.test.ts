/** Checks when a database gets the demo accounts, which have passwords that everyone can read. */
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../api/db/open-database.ts';
import { hashPassword } from '../../api/db/password.ts';
import { type DemoData, prepare } from '../../api/db/prepare.ts';
import { links } from '../../api/db/schema/mail.ts';
import { profileLinks } from '../../api/db/schema/profile-link.ts';
import { devices, sessions, users } from '../../api/db/schema/session.ts';
import { isDemoAccountOpen } from '../../api/db/seed/demo-accounts.ts';
import { createLink } from '../../api/mail/links.ts';
import { readSettings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';
import { readRows } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, seededOn, type TestApi } from './test-api.ts';
import { openEmptyDatabase, openTestDatabase } from './test-database.ts';

let api: TestApi;

let database: Database;
const opened: Database[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0).toReversed()) await close();
});

/** Starts the API on a new database. */
async function start(demoData: DemoData): Promise<void> {
  database = await openEmptyDatabase();
  opened.push(database);
  await restart(demoData);
  api = await createTestApi({}, database);
}

/** Starts the API on a database to which the demo data was added. */
async function startWithAccounts(): Promise<void> {
  const databases = await openTestDatabase();
  opened.push(...databases);
  database = databases[0];
  api = await createTestApi({}, database);
}

const restart = (demoData: DemoData) => prepare(database, 'api/db/migrations', seededOn, demoData);

const signInStatus = async ({ email, password } = demoAccount) =>
  (await api.call('signIn', { query: { usr: email, password } })).status;

describe('a new database', () => {
  it.each(['not added', 'closed'] as const)(
    'has lists to choose from and no account when demo data is %s',
    async (demoData) => {
      await start(demoData);
      expect(await api.db.select().from(users)).toEqual([]);
      expect(await readRows(await api.call('getCurrencies'))).not.toEqual([]);
      expect([await signInStatus(), await isDemoAccountOpen(api.db)]).toEqual([401, false]);
    },
  );

  it('gets the demo accounts later, once', async () => {
    await start('not added');
    await restart('added');
    await restart('added');
    expect([await signInStatus(), await isDemoAccountOpen(api.db)]).toEqual([200, true]);
  });
});

describe('a database with demo accounts', () => {
  it('closes them in production, with their sessions, and keeps their data', async () => {
    await startWithAccounts();
    const token = await api.signIn();
    await restart('closed');
    expect([await signInStatus(), await signInStatus(secondAccount)]).toEqual([401, 401]);
    expect((await api.call('getProfile', { token })).status).toBe(401);
    expect(await isDemoAccountOpen(api.db)).toBe(false);
    expect((await api.db.select().from(users)).map(({ email }) => email).sort()).toEqual(
      [demoAccount.email, secondAccount.email].sort(),
    );
  });

  it('closes them in production when their passwords were changed, and no link gives access to them', async () => {
    await startWithAccounts();
    const token = await api.signIn();
    const taken = { ...demoAccount, password: 'Taken-2026-Password' };
    const body = JSON.stringify({ password: demoAccount.password, new_password: taken.password });
    expect((await api.call('changePassword', { token, body })).status).toBe(200);
    expect((await api.call('createProfileLink', { token, body: '{}' })).status).toBe(200);
    await api.db.transaction((tx) => createLink(tx, demoAccount.email, 'reset', seededOn));
    await restart('closed');
    expect([await signInStatus(taken), (await api.call('getProfile', { token })).status]).toEqual([401, 401]);
    for (const access of [sessions, devices, links, profileLinks])
      expect(await api.db.select().from(access)).toEqual([]);
  });

  it('closes them once, and again after a start that offers them', async () => {
    await startWithAccounts();
    const chosen = { ...demoAccount, password: 'Chosen-2026-Password' };
    const password_hash = await hashPassword(chosen.password);
    const choosePassword = () => api.db.update(users).set({ password_hash }).where(eq(users.email, demoAccount.email));
    await restart('closed');
    await choosePassword();
    await restart('closed');
    expect(await signInStatus(chosen)).toBe(200);
    await restart('added');
    await restart('closed');
    expect(await signInStatus(chosen)).toBe(401);
  });

  it('is not announced when the password of the account was changed', async () => {
    await startWithAccounts();
    const token = await api.signIn();
    const body = JSON.stringify({ password: demoAccount.password, new_password: 'Another-2026-Password' });
    expect((await api.call('changePassword', { token, body })).status).toBe(200);
    expect(await isDemoAccountOpen(api.db)).toBe(false);
  });
});

describe('the configuration', () => {
  const served = { DATABASE_URL: 'postgres://localhost/sg' };
  it.each([
    ['an embedded database', 'added', {}],
    ['an embedded database with SEED_DEMO=0', 'not added', { SEED_DEMO: '0' }],
    ['a PostgreSQL server', 'not added', served],
    ['a PostgreSQL server with SEED_DEMO=1', 'added', { ...served, SEED_DEMO: '1' }],
    ['an embedded database in production', 'closed', { NODE_ENV: 'production' }],
    ['a PostgreSQL server in production', 'closed', { ...served, NODE_ENV: 'production', SEED_DEMO: '0' }],
  ] as const)('of %s: demo data is %s', (_, demoData, env) => {
    expect(readSettings(env).demoData).toBe(demoData);
  });

  it('refuses demo data in production, and other values', () => {
    expect(() => readSettings({ SEED_DEMO: '1', NODE_ENV: 'production' })).toThrow(
      new StartError('SEED_DEMO=1 is not allowed with NODE_ENV=production.'),
    );
    expect(() => readSettings({ SEED_DEMO: 'yes' })).toThrow(StartError);
  });
});
