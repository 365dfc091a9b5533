/** Tests of the password and the sessions of an account. Long because each has to end sessions of several devices. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices } from '../../api/db/schema/session.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { cookieOf } from './cookies.ts';
import { fileBody } from './file-body.ts';
import { exportedTables } from './personal-tables.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';
import { type SharedDatabase, shareTestDatabase } from './test-database.ts';

let shared: SharedDatabase;
let api: TestApi;
let mine: string;
beforeAll(async () => {
  shared = await shareTestDatabase();
});
afterAll(() => shared.close());
beforeEach(async () => {
  await shared.restore();
  api = await createTestApi({ ACCOUNT_ATTEMPTS: '3', THROTTLE_SECONDS: '60' }, shared.databases);
  mine = await signInWith('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
});
afterEach(() => api.close());

const next = 'Another-one-2026!';

async function signInWith(agent: string, password = demoAccount.password): Promise<string> {
  const query = { usr: demoAccount.email, password };
  const reply = await readRecord(await api.call('signIn', { query, headers: { 'User-Agent': agent } }));
  return String(reply.access_token);
}

const change = (body: object, language = 'en') =>
  api.call('changePassword', { token: mine, language, body: JSON.stringify(body) });
const isOpen = async (token: string) => (await api.call('getBio', { token })).status === 200;
const sessions = () => api.call('getSessions', { token: mine }).then(readRows);

describe('changing the password', () => {
  it('stores the new password, keeps this session and ends the others', async () => {
    const other = await api.signIn();
    const stranger = await api.signIn(secondAccount);
    const { ended } = await readRecord(await change({ password: demoAccount.password, new_password: next }));
    expect(ended).toBe(1);
    expect(await Promise.all([mine, other, stranger].map(isOpen))).toEqual([true, false, true]);
    const attempt = (password: string) => api.call('signIn', { query: { usr: demoAccount.email, password } });
    expect((await attempt(demoAccount.password)).status).toBe(401);
    expect((await attempt(next)).status).toBe(200);
  });

  it.each([
    [{ password: 'not this one', new_password: next }, 'password', 'The current password is incorrect'],
    [{ new_password: next }, 'password', 'This field is required'],
    [{ password: demoAccount.password }, 'new_password', 'This field is required'],
    [{ password: demoAccount.password, new_password: 'short' }, 'new_password', 'At least 10 characters'],
    [{ password: demoAccount.password, new_password: 'x'.repeat(129) }, 'new_password', 'This is too long'],
    [{ password: demoAccount.password, new_password: 12 }, 'new_password', 'This value has the wrong type'],
    [
      { password: demoAccount.password, new_password: demoAccount.password },
      'new_password',
      'Choose a password different from the current one',
    ],
  ])('rejects %o, names the field and ends no session', async (body, fieldname, message) => {
    const other = await api.signIn();
    const { status, messages } = await read(await change(body));
    expect([status, messages.map((each) => [each.fieldname, each.message])]).toEqual([417, [[fieldname, message]]]);
    expect(await isOpen(other)).toBe(true);
  });

  it('names both fields that are missing, and does not compare them', async () => {
    const { messages } = await read(await change({}));
    expect(messages.map(({ fieldname, message }) => [fieldname, message])).toEqual([
      ['password', 'This field is required'],
      ['new_password', 'This field is required'],
    ]);
  });

  it('sends its errors in Arabic', async () => {
    const { messages } = await read(await change({ password: 'wrong', new_password: next }, 'ar'));
    expect(messages[0]?.message).toBe('كلمة المرور الحالية غير صحيحة');
  });

  it('is locked in this session after too many wrong passwords', async () => {
    const other = await api.signIn();
    for (let at = 0; at < 3; at++) await change({ password: 'wrong', new_password: next });
    const body = { password: demoAccount.password, new_password: next };
    const response = await change(body);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await api.call('changePassword', { token: other, body: JSON.stringify(body) })).status).toBe(200);
  });

  it('starts the count of wrong passwords again', async () => {
    const wrong = { password: 'wrong', new_password: next };
    for (let at = 0; at < 2; at++) await change(wrong);
    expect((await change({ password: demoAccount.password, new_password: next })).status).toBe(200);
    for (let at = 0; at < 2; at++) await change({ ...wrong, new_password: `${next} 2` });
    expect((await change({ password: next, new_password: demoAccount.password })).status).toBe(200);
  });

  it('is possible while others lock the account with wrong passwords', async () => {
    for (let at = 0; at < 4; at++) await api.call('signIn', { query: { usr: demoAccount.email, password: 'wrong' } });
    expect((await change({ password: demoAccount.password, new_password: next })).status).toBe(200);
  });

  it('leaves no other device known, from which wrong passwords would not lock the account', async () => {
    const { email: usr, password } = demoAccount;
    const Cookie = cookieOf(await api.call('signIn', { query: { usr, password } }), 'device');
    const known = () => api.db.select().from(devices).where(eq(devices.user, demoAccount.email));
    expect(await known()).toHaveLength(2);
    const body = JSON.stringify({ password, new_password: next });
    await api.call('changePassword', { token: mine, headers: { Cookie }, body });
    expect(await known()).toHaveLength(1);
  });

  it('accepts one of two simultaneous changes', async () => {
    const replies = await Promise.all(
      ['first', 'second'].map((which) => change({ password: demoAccount.password, new_password: `${which} ${next}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 417]);
  });
});

describe('sessions', () => {
  it('are listed by their last use, with the current one marked and without tokens', async () => {
    api.advance(120);
    await signInWith('Safari');
    api.advance(120);
    const response = await api.call('getSessions', { token: mine });
    const text = await response.clone().text();
    expect(await readRows(response)).toEqual([
      {
        name: expect.stringMatching(/^[0-9a-f-]{36}$/),
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        creation: '2026-03-05 12:00:00.000000',
        last_used: '2026-03-05 12:04:00.000000',
        expires_on: '2026-03-06 00:00:00.000000',
        is_current: 1,
      },
      expect.objectContaining({ user_agent: 'Safari', last_used: '2026-03-05 12:02:00.000000', is_current: 0 }),
    ]);
    expect(text).not.toContain(mine);
    expect(text).not.toContain('hash');
  });

  it('are listed in that order whichever was opened first', async () => {
    await signInWith('Safari');
    const edge = await signInWith('Edge');
    for (const token of [edge, mine]) {
      api.advance(120);
      expect(await isOpen(token)).toBe(true);
    }
    const agents = (await sessions()).map(({ user_agent }) => String(user_agent).split(' ').at(-1));
    expect(agents).toEqual(['Firefox/140.0', 'Edge', 'Safari']);
  });

  it('exclude expired sessions and those of other people', async () => {
    await api.signIn(secondAccount);
    api.advance(11 * 60 * 60);
    const late = await api.signIn();
    api.advance(2 * 60 * 60);
    expect(await readRows(await api.call('getSessions', { token: late }))).toHaveLength(1);
  });

  it('end one by one', async () => {
    const [other, third] = [await signInWith('Safari'), await signInWith('Firefox')];
    const safari = (await sessions()).find(({ user_agent }) => user_agent === 'Safari');
    const reply = await api.call('endSession', { token: mine, query: { name: String(safari?.name) } });
    expect(await readRecord(reply)).toEqual({ ended: 1 });
    expect(await Promise.all([other, third, mine].map(isOpen))).toEqual([false, true, true]);
  });

  it('end all but this one', async () => {
    const others = [await api.signIn(), await api.signIn()];
    const end = () => api.call('endSession', { token: mine, query: { name: 'others' } }).then(readRecord);
    expect(await end()).toEqual({ ended: 2 });
    expect(await end()).toEqual({ ended: 0 });
    expect(await Promise.all([mine, ...others].map(isOpen))).toEqual([true, false, false]);
  });

  it('of another person cannot be ended', async () => {
    const stranger = await api.signIn(secondAccount);
    const [theirs] = await readRows(await api.call('getSessions', { token: stranger }));
    const end = (name: string) => api.call('endSession', { token: mine, query: { name } });
    expect((await end(String(theirs?.name))).status).toBe(404);
    expect((await end("' or 1=1 --")).status).toBe(404);
    const { status, messages } = await read(await end(''));
    expect([status, messages[0]?.fieldname]).toEqual([417, 'name']);
    expect(await isOpen(stranger)).toBe(true);
  });
});

it('exports all data of the candidate, without passwords and tokens', async () => {
  const response = await api.call('exportMyData', { token: mine });
  const text = await response.clone().text();
  const data = await readRecord(response);
  expect(data).toMatchObject({
    account: { email: demoAccount.email },
    profile: { email: demoAccount.email },
    bio: { user: demoAccount.email },
    sessions: [{ is_current: 1 }],
  });
  for (const list of ['job_requests', 'contracts', 'invoices']) expect(data[list]).not.toEqual([]);
  expect(text).toContain('"quotation":{');
  for (const secret of ['password', 'token_hash', mine, secondAccount.email]) expect(text).not.toContain(secret);
});

it('exports the match scores that the list of requests shows', async () => {
  const scoresOf = (rows: readonly Record<string, unknown>[], key: string) =>
    Object.fromEntries(rows.map((row) => [row[key], row.match_score]));
  const { job_requests } = await readRecord(await api.call('exportMyData', { token: mine }));
  const shown = await readRows(await api.call('getJobRequests', { token: mine }));
  expect(scoresOf(job_requests as Record<string, unknown>[], 'rfq')).toEqual(scoresOf(shown, 'name'));
});

it('exports the questions about payments, what invoices state, the files, the subscription, the digest and the devices', async () => {
  const { email: usr } = demoAccount;
  const overdue = (await api.call('getInvoices', { token: mine }).then(readRows)).find(
    ({ status }) => status === 'Overdue',
  );
  const question = { name: overdue?.name, note: 'When may I expect it?' };
  expect((await api.call('askPayment', { token: mine, body: JSON.stringify(question) })).status).toBe(200);
  await api.call('subscribe', { language: 'ar', query: { usr } });
  await api.call('saveEmailDigest', { token: mine, body: JSON.stringify({ is_on: 0 }) });
  const body = fileBody('%PDF-1.7 a report', 'report.pdf');
  await api.call('uploadDeliverable', { token: mine, body });
  const refused = await api.call('uploadDeliverable', { token: mine, body: fileBody('no PDF', 'refused.pdf') });
  expect(refused.status).toBe(417);
  const now = siteTime(api.now());
  const data = await readRecord(await api.call('exportMyData', { token: mine }));
  expect(data).toMatchObject({
    payment_requests: [{ invoice: overdue?.name, note: question.note, asked_on: now }],
    subscription: { language: 'ar' },
    email_digest: { is_on: 0 },
    devices: [{ last_used: now }],
  });
  expect(data.files).toContainEqual(expect.objectContaining({ file_name: 'report.pdf', address: expect.any(String) }));
  const files = data.files as { file_name: string; file_size: number }[];
  expect(files.filter(({ file_name, file_size }) => file_name === '' || file_size === 0)).toEqual([]);
  expect(data.invoices).toContainEqual(
    expect.objectContaining({
      name: overdue?.name,
      lines: [expect.objectContaining({ quantity: expect.any(Number) })],
    }),
  );
});

it('exports every table with data of a person, apart from those that serve a single call', async () => {
  const tables = await api.db
    .selectDistinct({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name in ('user', 'email', 'owner', 'uploader', 'address')`);
  const notExported = ['links', 'outbox', 'reset_requests', 'submissions']; // these serve a single call
  const ofTheNetwork = ['companies', 'customers', 'job_requests', 'taxes'];
  expect(tables.map(({ name }) => name).sort()).toEqual([...exportedTables, ...notExported, ...ofTheNetwork].sort());
});
