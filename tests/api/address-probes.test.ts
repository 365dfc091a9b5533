import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { post } from './candidate.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';
import { type SharedDatabase, shareTestDatabase } from './test-database.ts';

let shared: SharedDatabase;
let api: TestApi;
beforeAll(async () => {
  shared = await shareTestDatabase();
});
afterAll(() => shared.close());
beforeEach(async () => {
  await shared.restore();
  api = await createTestApi({ PROBE_ATTEMPTS: '3', VISITOR_ATTEMPTS: '1000' }, shared.databases);
});
afterEach(() => api.close());

const subscribe = async (usr: string, peer?: string) =>
  (await api.call('subscribe', { query: { usr }, ...(peer !== undefined && { peer }) })).status;
const request = async (usr: string) => (await post(api, 'requestPasswordReset', { usr })).status;
const register = async (usr: string) => {
  const body = { usr, password: 'Long-enough-2026', first_name: 'A', last_name: 'B', phone_no: '' };
  return (await post(api, 'registerCandidate', body)).status;
};

it('allows a visitor a few different addresses an hour, over all calls that reveal one', async () => {
  expect([await subscribe('a@example.com'), await request('b@example.com')]).toEqual([200, 200]);
  expect(await register(demoAccount.email)).toBe(409);
  expect([await subscribe('d@example.com'), await request('e@example.com')]).toEqual([429, 429]);
  expect(await register('f@example.com')).toBe(429);
});

it('refuses another address each time that it is named again', async () => {
  for (const usr of ['a@example.com', 'b@example.com', 'c@example.com']) await subscribe(usr);
  expect([await subscribe('d@example.com'), await subscribe('d@example.com')]).toEqual([429, 429]);
});

it('does not count the same address again, in upper or lower case', async () => {
  for (const usr of ['a@example.com', 'A@example.com', ' a@EXAMPLE.com ', 'a@example.com', 'b@example.com'])
    expect(await subscribe(usr)).toBe(200);
  expect(await request('a@example.com')).toBe(200);
});

it('counts the addresses of each visitor apart, also those that another one has named', async () => {
  const named = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
  for (const peer of ['203.0.113.1', '203.0.113.2']) {
    const statuses = [];
    for (const usr of named) statuses.push(await subscribe(usr, peer));
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

it('does not count an invalid address', async () => {
  for (const usr of ['a', 'b', 'c', 'd']) expect(await subscribe(usr)).toBe(417);
  expect(await subscribe('a@example.com')).toBe(200);
});

it('allows the addresses that were named before, and others after an hour', async () => {
  for (const usr of ['a@example.com', 'b@example.com', 'c@example.com']) await subscribe(usr);
  expect([await subscribe('d@example.com'), await subscribe('a@example.com')]).toEqual([429, 200]);
  api.advance(60 * 60);
  expect(await subscribe('d@example.com')).toBe(200);
});
