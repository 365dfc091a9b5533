/**
 * Attacks on the limits of wrong passwords and of visitors, on the clock of the test. Long because of the counters
 * and of who passes them.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPassword } from '../../api/account/check-password.ts';
import { throttleCounters } from '../../api/db/schema/throttle.ts';
import { isPublicRead } from '../../api/http/public-reads.ts';
import { createThrottle } from '../../api/http/throttle.ts';
import { processClock, timeOf } from '../../api/http/throttle-clock.ts';
import { unsubscribePath } from '../../api/mail/digest.ts';
import type { Env } from '../../api/settings.ts';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import { cookieOf } from './cookies.ts';
import { readRecord } from './reading.ts';
import { type CallOptions, createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';
import { type SharedDatabase, shareTestDatabase } from './test-database.ts';

let shared: SharedDatabase;
let api: TestApi;
beforeAll(async () => {
  shared = await shareTestDatabase();
});
afterAll(() => shared.close());
beforeEach(async () => {
  await shared.restore();
  await restart();
});

/** A new server on the same database. */
const restart = async (env: Env = {}): Promise<void> => {
  api = await createTestApi(env, shared.databases[0]);
};

const attempt = (password: string, options: CallOptions = {}, usr = demoAccount.email) =>
  api.call('signIn', { peer: '203.0.113.1', ...options, query: { usr, password } });
const statusOf = async (...args: Parameters<typeof attempt>) => (await attempt(...args)).status;
const right = (options?: CallOptions) => statusOf(demoAccount.password, options);
const wrong = (options?: CallOptions, usr?: string) => statusOf('wrong', options, usr);

async function inTurn<T>(times: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < times; at++) results.push(await work(at));
  return results;
}
const counted = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((each) => [each, statuses.filter((one) => one === each).length]),
  );
const rows = async () => (await api.db.select().from(throttleCounters)).length;

describe('wrong passwords', () => {
  it('lock the account for the address that they come from, and for no other', async () => {
    expect(counted(await inTurn(6, () => wrong()))).toEqual({ 401: 5, 429: 1 });
    expect(await right()).toBe(429);
    expect(await right({ peer: '203.0.113.2' })).toBe(200);
  });

  it('stay counted after a restart', async () => {
    await inTurn(5, () => wrong());
    await restart();
    expect(await right()).toBe(429);
  });

  it('stay counted after many made-up names from one address', async () => {
    await inTurn(5, () => wrong());
    const others = await inTurn(200, (at) => wrong({ peer: '203.0.113.2' }, `nobody${at}@example.com`));
    expect(counted(others)).toEqual({ 401: 30, 429: 170 });
    expect(await right()).toBe(429);
    // of the first address three; of the second one, one for each name that it was allowed, and at most as many of all
    expect(await rows()).toBeLessThanOrEqual(3 + 1 + 30 + 30);
  });

  it('count on after a pause of less than twelve windows', async () => {
    await inTurn(4, () => wrong());
    api.advance(3599);
    expect([await wrong(), await wrong()]).toEqual([401, 429]);
  });

  it('of names that are too long add no counter', async () => {
    const statuses = await inTurn(5, (at) => wrong({}, `${demoAccount.email.padEnd(140, 'x')}${at}`));
    expect(counted(statuses)).toEqual({ 401: 5 });
    expect(await rows()).toBe(0);
  });

  it('get the same answers where there is no account', async () => {
    const known = await inTurn(12, (at) => wrong({ peer: `203.0.113.${at % 2}` }));
    const unknown = await inTurn(12, (at) => wrong({ peer: `203.0.114.${at % 2}` }, 'nobody@example.com'));
    expect(unknown).toEqual(known);
  });

  it('count together for a /64 of IPv6, and for an IPv4 address in both notations', async () => {
    await inTurn(5, (at) => wrong({ peer: `2001:db8:1:2::${at}` }));
    expect(await wrong({ peer: '2001:db8:1:2:ffff::1' })).toBe(429);
    expect(await wrong({ peer: '2001:db8:1:3::1' })).toBe(401);
    await inTurn(5, () => wrong({ peer: '::ffff:203.0.113.7' }));
    expect(await wrong({ peer: '203.0.113.7' })).toBe(429);
  });

  it.each([
    ['', []],
    ['1', ['198.51.100.1']],
    ['2', ['198.51.100.1', '10.0.0.2']],
    ['203.0.113.0/24', ['198.51.100.1']],
  ])('count together whatever X-Forwarded-For the client invents, with TRUST_PROXY=%j', async (TRUST_PROXY, added) => {
    await restart({ TRUST_PROXY });
    const forged = (at: number) => ({ headers: { 'X-Forwarded-For': [`6.6.6.${at}`, ...added].join(', ') } });
    expect(counted(await inTurn(6, (at) => wrong(forged(at))))).toEqual({ 401: 5, 429: 1 });
  });

  it('are counted when two hundred arrive at once', async () => {
    // on a slow machine, those that wait for a place would get a 503 instead
    await restart({ MAX_WAIT_SECONDS: '60', MAX_WAITING_REQUESTS: '300' });
    const statuses = await Promise.all(Array.from({ length: 200 }, () => wrong()));
    expect(counted(statuses)).toEqual({ 401: 5, 429: 195 });
  });

  it('refuse a right one when others have locked its counter while it was compared', async () => {
    const throttle = createThrottle('test', { attempts: 1, seconds: 100 }, api.db, () => timeOf(api.now()));
    const compare = async () => {
      await throttle.attempt('a');
      return true;
    };
    await expect(checkPassword([{ throttle, key: 'a' }], compare)).rejects.toMatchObject({ status: 429 });
  });

  it('do not keep a right one from succeeding at the same time', async () => {
    expect(counted(await Promise.all(Array.from({ length: 12 }, () => right())))).toEqual({ 200: 12 });
  });
});

