/** Checks that no call of one account changes or returns a row of another, which has rows of every kind. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import { invoices, paymentRequests } from '../../api/db/schema/invoice.ts';
import { jobRequestCandidates } from '../../api/db/schema/job-request.ts';
import { profiles } from '../../api/db/schema/profile.ts';
import { notify } from '../../api/notification/notify.ts';
import { readTables } from '../fixtures/database-dump.ts';
import { password, post, signUp } from './candidate.ts';
import { everyReply, type Replies } from './every-reply.ts';
import { fileBody } from './file-body.ts';
import { tokenFor } from './mailed-token.ts';
import { exportedTables } from './personal-tables.ts';
import { readRecord, readRows } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let before: Awaited<ReturnType<typeof rowsOfOther>>;
/** Those to the demo account. */
let replies: Replies;
beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '1000', VISITOR_ATTEMPTS: '10000' });
  await fillOther();
  before = await rowsOfOther();
  replies = await everyReply(api, 'en');
});
afterAll(() => api.close());

const other = 'other@example.com';

/** A word in each record of the other account. */
const word = 'Zumurrud';
const named = { en: word, ar: word };

/** Gives the other account copies of the demo account's records, and one of everything that it can make itself. */
async function fillOther(): Promise<void> {
  const token = await signUp(api, other);
  const { db } = api;
  const demo = demoAccount.email;
  const decline = { reason: {}, note: word, declined_on: '2026-03-05 12:00:00' };
  const responses = await db.select().from(jobRequestCandidates).where(eq(jobRequestCandidates.user, demo));
  await db.insert(jobRequestCandidates).values(responses.map((row) => ({ ...row, user: other, decline })));
  const signed = await db.select().from(contracts).where(eq(contracts.user, demo));
  const copyOf = (name: string) => `${name}-other`;
  await db
    .insert(contracts)
    .values(signed.map((row) => ({ ...row, name: copyOf(row.name), user: other, title: named })));
  const billed = await db.select().from(invoices).where(eq(invoices.user, demo));
  await db
    .insert(invoices)
    .values(billed.map((row) => ({ ...row, name: copyOf(row.name), user: other, title: named })));
  const [invoice] = billed;
  if (invoice === undefined) throw new Error('The demo account has no invoice.');
  const question = { id: 'asked', user: other, invoice: copyOf(invoice.name), note: word, asked_at: api.now() };
  await db.insert(paymentRequests).values(question);
  await db.transaction((tx) =>
    notify(tx, { user: other, kind: 'Quotation Won', reference: 'RFQ-1', subject: named }, api.now()),
  );
  await post(api, 'saveCoverNote', { title: word, note: word }, token);
  await post(api, 'saveProfile', { headline: word }, token);
  await post(api, 'saveBio', { other_technical_skills: word }, token);
  await post(api, 'createProfileLink', {}, token);
  await post(api, 'saveEmailDigest', { is_on: 0 }, token);
  await api.call('subscribe', { language: 'ar', query: { usr: other } });
  const body = fileBody('%PDF-1.7 not sent', `${word}.pdf`);
  await readRecord(await api.call('uploadDeliverable', { token, body }));
  const logIn = () => api.call('signIn', { query: { usr: other, password }, headers: { 'user-agent': word } });
  // as many sessions as an account may have, with that of the sign-up
  for (let opened = 1; opened < 20; opened++) await logIn();
  await post(api, 'requestPasswordReset', { usr: other });
  await tokenFor(api, other, 'reset');
  await db.update(profiles).set({ preferred_language: 'ar' }).where(eq(profiles.user, other));
}

/** The rows with the address of the other account in some column, by table. */
async function rowsOfOther() {
  const tables = Object.entries(await readTables(api.db));
  const own = tables.map(([table, rows]) => [table, rows.filter((row) => Object.values(row).includes(other))] as const);
  return Object.fromEntries(own.filter(([, rows]) => rows.length > 0));
}

it('no call of one account changes or returns a row of another', async () => {
  expect(Object.keys(before).sort()).toEqual([...exportedTables, 'links', 'outbox'].sort());
  expect(await rowsOfOther()).toEqual(before);
  expect([...replies].filter(([, data]) => JSON.stringify(data).match(`${word}|${other}`))).toEqual([]);
  expect(replies.get('exportMyData')?.at(-1)).toMatchObject({
    email_digest: { is_on: 1 },
    subscription: { language: 'en' },
  });
});

/** The addresses of private files in a reply. */
const filesIn = (reply: unknown): string[] =>
  Array.from(JSON.stringify(reply).matchAll(/"file_url":"(\/private\/files\/[^"]+)"/g), ([, address = '']) => address);

it('no file of one account is sent to another, except those of a request to both', async () => {
  const second = await api.signIn(secondAccount);
  const requests = await readRows(await api.call('getJobRequests', { token: second }));
  const shared = requests.map(async ({ name }) =>
    filesIn(await readRecord(await api.call('getJobDescription', { token: second, query: { name: String(name) } }))),
  );
  const allowed = (await Promise.all(shared)).flat();
  const files = [...new Set(filesIn([...replies.values()]))].filter((address) => !allowed.includes(address));
  for (const ending of ['-signed.pdf', '-ar.pdf', '-en.pdf'])
    expect(files.filter((address) => address.endsWith(ending))).not.toEqual([]);
  for (const address of files) {
    const { status } = await api.call('downloadFile', { token: second, query: { file_url: address } });
    expect([address, status]).toEqual([address, 404]);
  }
});

it('the links of the messages to other accounts change no row of it', async () => {
  const [reset, verified] = ['reset@example.com', 'verified@example.com'];
  // a reset also revokes the link to the profile of an address that was not verified
  await post(api, 'createProfileLink', {}, await signUp(api, reset));
  await signUp(api, verified);
  await post(api, 'requestPasswordReset', { usr: reset });
  const tokens = [await tokenFor(api, reset, 'reset'), await tokenFor(api, verified, 'verify')];
  const unchanged = await rowsOfOther();
  const statuses = [
    (await post(api, 'resetPassword', { token: tokens[0], password: 'Another-one-2026' })).status,
    (await post(api, 'verifyEmail', { token: tokens[1] })).status,
  ];
  expect(statuses).toEqual([200, 200]);
  expect(await rowsOfOther()).toEqual(unchanged);
});

it('a request to reset the password waits while another account changes its own', async () => {
  await post(api, 'requestPasswordReset', { usr: other });
  const waiting = await rowsOfOther();
  expect(waiting).toHaveProperty('reset_requests');
  const [current, next] = [demoAccount.password, 'Another-one-2026'];
  const token = await api.signIn();
  expect((await post(api, 'changePassword', { password: current, new_password: next }, token)).status).toBe(200);
  expect(await rowsOfOther()).toEqual(waiting);
});
