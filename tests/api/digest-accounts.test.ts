/** Tests which accounts get an email digest, and when exactly. `digest.test.ts` tests what it contains. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from '../../api/db/schema/mail.ts';
import { notificationStates, notifications } from '../../api/db/schema/notification.ts';
import { profiles } from '../../api/db/schema/profile.ts';
import { addDigests, unsubscribePath } from '../../api/mail/digest.ts';
import { notify } from '../../api/notification/notify.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { signUp } from './candidate.ts';
import { readRecord } from './reading.ts';
import { type SentMessage, sendMail } from './send-mail.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let sent: SentMessage[];
beforeEach(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '1000', PROBE_ATTEMPTS: '1000' });
  sent = [];
  await api.db.delete(notifications);
  await api.db.update(profiles).set({ email_verified: 1 });
});
afterEach(() => api.close());

const [first, second] = [demoAccount.email, secondAccount.email];
const hour = 60 * 60;

const add = (user: string, subject = 'Audit') =>
  api.db.transaction((tx) =>
    notify(tx, { user, kind: 'Quotation Won', reference: subject, subject: { en: subject, ar: subject } }, api.now()),
  );

const addDue = () => addDigests(api.db, api.now());

const sendAdded = async () => void sent.push(...(await sendMail(api)));

const added = async () => (await api.db.select().from(outbox)).length;

it('lists the notifications of its own account only', async () => {
  await add(first, 'Audit');
  await add(second, 'Review');
  api.advance(hour);
  await addDue();
  await sendAdded();
  expect(
    Object.fromEntries(sent.map(({ to, text }) => [to, [text.includes('Audit'), text.includes('Review')]])),
  ).toEqual({
    [first]: [true, false],
    [second]: [false, true],
  });
});

it('is sent although another account has turned its own off', async () => {
  await add(first);
  api.advance(hour);
  await addDue();
  const token = await api.signIn(secondAccount);
  await api.call('saveEmailDigest', { token, body: JSON.stringify({ is_on: 0 }) });
  await sendAdded();
  expect(sent.map(({ to }) => to)).toEqual([first]);
});

it('is sent once a notification has been unread for an hour, and a day after the last one', async () => {
  await add(first);
  api.advance(hour - 1);
  await addDue();
  expect(await added()).toBe(0);
  api.advance(1);
  await addDue();
  expect(await added()).toBe(1);
  await add(first);
  api.advance(24 * hour - 1);
  await addDue();
  expect(await added()).toBe(1);
  api.advance(1);
  await addDue();
  expect(await added()).toBe(2);
});

it('is not added for what has been read, nor for what has been unread for three days', async () => {
  await add(first);
  await api.db.update(notifications).set({ read_on: '2026-03-05 12:00:01' });
  await add(second);
  api.advance(3 * 24 * hour + 1);
  await addDue();
  expect(await added()).toBe(0);
});

it('has the same link that ends it as the one before', async () => {
  for (let day = 0; day < 2; day++) {
    await add(first);
    api.advance(24 * hour);
    await addDue();
    await sendAdded();
  }
  const [earlier, later] = sent.map(({ unsubscribe }) => unsubscribe);
  expect(later).toBe(earlier);
  expect(new URL(earlier ?? '').searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  expect((await api.request(`${unsubscribePath}${new URL(earlier ?? '').search}`, { method: 'POST' })).status).toBe(
    200,
  );
  const [state] = await api.db.select().from(notificationStates).where(eq(notificationStates.user, first));
  expect(state?.email_digest).toBe(0);
});

it('is added for twenty accounts at a time, until there is none left', async () => {
  const accounts = Array.from({ length: 21 }, (_, at) => `digest-${at}@example.com`);
  for (const account of accounts) {
    await signUp(api, account);
    await add(account);
  }
  await api.db.update(profiles).set({ email_verified: 1 });
  await api.db.delete(outbox);
  api.advance(hour);
  expect(await addDue()).toBe(true);
  expect(await added()).toBe(20);
  expect(await addDue()).toBe(false);
  const users = (await api.db.select().from(outbox)).map(({ user }) => user);
  expect(users.sort()).toEqual(accounts.sort());
});

it('is stated in the exported data, with the notifications, newest first', async () => {
  const token = await api.signIn();
  const exported = async () => readRecord(await api.call('exportMyData', { token }));
  const secondToken = await api.signIn(secondAccount);
  await api.call('saveEmailDigest', { token: secondToken, body: JSON.stringify({ is_on: 0 }) });
  await add(first, 'Audit');
  await add(first, 'Review');
  expect(await exported()).toMatchObject({
    notifications: [{ subject: 'Review' }, { subject: 'Audit' }],
    email_digest: { is_on: 1, sent_on: null },
  });
  api.advance(hour);
  await addDue();
  expect(await exported()).toMatchObject({ email_digest: { is_on: 1, sent_on: siteTime(api.now()) } });
});