describe('a device that has signed in before', () => {
  const lockEverywhere = () => inTurn(20, (at) => wrong({ peer: `198.51.100.${at}` }));
  let Cookie: string;
  let token: string;
  beforeEach(async () => {
    await restart({ ACCOUNT_ATTEMPTS: '1' });
    const response = await attempt(demoAccount.password);
    Cookie = cookieOf(response, 'device');
    token = String((await readRecord(response)).access_token);
  });
  const device = () => ({ headers: { Cookie } });

  it('is not locked out by wrong passwords from many addresses, while others have to wait', async () => {
    expect(counted(await lockEverywhere())).toEqual({ 401: 20 });
    const stranger = await attempt(demoAccount.password);
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await statusOf(secondAccount.password, {}, secondAccount.email)).toBe(200);
    expect(await right(device())).toBe(200);
    expect(await right({ token })).toBe(200);
    api.advance(5);
    expect(await right()).toBe(200);
  });

  it('is not locked out by others at its address', async () => {
    await inTurn(40, (at) => wrong({}, `nobody${at}@example.com`));
    expect([await right(), await right(device())]).toEqual([429, 200]);
  });

  it('has a counter of its own', async () => {
    expect([await wrong(device()), await right(device()), await right()]).toEqual([401, 429, 200]);
  });

  it('is known to its account alone', async () => {
    await wrong({}, 'yousef@sgnetwork.example');
    expect(await wrong(device(), 'yousef@sgnetwork.example')).toBe(429);
  });

  it('is known for half a year after its last sign-in', async () => {
    for (let times = 0; times < 2; times++) {
      api.advance(100 * 24 * 60 * 60);
      await wrong();
      expect(await right(device())).toBe(200);
    }
  });

  it('is a stranger after ten others have signed in', async () => {
    await inTurn(10, (at) => {
      api.advance(1);
      return right({ peer: `203.0.114.${at}` });
    });
    await wrong();
    expect(await right(device())).toBe(429);
  });

  it('is a stranger after half a year, or after the password was changed elsewhere', async () => {
    const other = await attempt(demoAccount.password, { peer: '203.0.113.2' });
    const headers = { Cookie: cookieOf(other, 'device') };
    await wrong();
    expect(await right(device())).toBe(200);
    const body = JSON.stringify({ password: demoAccount.password, new_password: 'Another-one-2026!' });
    const { access_token } = await readRecord(other);
    await api.call('changePassword', { token: String(access_token), headers, body });
    expect(await statusOf('Another-one-2026!', device())).toBe(429);
    await wrong({ peer: '203.0.113.2' });
    expect(await statusOf('Another-one-2026!', { peer: '203.0.113.2', headers })).toBe(200);
    api.advance(181 * 24 * 60 * 60);
    await wrong({ peer: '203.0.113.2' });
    expect(await statusOf('Another-one-2026!', { peer: '203.0.113.2', headers })).toBe(429);
  });
});

