/** Tests of a forgotten password. Long because both the request and the link must reveal nothing about an account. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, resetRequests } from '../../api/db/schema/mail.ts';
import { devices, users } from '../../api/db/schema/session.ts';
import { addResets } from '../../api/mail/outbox.ts';
import { isVerified, password, post, signInStatus, signUp } from './candidate.ts';
import { tokenFor } from './mailed-token.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let usr: string;
let session: string;
let count = 0;
const next = 'Another-one-2026';

beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '1000', VISITOR_ATTEMPTS: '10000', ADDRESS_ATTEMPTS: '1000' });
});
beforeEach(async () => {
  count += 1;
  usr = `person${count}@example.com`;
  session = await signUp(api, usr);
});
afterAll(() => api.close());

const request = (email: string) => post(api, 'requestPasswordReset', { usr: email });
const reset = (token: string, secret = next) => post(api, 'resetPassword', { token, password: secret });
const resetToken = async () => {
  await request(usr);
  return tokenFor(api, usr, 'reset');
};
const resets = async () => {
  await addResets(api.db, api.now());
  return (await api.db.select().from(outbox).where(eq(outbox.user, usr))).filter(({ purpose }) => purpose === 'reset');
};

describe('requesting a reset', () => {
  it('has the same reply for every address', async () => {
    const replies = await Promise.all([usr, ` ${usr.toUpperCase()} `, 'nobody@example.com'].map(request));
    for (const { status, data } of replies) expect([status, data]).toEqual([200, { inbox_url: '/dev/mail' }]);
  });

  it('does the same work for every address: it stores a request, and looks no account up', async () => {
    const addresses = [demoAccount.email, 'stranger@example.com'];
    for (const email of addresses) await request(email);
    const stored = await api.db.select({ email: resetRequests.email }).from(resetRequests);
    expect(
      stored
        .map(({ email }) => email)
        .filter((email) => addresses.includes(email))
        .sort(),
    ).toEqual(addresses);
    expect(await api.db.select().from(outbox).where(eq(outbox.user, demoAccount.email))).toEqual([]);
  });

  it('sends a message to an account, and none to any other address', async () => {
    await request('nobody@example.com');
    await request(usr);
    expect(await resets()).toHaveLength(1);
    expect(await api.db.select().from(resetRequests)).toEqual([]);
    expect(await api.db.select().from(outbox).where(eq(outbox.user, 'nobody@example.com'))).toEqual([]);
  });

  it('sends in the language of the page, that of the latest request', async () => {
    const ask = (language: string) => api.call('requestPasswordReset', { language, body: JSON.stringify({ usr }) });
    await ask('ar');
    expect(await resets()).toMatchObject([{ language: 'ar' }]);
    api.advance(60);
    await ask('ar');
    api.advance(1);
    await ask('en');
    expect((await resets()).map(({ language }) => language).sort()).toEqual(['ar', 'en']);
  });

  it('sends in the language of the account when an earlier version has stored the request', async () => {
    const user = secondAccount.email;
    await api.db.insert(resetRequests).values({ id: 'R-1', email: user, created_at: api.now() });
    await tokenFor(api, user, 'reset');
    expect(await api.db.select().from(outbox).where(eq(outbox.user, user))).toMatchObject([{ language: 'ar' }]);
  });

  it('sends a message to an account of an earlier version, which stored the marks of its address', async () => {
    const email = `\u200emarks-${usr}`;
    await api.db.insert(users).values({ email, password_hash: '' });
    await request(email);
    await addResets(api.db, api.now());
    expect(await api.db.select().from(outbox).where(eq(outbox.user, email))).toMatchObject([{ purpose: 'reset' }]);
  });

  it('accepts an address that was copied with invisible marks, and no address that is too long', async () => {
    expect((await request(`\u200f${usr}`)).status).toBe(200);
    expect(await resets()).toHaveLength(1);
    expect((await request(`${'İ'.repeat(100)}@example.com`)).status).toBe(417);
  });

  it('sends one message a minute and five an hour, with the same reply', async () => {
    for (let sent = 0; sent < 8; sent++) {
      expect((await request(usr)).status).toBe(200);
      expect((await request(usr)).status).toBe(200);
      await resets();
      api.advance(60);
    }
    expect(await resets()).toHaveLength(5);
  });

  it('sends a message after the clock was put back by two hours, and again one a minute', async () => {
    await request(usr);
    expect(await resets()).toHaveLength(1);
    api.advance(-2 * 60 * 60);
    for (const _ of [1, 2]) {
      await request(usr);
      expect(await resets()).toHaveLength(2);
    }
    api.advance(2 * 60 * 60);
  });

  it('sends one message for two simultaneous requests', async () => {
    await Promise.all([request(usr), request(usr)]);
    await Promise.all([addResets(api.db, api.now()), addResets(api.db, api.now())]);
    expect(await resets()).toHaveLength(1);
  });

  it('drops a request that has waited longer than its link would be valid', async () => {
    await request(usr);
    api.advance(60 * 60);
    expect(await resets()).toEqual([]);
  });

  it.each(['', 'nobody', 'a@b', `${'a'.repeat(140)}@example.com`])('rejects %j', async (email) => {
    expect((await request(email)).status).toBe(417);
  });

  it('states that mail is off for every address', async () => {
    const silent = await createTestApi({ NODE_ENV: 'production' });
    for (const email of [secondAccount.email, 'nobody@example.com']) {
      const { status, excType } = await post(silent, 'requestPasswordReset', { usr: email });
      expect([status, excType]).toEqual([501, 'OutgoingEmailError']);
    }
    await silent.close();
  });
});

describe('a link', () => {
  it('sets the password, once', async () => {
    const token = await resetToken();
    expect((await reset(token)).data).toEqual({ email: usr });
    expect([await signInStatus(api, usr, password), await signInStatus(api, usr, next)]).toEqual([401, 200]);
    const { status, excType } = await reset(token, 'A-third-one-2026');
    expect([status, excType]).toEqual([410, 'LinkExpired']);
    expect(await signInStatus(api, usr, next)).toBe(200);
  });

  it('revokes the link to the profile of an address that was not verified, which can be that of a stranger', async () => {
    const link = () => api.call('getProfileLink', { token: session }).then(readRecord);
    const create = () => post(api, 'createProfileLink', {}, session);
    await create();
    await reset(await resetToken());
    session = await api.signIn({ email: usr, password: next });
    expect(await link()).toEqual({ token: null, created_on: null });
    const { data } = await create();
    api.advance(3_600);
    await reset(await resetToken(), 'A-third-one-2026');
    session = await api.signIn({ email: usr, password: 'A-third-one-2026' });
    expect(await link()).toEqual(data);
  });

  it('is used once by two simultaneous requests', async () => {
    const token = await resetToken();
    const replies = await Promise.all([reset(token, 'One-of-two-2026'), reset(token, 'Two-of-two-2026')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    const won = replies[0]?.status === 200 ? 'One-of-two-2026' : 'Two-of-two-2026';
    expect(await signInStatus(api, usr, won)).toBe(200);
  });

  it('ends every session and verifies the address', async () => {
    await reset(await resetToken());
    expect((await api.call('getProfile', { token: session })).status).toBe(401);
    const { access_token } = await readRecord(await api.call('signIn', { query: { usr, password: next } }));
    expect(await isVerified(api, String(access_token))).toBe(true);
  });

  it('makes the other links of the account invalid', async () => {
    const verification = await tokenFor(api, usr, 'verify');
    await reset(await resetToken());
    expect((await post(api, 'verifyEmail', { token: verification })).status).toBe(410);
  });

  it('leaves no device known, and no message to be sent', async () => {
    await signInStatus(api, usr, password);
    await reset(await resetToken());
    expect(await api.db.select().from(devices).where(eq(devices.user, usr))).toEqual([]);
    const messages = await api.db.select().from(outbox).where(eq(outbox.user, usr));
    expect(messages.map(({ purpose }) => purpose).sort()).toEqual(['reset', 'verify']);
    expect(messages).toMatchObject(messages.map(() => ({ token: null, due_at: null })));
  });

  it('leaves a digest of notifications to be sent', async () => {
    const digest = { id: `digest-${usr}`, user: usr, purpose: 'digest', language: 'en', token: 'unsubscribe' } as const;
    const due_at = api.now();
    await api.db.insert(outbox).values({ ...digest, created_at: due_at, due_at, expires_at: due_at });
    await reset(await resetToken());
    const [kept] = await api.db.select().from(outbox).where(eq(outbox.id, digest.id));
    expect(kept).toMatchObject({ token: 'unsubscribe', due_at });
  });

  it('is not valid for longer because it was made before the clock was put back', async () => {
    const year = 365 * 24 * 60 * 60;
    api.advance(year);
    const token = await resetToken();
    api.advance(-year);
    expect((await reset(token)).status).toBe(410);
  });

  it('expires after an hour', async () => {
    const token = await resetToken();
    api.advance(60 * 60);
    expect((await reset(token)).status).toBe(410);
    expect(await signInStatus(api, usr, password)).toBe(200);
  });

  it('stays valid after a password that is too short', async () => {
    const token = await resetToken();
    const { status, messages } = await reset(token, 'short');
    expect([status, messages[0]?.fieldname]).toEqual([417, 'password']);
    expect((await reset(token)).status).toBe(200);
  });

  it('is replaced by the next one', async () => {
    const first = await resetToken();
    api.advance(60);
    const second = await resetToken();
    expect((await reset(first)).status).toBe(410);
    expect((await reset(second)).status).toBe(200);
  });

  it('ends when the candidate changes the password, and so does a request that waits', async () => {
    const token = await resetToken();
    const body = { password, new_password: next };
    expect((await post(api, 'changePassword', body, session)).status).toBe(200);
    expect((await reset(token, 'A-third-one-2026')).status).toBe(410);
    expect((await resets()).map((message) => message.token)).toEqual([null]);
    api.advance(60);
    await request(usr);
    await post(api, 'changePassword', { password: next, new_password: 'A-third-one-2026' }, session);
    expect(await resets()).toHaveLength(1);
    await request(usr);
    expect((await reset(await tokenFor(api, usr, 'reset'))).status).toBe(200);
  });

  it('remains when a change of the password is refused', async () => {
    const token = await resetToken();
    await post(api, 'changePassword', { password: 'wrong', new_password: next }, session);
    expect((await reset(token)).status).toBe(200);
  });

  it('that verifies the address remains when the password is changed', async () => {
    await post(api, 'changePassword', { password, new_password: next }, session);
    expect((await post(api, 'verifyEmail', { token: await tokenFor(api, usr, 'verify') })).status).toBe(200);
  });

  it('does not verify the address by itself', async () => {
    expect((await post(api, 'verifyEmail', { token: await resetToken() })).status).toBe(410);
  });

  it('unlocks an account that was locked by wrong passwords', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signInStatus(api, usr, 'wrong');
    expect(await signInStatus(api, usr, password)).toBe(429);
    await reset(await resetToken());
    expect(await signInStatus(api, usr, next)).toBe(200);
  });
});

it('does not let a sign-in with the old password outlast the reset', async () => {
  const token = await resetToken();
  const replies = await Promise.all([
    reset(token),
    ...Array.from({ length: 4 }, () => api.call('signIn', { query: { usr, password } }).then(read)),
  ]);
  expect(replies[0]?.status).toBe(200);
  const sessions = replies
    .slice(1)
    .flatMap(({ data }) => (data as { access_token?: string } | undefined)?.access_token ?? []);
  for (const each of sessions) expect((await api.call('getProfile', { token: each })).status).toBe(401);
});

it('does not let the sign-up be repeated with the old password', async () => {
  const body = { usr: `twice${count}@example.com`, password, first_name: 'A', last_name: 'B', phone_no: '' };
  const submission = 'a-name-of-a-submission-2026';
  await post(api, 'registerCandidate', { ...body, submission });
  await post(api, 'requestPasswordReset', { usr: body.usr });
  await reset(await tokenFor(api, body.usr, 'reset'));
  expect((await post(api, 'registerCandidate', { ...body, submission })).status).toBe(409);
});
