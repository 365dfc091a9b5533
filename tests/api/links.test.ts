import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLink, findLink, takeLink } from '../../api/mail/links.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const user = demoAccount.email;
const hour = 60 * 60;

it.each([
  ['verify', 24 * hour],
  ['reset', hour],
] as const)('a link of the purpose %s is valid for %d seconds', async (purpose, seconds) => {
  const { token, expires_at } = await createLink(api.db, user, purpose, api.now());
  const after = (passed: number) => new Date(api.now().getTime() + passed * 1000);
  const find = (passed: number) => findLink(api.db, purpose, token, after(passed));
  expect(expires_at).toEqual(after(seconds));
  expect(await find(0)).toBe(user);
  expect(await find(seconds - 1)).toBe(user);
  expect(await find(seconds)).toBeNull();
  // where the clock was put back by no more than that
  expect(await find(-seconds)).toBe(user);
  expect(await find(-seconds - 1)).toBeNull();
  expect(await takeLink(api.db, purpose, token, after(seconds))).toBeNull();
  expect(await takeLink(api.db, purpose, token, after(seconds - 1))).toBe(user);
  expect(await find(0)).toBeNull();
});

it('a link is valid for its own purpose only, and until the next one is made', async () => {
  const first = await createLink(api.db, user, 'reset', api.now());
  expect(await findLink(api.db, 'verify', first.token, api.now())).toBeNull();
  const second = await createLink(api.db, user, 'reset', api.now());
  expect(await findLink(api.db, 'reset', first.token, api.now())).toBeNull();
  expect(await findLink(api.db, 'reset', second.token, api.now())).toBe(user);
});
