/** Which devices of an account are known: one wrong password from elsewhere does not lock them out. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { devices } from '../../api/db/schema/session.ts';
import { cookieOf } from './cookies.ts';
import { readRecord } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';
import { type SharedDatabase, shareTestDatabase } from './test-database.ts';

let shared: SharedDatabase;
let api: TestApi;
beforeAll(async () => {
  shared = await shareTestDatabase();
});
afterAll(() => shared.close());
beforeEach(async () => {
  await shared.restore();
  api = await createTestApi({ ACCOUNT_ATTEMPTS: '1' }, shared.databases[0]);
});

type Account = typeof demoAccount;

/** Signs in from one address, with a cookie or a token. */
const signIn = ({ email, password }: Account, given: { cookie?: string; token?: string } = {}) =>
  api.call('signIn', {
    peer: '203.0.113.1',
    query: { usr: email, password },
    ...(given.cookie !== undefined && { headers: { Cookie: given.cookie } }),
    ...(given.token !== undefined && { token: given.token }),
  });

/** Signs in, and returns the cookies and the token. */
async function signedIn(account: Account, cookie?: string) {
  const response = await signIn(account, { cookie });
  const [session, device] = [cookieOf(response, 'sid'), cookieOf(response, 'device')];
  return { session, device, token: String((await readRecord(response)).access_token) };
}

/** Whether the account is locked for strangers but not for the caller. */
async function isKnown(account: Account, given: { cookie?: string; token?: string }): Promise<boolean> {
  await signIn({ ...account, password: 'wrong' });
  expect((await signIn(account)).status).toBe(429);
  return (await signIn(account, given)).status === 200;
}

it.each([
  ['its device', true, ({ device }) => ({ cookie: device })],
  ['the cookie of its session', true, ({ session }) => ({ cookie: session })],
  ['the token of its session', true, ({ token }) => ({ token })],
  ['an invented device', false, () => ({ cookie: 'device=invented' })],
  ['an empty device', false, () => ({ cookie: 'device=' })],
  ['an invented token', false, () => ({ token: 'invented' })],
] satisfies [string, boolean, (of: Awaited<ReturnType<typeof signedIn>>) => object][])(
  'a caller with %s is known to the account: %j',
  async (_, isExpected, given) => {
    expect(await isKnown(demoAccount, given(await signedIn(demoAccount)))).toBe(isExpected);
  },
);

it('the session of another account is not known', async () => {
  const { token, session } = await signedIn(secondAccount);
  expect(await isKnown(demoAccount, { token })).toBe(false);
  expect(await isKnown(demoAccount, { cookie: session })).toBe(false);
});

it('the device of another account is not known, so that nobody can guess with their own', async () => {
  const { device } = await signedIn(secondAccount);
  expect(await isKnown(demoAccount, { cookie: device })).toBe(false);
});

it('a session that has ended is not known', async () => {
  const { token } = await signedIn(demoAccount);
  api.advance(12 * 60 * 60);
  expect(await isKnown(demoAccount, { token })).toBe(false);
});

it.each([
  [-1, true],
  [1, false],
])('a device on which nobody has signed in for 180 days and %d s is known: %j', async (seconds, isExpected) => {
  const { device } = await signedIn(demoAccount);
  api.advance(180 * 24 * 60 * 60 + seconds);
  expect(await isKnown(demoAccount, { cookie: device })).toBe(isExpected);
});

it('two accounts share the token of a device', async () => {
  const first = await signedIn(demoAccount);
  const second = await signedIn(secondAccount, first.device);
  expect(second.device).toBe(first.device);
  for (const account of [demoAccount, secondAccount])
    expect(await isKnown(account, { cookie: first.device })).toBe(true);
});

it('wrong passwords on a shared device count for their account alone, and those of another one do not clear them', async () => {
  const { device } = await signedIn(demoAccount);
  await signedIn(secondAccount, device);
  const statusOf = async (account: Account) => (await signIn(account, { cookie: device })).status;
  const statuses = [];
  for (const account of [{ ...demoAccount, password: 'wrong' }, secondAccount, demoAccount])
    statuses.push(await statusOf(account));
  expect(statuses).toEqual([401, 200, 429]);
});

it('a device that was invented gets another token', async () => {
  expect((await signedIn(demoAccount, 'device=invented')).device).not.toBe('device=invented');
});

it('ten devices of an account are stored, the last ones, and none of another account is deleted for them', async () => {
  const other = await signedIn(secondAccount);
  const cookies: string[] = [];
  for (let at = 0; at < 11; at++) {
    api.advance(1);
    cookies.push((await signedIn(demoAccount)).device);
  }
  const stored = await api.db.select().from(devices).where(eq(devices.user, demoAccount.email));
  expect(stored).toHaveLength(10);
  expect(await isKnown(secondAccount, { cookie: other.device })).toBe(true);
  expect(await isKnown(demoAccount, { cookie: cookies[1] })).toBe(true);
  expect(await isKnown(demoAccount, { cookie: cookies[0] })).toBe(false);
});
