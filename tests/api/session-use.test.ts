/** What a personal call stores of the use of its session. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '../../api/db/schema/profile.ts';
import { sessions } from '../../api/db/schema/session.ts';
import { hashOf } from '../../api/http/caller.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  token = await api.signIn();
});
afterAll(() => api.close());

const use = async (language = 'en') => (await api.call('getProfile', { token, language })).status;

const lastUseOf = async (of: string) => {
  const isOwn = eq(sessions.token_hash, hashOf(of));
  const [session] = await api.db.select().from(sessions).where(isOwn);
  return session?.last_used_at;
};

const languageOf = async (user: string) => {
  const [profile] = await api.db.select().from(profiles).where(eq(profiles.user, user));
  return profile?.preferred_language;
};

it('is its time, a minute after the last one that was stored, for that session alone', async () => {
  const other = await api.signIn();
  const begun = api.now();
  expect(await lastUseOf(token)).toEqual(begun);
  api.advance(59.999);
  expect(await use()).toBe(200);
  expect(await lastUseOf(token)).toEqual(begun);
  api.advance(0.001);
  expect(await use()).toBe(200);
  expect([await lastUseOf(token), await lastUseOf(other)]).toEqual([api.now(), begun]);
});

it('is the language of the person with it, if it is one of the two', async () => {
  await api.db.update(profiles).set({ preferred_language: 'en' });
  const steps = [];
  for (const [seconds, language] of [
    [60, 'ar'],
    [59, 'en'],
    [60, 'fr'],
    [60, 'en'],
  ] as const) {
    api.advance(seconds);
    await use(language);
    steps.push([language, await languageOf(demoAccount.email), await languageOf(secondAccount.email)]);
  }
  expect(steps).toEqual([
    ['ar', 'ar', 'en'],
    ['en', 'ar', 'en'],
    ['fr', 'ar', 'en'],
    ['en', 'en', 'en'],
  ]);
});
