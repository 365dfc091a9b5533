/** Tests of signing in and out. Long because of the formats of addresses, tokens and cookies. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '../../api/db/schema/session.ts';
import { hashOf } from '../../api/http/caller.ts';
import { signUp, password as signUpPassword } from './candidate.ts';
import { cookieOf } from './cookies.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    ACCOUNT_ATTEMPTS: '3',
    ADDRESS_ATTEMPTS: '6',
    THROTTLE_SECONDS: '60',
    ALLOW_CORS: 'https://app.example',
  });
});
beforeEach(() => api.advance(60 * 60)); // the attempts of the previous test no longer count
afterAll(() => api.close());

const attempt = (password: string, usr = demoAccount.email, language = 'en') =>
  api.call('signIn', { query: { usr, password }, language });
const { password } = demoAccount;

describe('signing in', () => {
  it('returns a token that personal calls accept in each of three formats', async () => {
    const { access_token: token } = await readRecord(await attempt(password));
    for (const authorization of [`Bearer ${token}`, `token ${token}`, String(token)])
      expect((await api.call('getBio', { headers: { Authorization: authorization } })).status).toBe(200);
  });

  it('accepts the address in upper or lower case and with spaces around it', async () => {
    expect((await attempt(password, ` ${demoAccount.email.toUpperCase()} `)).status).toBe(200);
  });

  it('accepts an address that was copied with invisible marks', async () => {
    expect((await attempt(password, `\u200e${demoAccount.email}\u061c`)).status).toBe(200);
  });

  it('finds an account of an earlier version, which stored the marks of its address', async () => {
    const email = '\u200enoura.marks@example.com';
    const [demo] = await api.db.select().from(users).where(eq(users.email, demoAccount.email));
    await api.db.insert(users).values({ email, password_hash: demo?.password_hash ?? '' });
    expect((await attempt(password, email)).status).toBe(200);
  });

  it('prefers the account whose address has no marks', async () => {
    const email = 'two.accounts@example.com';
    const accounts = await api.db.select().from(users);
    const passwordOf = (of: string) => accounts.find((account) => account.email === of)?.password_hash ?? '';
    await api.db.insert(users).values({ email: `\u200e${email}`, password_hash: passwordOf(demoAccount.email) });
    await api.db.insert(users).values({ email, password_hash: passwordOf(secondAccount.email) });
    expect((await attempt(secondAccount.password, `\u200e${email}`)).status).toBe(200);
    expect((await attempt(password, `\u200e${email}`)).status).toBe(401);
  });

  it('stores the start of a long name of a browser', async () => {
    const headers = { 'User-Agent': `Firefox ${'x'.repeat(1_000)}` };
    const query = { usr: demoAccount.email, password };
    const token = String((await readRecord(await api.call('signIn', { query, headers }))).access_token);
    const stored = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, hashOf(token)));
    expect(stored.map(({ user_agent }) => user_agent)).toEqual([headers['User-Agent'].slice(0, 300)]);
  });

  it('accepts the longest address of an account', async () => {
    const usr = '@example.com'.padStart(140, 'a');
    await signUp(api, usr);
    expect((await attempt(signUpPassword, usr)).status).toBe(200);
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const [session, device, ...others] = (await attempt(password)).headers.getSetCookie();
    expect(session).toMatch(/^sid=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
  });

  it('marks the cookie Secure on https', async () => {
    const address = `https://sg.example/api/method/mandate?version=v1&method=user_signin&entity=access_token&usr=${demoAccount.email}&password=${encodeURIComponent(password)}`;
    const cookies = (await api.request(address, { method: 'POST' })).headers.getSetCookie();
    expect(cookies.map((cookie) => /; Secure/.test(cookie))).toEqual([true, true]);
  });

  it.each([
    ['https://evil.example', {}, 403],
    ['null', {}, 403],
    ['https://evil.example', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['https://other.sg.example', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['https://app.example.evil.example', {}, 403],
    ['http://localhost:8080', {}, 403],
    ['http://localhost', {}, 200],
    ['https://app.example', {}, 200],
    ['https://sg.example', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ])('from a page of %s with %o gets %i, and cookies only if it succeeds', async (origin, headers, status) => {
    const query = { usr: demoAccount.email, password };
    const response = await api.call('signIn', { query, peer: '203.0.113.1', headers: { Origin: origin, ...headers } });
    expect([response.status, response.headers.getSetCookie().length]).toEqual([status, status === 200 ? 2 : 0]);
  });

  it('does not accept the cookie for a personal call', async () => {
    const cookie = (await attempt(password)).headers.get('set-cookie') ?? '';
    expect((await api.call('getBio', { headers: { Cookie: cookie } })).status).toBe(401);
  });

  it('stores neither the token nor the password', async () => {
    const token = await api.signIn();
    const stored = JSON.stringify(await api.db.select().from(sessions));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
  });

  it.each([
    ['a wrong password', demoAccount.email, 'wrong', 'Invalid login credentials'],
    ['an unknown account', 'nobody@example.com', password, 'Invalid login credentials'],
    ['no password', demoAccount.email, '', 'Incomplete login details'],
    ['no address', '', password, 'Incomplete login details'],
  ])('rejects %s with a plain message', async (_, usr, secret, message) => {
    const reply = await read(await attempt(secret, usr));
    expect([reply.status, reply.excType, reply.message]).toEqual([401, 'AuthenticationError', message]);
  });

  it('sends its errors in Arabic', async () => {
    expect((await read(await attempt('wrong', demoAccount.email, 'ar'))).message).toBe('بيانات تسجيل الدخول غير صحيحة');
  });

  it('removes the sessions that have expired', async () => {
    await api.signIn(secondAccount);
    api.advance(12 * 60 * 60 + 1);
    await api.signIn();
    const stored = await api.db.select().from(sessions);
    expect(stored.filter(({ expires_at }) => expires_at < api.now())).toEqual([]);
  });

  it('rejects the token after it has expired', async () => {
    const token = await api.signIn();
    api.advance(12 * 60 * 60 - 1);
    expect((await api.call('getBio', { token })).status).toBe(200);
    api.advance(2);
    expect((await api.call('getBio', { token })).status).toBe(401);
  });
});

describe('too many failures', () => {
  const fail = async (times: number, usr?: string) => {
    for (let at = 0; at < times; at++) await attempt('wrong', usr);
  };

  it('lock the account, even for the right password, and state the duration', async () => {
    await fail(3);
    api.advance(20);
    const response = await attempt(password);
    const { status, excType, message } = await read(response);
    expect([status, excType]).toEqual([429, 'TooManyRequestsError']);
    expect(message).toBe('Your account has been locked and will resume after 40 seconds');
    expect(response.headers.get('retry-after')).toBe('40');
  });

  it('are not counted after the window has passed', async () => {
    await fail(3);
    api.advance(61);
    expect((await attempt(password)).status).toBe(200);
  });

  it('lock for twice as long after each further failure, up to three windows', async () => {
    await fail(3);
    const seconds: string[] = [];
    for (let at = 0; at < 5; at++) {
      const wait = (await attempt('wrong')).headers.get('retry-after') ?? '';
      seconds.push(wait);
      api.advance(Number(wait));
      expect((await attempt('wrong')).status).toBe(401);
    }
    expect(seconds).toEqual(['60', '120', '180', '180', '180']);
  });

  it('are not counted after a success', async () => {
    await fail(2);
    await attempt(password);
    await fail(2);
    expect((await attempt(password)).status).toBe(200);
  });

  it('of a known device are not counted after a success', async () => {
    const Cookie = cookieOf(await attempt(password), 'device');
    const statusOf = async (typed: string) =>
      (await api.call('signIn', { query: { usr: demoAccount.email, password: typed }, headers: { Cookie } })).status;
    for (const typed of ['wrong', 'wrong', password, 'wrong', 'wrong', password])
      expect(await statusOf(typed)).toBe(typed === password ? 200 : 401);
  });

  it('lock the address that they come from, for every account', async () => {
    for (let at = 0; at < 6; at++) await attempt('wrong', `someone${at}@example.com`);
    expect((await attempt(password)).status).toBe(429);
  });

  it('are counted when they are simultaneous', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => attempt('wrong')));
    expect(replies.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('logging out', () => {
  it('ends the session of the cookie, without an Authorization header', async () => {
    const response = await attempt(password);
    const { access_token: token } = await readRecord(response.clone());
    const left = await api.call('logOut', { headers: { Cookie: cookieOf(response, 'sid') } });
    expect(left.status).toBe(200);
    expect(left.headers.get('set-cookie')).toMatch(/^sid=; Max-Age=0; Path=\//);
    expect((await api.call('getBio', { token: String(token) })).status).toBe(401);
  });

  it('ends the session of the Authorization header, and no other', async () => {
    const [mine, other] = [await api.signIn(), await api.signIn()];
    await api.call('logOut', { token: mine });
    expect((await api.call('getBio', { token: mine })).status).toBe(401);
    expect((await api.call('getBio', { token: other })).status).toBe(200);
  });

  it('ends both where the cookie and the Authorization header are of different sessions', async () => {
    const response = await attempt(password);
    const { access_token: first } = await readRecord(response.clone());
    const second = await api.signIn();
    await api.call('logOut', { token: second, headers: { Cookie: cookieOf(response, 'sid') } });
    for (const token of [String(first), second]) expect((await api.call('getBio', { token })).status).toBe(401);
  });

  it('succeeds without a session', async () => {
    expect(await read(await api.call('logOut'))).toMatchObject({ status: 200, message: { msg: 'success' } });
  });

  it.each([
    ['https://evil.example', 403, 200],
    ['null', 403, 200],
    ['http://localhost.evil.example', 403, 200],
    ['http://localhost', 200, 401],
    ['https://app.example', 200, 401],
  ])('from a page of %s gets %i, and the session %i afterwards', async (origin, status, later) => {
    const response = await attempt(password);
    const { access_token: token } = await readRecord(response.clone());
    const headers = { Origin: origin, Cookie: cookieOf(response, 'sid') };
    const left = await api.call('logOut', { peer: '203.0.113.1', headers });
    expect(left.status).toBe(status);
    expect((await api.call('getBio', { token: String(token) })).status).toBe(later);
  });
});

it('ends the oldest session of an account that has twenty, and none of another', async () => {
  const other = await api.signIn(demoAccount);
  const tokens: string[] = [];
  for (let at = 0; at < 21; at++) {
    tokens.push(await api.signIn(secondAccount));
    api.advance(1);
  }
  const statuses = await Promise.all(tokens.map(async (token) => (await api.call('getBio', { token })).status));
  expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
  expect((await api.call('getBio', { token: other })).status).toBe(200);
});