describe('counters', () => {
  const subscribe = (peer: string) => api.call('subscribe', { peer, query: { usr: 'sami@example.com' } });

  /** The calls, the named addresses, and the address that was named. */
  const rowsOfVisitor = 3;

  it('limit visitors by address over a restart', async () => {
    await restart({ VISITOR_ATTEMPTS: '2' });
    await inTurn(2, () => subscribe('203.0.113.1'));
    await restart({ VISITOR_ATTEMPTS: '2' });
    const reply = await subscribe('203.0.113.1');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '300']);
    expect((await subscribe('203.0.113.2')).status).toBe(200);
  });

  // wrong passwords have a limit of their own, and a log-out ends nothing but the session of the caller
  const unlimited: readonly CallName[] = ['signIn', 'logOut'];
  const limited = (Object.keys(calls) as CallName[]).filter(
    (name) => !calls[name].isPersonal && !isPublicRead(name) && !unlimited.includes(name),
  );
  // personal calls that send mail or store files
  const costly: readonly CallName[] = ['sendVerification', 'uploadDeliverable', 'uploadPhoto'];

  it.each([...limited, ...costly])('limit %s, whatever it contains', async (name) => {
    await restart({ VISITOR_ATTEMPTS: '1' });
    const body = calls[name].verb === 'POST' ? '{}' : undefined;
    const token = calls[name].isPersonal ? await api.signIn() : undefined;
    const status = async (peer: string) => (await api.call(name, { peer, body, ...(token && { token }) })).status;
    expect([await status('203.0.113.1'), await status('203.0.113.2')]).not.toContain(429);
    expect(await status('203.0.113.1')).toBe(429);
  });

  it('limit the page that ends the digest', async () => {
    await restart({ VISITOR_ATTEMPTS: '1' });
    const open = async () => (await api.requestFrom('203.0.113.1', `${unsubscribePath}?token=x`, {})).status;
    expect([await open(), await open()]).toEqual([404, 429]);
  });

  it('are deleted after they have expired', async () => {
    await inTurn(200, (at) => subscribe(`203.0.113.${at}`));
    expect(await rows()).toBe(200 * rowsOfVisitor);
    api.advance(3601);
    await inTurn(128, () => subscribe('198.51.100.1')); // each purge deletes a limited number
    expect(await rows()).toBe(rowsOfVisitor);
  });

  it('of the server neither lock nor unlock when the time of the system jumps', async () => {
    const day = 86_400;
    const throttle = createThrottle('test', { attempts: 1, seconds: day }, api.db, processClock);
    expect(await throttle.attempt('a')).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const year of [2000, 2100]) {
      vi.setSystemTime(new Date(year, 0));
      expect(await throttle.secondsLeft('a')).toBeGreaterThan(0.9 * day);
      expect(await throttle.attempt('a')).toBeLessThanOrEqual(day);
      expect(await throttle.attempt(String(year))).toBe(0);
    }
    vi.useRealTimers();
  });

  it.each([undefined, { first: 60, max: 900 }])(
    'do not lock by themselves when the clock was put back: %o',
    async (delays) => {
      let time = new Date('2026-03-05T09:00:00Z');
      const limit = { attempts: 3, seconds: 100, ...(delays && { delays }) };
      const throttle = createThrottle('test', limit, api.db, () => timeOf(time));
      const waits = [await throttle.attempt('a')];
      time = new Date('2026-03-05T08:59:50Z');
      waits.push(await throttle.secondsLeft('a'), await throttle.attempt('a'), await throttle.attempt('a'));
      expect(waits).toEqual([0, 0, 0, 0]);
      expect(await throttle.attempt('a')).toBeGreaterThan(50);
    },
  );

  it('do not lock for longer than the limit when the clock was put back', async () => {
    let time = new Date('2026-03-05T09:00:00Z');
    const throttle = createThrottle('test', { attempts: 1, seconds: 100 }, api.db, () => timeOf(time));
    expect([await throttle.attempt('a'), await throttle.attempt('a')]).toEqual([0, 100]);
    time = new Date('2026-03-04T09:00:00Z');
    expect([await throttle.secondsLeft('a'), await throttle.attempt('a'), await throttle.attempt('a')]).toEqual([
      0, 0, 100,
    ]);
  });
});
