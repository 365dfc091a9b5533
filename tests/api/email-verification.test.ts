import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../api/db/schema/mail.ts';
import { isVerified, post, signInStatus, signUp } from './candidate.ts';
import { tokenFor } from './mailed-token.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let usr: string;
let session: string;
let count = 0;
beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '1000' });
});
beforeEach(async () => {
  count += 1;
  usr = `new${count}@example.com`;
  session = await signUp(api, usr);
});
afterAll(() => api.close());

const verify = (token: string) => post(api, 'verifyEmail', { token });
const send = (token = session) => api.call('sendVerification', { token }).then(read);
const messages = () => api.db.select().from(outbox).where(eq(outbox.user, usr));

describe('a new account', () => {
  it('is sent one message in its language, and is not verified', async () => {
    expect(await isVerified(api, session)).toBe(false);
    expect(await messages()).toEqual([expect.objectContaining({ purpose: 'verify', language: 'en', attempts: 0 })]);
  });

  it('cannot send a quotation', async () => {
    const { status, excType } = await post(api, 'submitQuotation', { name: 'RFQ-2026-00001' }, session);
    expect([status, excType]).toEqual([417, 'EmailNotVerifiedError']);
  });

  it('can change its profile', async () => {
    expect((await post(api, 'saveProfile', { headline: 'Adviser' }, session)).status).toBe(200);
  });

  it('gets the page with the messages in its profile, until it is verified', async () => {
    const inbox = async () => (await readRecord(await api.call('getProfile', { token: session }))).inbox_url;
    expect(await inbox()).toBe('/dev/mail');
    await verify(await tokenFor(api, usr, 'verify'));
    expect(await inbox()).toBeUndefined();
  });
});

describe('a link', () => {
  it('verifies the address once', async () => {
    const token = await tokenFor(api, usr, 'verify');
    expect((await verify(token)).data).toEqual({ email: usr });
    expect(await isVerified(api, session)).toBe(true);
    const { status, excType } = await verify(token);
    expect([status, excType]).toEqual([410, 'LinkExpired']);
  });

  it('is used once by two simultaneous requests', async () => {
    const token = await tokenFor(api, usr, 'verify');
    const statuses = await Promise.all([verify(token), verify(token)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('expires after a day', async () => {
    const token = await tokenFor(api, usr, 'verify');
    api.advance(24 * 60 * 60);
    expect((await verify(token)).status).toBe(410);
  });

  it('is replaced by the next one', async () => {
    const first = await tokenFor(api, usr, 'verify');
    api.advance(60);
    await send();
    expect((await verify(first)).status).toBe(410);
    expect((await verify(await tokenFor(api, usr, 'verify'))).status).toBe(200);
  });

  it('does not reset the password', async () => {
    const token = await tokenFor(api, usr, 'verify');
    expect((await post(api, 'resetPassword', { token, password: 'Another-one-2026' })).status).toBe(410);
  });

  it.each(['nobody', "' or 1=1 --", 'a'.repeat(140)])('with the token %s does not exist', async (token) => {
    expect((await verify(token)).status).toBe(410);
  });

  it.each([[''], [null], [['a']], [{ a: 1 }]])('requires a token as text, not %j', async (token) => {
    const { status, messages } = await post(api, 'verifyEmail', { token });
    expect([status, messages[0]?.fieldname]).toEqual([417, 'token']);
  });

  it('is stored only as a hash', async () => {
    const token = await tokenFor(api, usr, 'verify');
    const { rows } = (await api.db.execute('select * from links')) as { rows: unknown[] };
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('sending a link again', () => {
  it('is allowed once a minute', async () => {
    expect((await send()).status).toBe(429);
    api.advance(60);
    expect((await send()).data).toEqual({ email_verified: 0 });
    const response = await api.call('sendVerification', { token: session });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('is allowed five times an hour', async () => {
    for (let sent = 1; sent < 5; sent++) {
      api.advance(60);
      expect((await send()).status).toBe(200);
    }
    api.advance(60);
    expect((await send()).status).toBe(429);
    api.advance(60 * 60);
    expect((await send()).status).toBe(200);
  });

  it('is allowed for one of two simultaneous requests', async () => {
    api.advance(60);
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  it('sends nothing to an address that is verified', async () => {
    await verify(await tokenFor(api, usr, 'verify'));
    expect((await send()).data).toEqual({ email_verified: 1 }); // although the message is less than a minute old
    api.advance(60);
    expect((await send()).data).toEqual({ email_verified: 1 });
    expect(await messages()).toHaveLength(1);
  });
});

it('counts the demo account as verified', async () => {
  expect(await isVerified(api, await api.signIn())).toBe(true);
});

it('does not change an account when its address signs up again', async () => {
  const body = { usr, password: 'Stolen-address-2026', first_name: 'X', last_name: 'Y', phone_no: '' };
  const { status, excType } = await post(api, 'registerCandidate', body);
  expect([status, excType]).toEqual([409, 'DuplicateEntryError']);
  expect(await messages()).toHaveLength(1);
  expect(await signInStatus(api, usr, body.password)).toBe(401);
  const demo = await post(api, 'registerCandidate', { ...body, usr: demoAccount.email });
  expect(demo.status).toBe(409);
});

describe('without a mail server in production', () => {
  it('creates accounts, and states that it cannot send a link', async () => {
    const silent = await createTestApi({ NODE_ENV: 'production' });
    const token = await signUp(silent, usr);
    const { status, excType } = await read(await silent.call('sendVerification', { token }));
    expect([status, excType]).toEqual([501, 'OutgoingEmailError']);
    expect(await silent.db.select().from(outbox)).toEqual([]);
    await silent.close();
  });
});
