import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '../../api/db/schema/profile.ts';
import { isShared } from '../../src/services/contract/rules/sharing-rules.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterEach(() => api.close());

const create = async (body: object = {}, of = token) =>
  readRecord(await api.call('createProfileLink', { token: of, body: JSON.stringify(body) }));
const revoke = async (link: unknown, of = token) =>
  readRecord(await api.call('revokeProfileLink', { token: of, body: JSON.stringify({ token: link }) }));
const own = async (of = token) => readRecord(await api.call('getProfileLink', { token: of }));
const open = (link: unknown, language = 'en') =>
  api.call('getSharedProfile', { query: { token: String(link) }, language });

const none = { token: null, created_on: null };

describe('the link of a candidate', () => {
  it('does not exist until it is created, and is returned again from then on', async () => {
    expect(await own()).toEqual(none);
    const link = await create();
    expect(link).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/), created_on: expect.any(String) });
    expect(await own()).toEqual(link);
    expect(await create()).toEqual(link);
  });

  it('is created once for each submission, also after it was revoked', async () => {
    const submission = 'link'.repeat(8);
    const link = await create({ submission });
    expect(await revoke(link.token)).toEqual(none);
    expect(await create({ submission })).toEqual(link);
    expect(await own()).toEqual(none);
  });

  it('has another token after it was revoked and created again', async () => {
    const first = await create();
    await revoke(first.token);
    const second = await create();
    expect(second.token).not.toBe(first.token);
    expect((await open(first.token)).status).toBe(404);
    expect(await revoke(first.token)).toEqual(second);
    expect((await open(second.token)).status).toBe(200);
  });

  it('is the candidate’s alone', async () => {
    const link = await create();
    const other = await api.signIn(secondAccount);
    expect(await own(other)).toEqual(none);
    expect(await revoke(link.token, other)).toEqual(none);
    expect((await open(link.token)).status).toBe(200);
    expect((await create({}, other)).token).not.toBe(link.token);
  });

  it('cannot be created, read or revoked without a session', async () => {
    for (const name of ['getProfileLink', 'createProfileLink', 'revokeProfileLink'] as const)
      expect((await api.call(name, name === 'getProfileLink' ? {} : { body: '{}' })).status).toBe(401);
  });

  it('is part of the exported data, without its token', async () => {
    const link = await create();
    const exported = await api.call('exportMyData', { token });
    const text = await exported.text();
    expect(text).toContain(`"profile_link":{"created_on":"${link.created_on}"}`);
    expect(text).not.toContain(String(link.token));
  });
});

describe('a stranger with the link', () => {
  it('reads what is shared, in the language of the page', async () => {
    const { token: link } = await create();
    for (const language of ['en', 'ar']) {
      const ownRecord = async (name: 'getProfile' | 'getBio') => readRecord(await api.call(name, { token, language }));
      const fields = Object.entries({ ...(await ownRecord('getProfile')), ...(await ownRecord('getBio')) });
      const shared = fields.filter(([name]) => isShared[name as keyof typeof isShared]); // both records have only these
      expect(await readRecord(await open(link, language))).toEqual(Object.fromEntries(shared));
    }
    expect(await readRecord(await open(link, 'ar'))).toMatchObject({ full_name: 'نورة السعدون', city: 'الرياض' });
  });

  it('gets no address, no phone number, no file and no name of an account', async () => {
    const { token: link } = await create();
    const text = await (await open(link)).text();
    expect(text).not.toMatch(/501234567|\.pdf|attachment|nationality|PROFILE-|BIO-/);
    expect(text).not.toContain(demoAccount.email);
  });

  it('may not store the reply, and search engines may not list it', async () => {
    const { token: link } = await create();
    const { headers } = await open(link);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });

  it.each(['', 'x', 'a'.repeat(32), "' or 1=1 --", 'a'.repeat(2_000)])('gets a 404 for the token %s', async (link) => {
    expect((await open(link)).status).toBe(404);
  });

  it.each([
    ['en', 'This link does not lead to a profile. It may have been revoked.'],
    ['ar', 'لا يؤدي هذا الرابط إلى ملف شخصي، وقد يكون أُلغي.'],
  ])('gets the reason in %s after the link was revoked', async (language, sentence) => {
    const { token: link } = await create();
    await revoke(link);
    const { status, excType, messages } = await read(await open(link, language));
    expect([status, excType, messages]).toEqual([
      404,
      'DoesNotExistError',
      [expect.objectContaining({ message: sentence })],
    ]);
  });
});

it('leads nowhere while the profile is suspended', async () => {
  const { token: link } = await create();
  const setStatus = (status: 'Suspended' | 'Approved') =>
    api.db.update(profiles).set({ status }).where(eq(profiles.user, demoAccount.email));
  await setStatus('Suspended');
  expect((await open(link)).status).toBe(404);
  await setStatus('Approved');
  expect((await open(link)).status).toBe(200);
});

it('limits how often one visitor reads shared profiles, apart from the other calls', async () => {
  await api.close();
  api = await createTestApi({ VISITOR_ATTEMPTS: '2' });
  const statuses = [];
  for (const link of ['a', 'b', 'c']) statuses.push((await open(link)).status);
  expect(statuses).toEqual([404, 404, 429]);
  expect((await api.call('subscribe', { query: { usr: 'reader@example.com' } })).status).toBe(200);
});
