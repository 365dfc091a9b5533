import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationStates, notifications } from '../../api/db/schema/notification.ts';
import { notify } from '../../api/notification/notify.ts';
import { maxNotifications } from '../../src/services/contract/fields/notification-forms.ts';
import { notificationKinds } from '../../src/services/contract/statuses.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let demo: string;
beforeEach(async () => {
  api = await createTestApi();
  demo = await api.signIn();
});
afterEach(() => api.close());

type Item = { name: string; kind: string; subject: string; reference: string; read_on: string | null };

async function list(token = demo, language = 'en') {
  const { items, unread, email_digest } = await readRecord(await api.call('getNotifications', { token, language }));
  return { items: items as Item[], unread, email_digest };
}

const post = (call: 'readNotifications' | 'saveEmailDigest', body: object, token = demo) =>
  api.call(call, { token, body: JSON.stringify(body) }).then(read);

const title = { en: 'Audit', ar: 'تدقيق' };
const add = (user: string, reference: string) =>
  api.db.transaction((tx) => notify(tx, { user, kind: 'Quotation Won', reference, subject: title }, api.now()));

describe('the notifications', () => {
  it('are in the language of the request, newest first', async () => {
    await add(secondAccount.email, 'RFQ-1');
    await add(secondAccount.email, 'RFQ-2');
    const second = await api.signIn(secondAccount);
    const { items, ...others } = await list(second, 'ar');
    expect(items.map(({ reference, subject }) => [reference, subject])).toEqual([
      ['RFQ-2', 'تدقيق'],
      ['RFQ-1', 'تدقيق'],
    ]);
    expect(others).toEqual({ unread: 2, email_digest: 1 });
  });

  it('of the demo candidate are about records that exist', async () => {
    const { items, unread } = await list();
    expect(unread).toBe(3);
    expect(items.every(({ kind }) => notificationKinds.some((each) => each === kind))).toBe(true);
    const calls = { Request: 'getJobDescription', Quotation: 'getJobDescription', Contract: 'getContract' } as const;
    for (const { kind, reference } of items) {
      const call = calls[kind.split(' ', 1)[0] as keyof typeof calls];
      if (call === undefined) continue; // an invoice has no call of its own
      const { status } = await api.call(call, { token: demo, query: { name: reference } });
      expect([kind, status]).toEqual([kind, 200]);
    }
  });

  it('are refused to a visitor', async () => {
    expect((await api.call('getNotifications')).status).toBe(401);
    expect((await api.call('readNotifications', { body: '{}' })).status).toBe(401);
    expect((await api.call('saveEmailDigest', { body: '{}' })).status).toBe(401);
  });

  it('beyond the newest 200 of a person are deleted', async () => {
    // the positions of another person are above all of these
    await api.db
      .update(notificationStates)
      .set({ version: 1000 })
      .where(eq(notificationStates.user, demoAccount.email));
    await add(demoAccount.email, 'RFQ-1');
    const others = (await list()).items;
    for (let at = 0; at <= 200; at += 1) await add(secondAccount.email, `RFQ-${at}`);
    const stored = await api.db.select().from(notifications).where(eq(notifications.user, secondAccount.email));
    expect(stored).toHaveLength(200);
    expect(stored.some(({ reference }) => reference === 'RFQ-0')).toBe(false);
    expect((await list()).items).toEqual(others);
  });
});

describe('a request with the ETag of the last reply', () => {
  const ask = (tag: string | null, language = 'en') =>
    api.call('getNotifications', { token: demo, language, headers: { 'If-None-Match': tag ?? '' } });
  const tagNow = async () => (await api.call('getNotifications', { token: demo })).headers.get('etag');

  it('is answered with 304 and no body while nothing has changed', async () => {
    const reply = await ask(await tagNow());
    expect([reply.status, await reply.text()]).toEqual([304, '']);
    await post('readNotifications', { names: [{ name: 'N-0' }], up_to: null });
    expect((await ask(reply.headers.get('etag'))).status).toBe(304);
  });

  it('is answered in full after each change, and in another language', async () => {
    const tags = [await tagNow()];
    expect((await ask(tags[0] ?? null, 'ar')).status).toBe(200);
    for (const change of [
      () => add(demoAccount.email, 'RFQ-1'),
      async () => post('readNotifications', { names: [], up_to: (await list()).items[0]?.name }),
      () => post('saveEmailDigest', { is_on: 0 }),
    ]) {
      await change();
      expect((await ask(tags.at(-1) ?? null)).status).toBe(200);
      tags.push(await tagNow());
    }
    expect(new Set(tags).size).toBe(4);
  });

  it('is answered in full when the tag is of another person', async () => {
    await add(secondAccount.email, 'RFQ-1');
    await api.db.update(notificationStates).set({ version: 7 });
    const token = await api.signIn(secondAccount);
    const theirs = await api.call('getNotifications', { token });
    const reply = await ask(theirs.headers.get('etag'));
    expect(reply.status).toBe(200);
    expect((await readRecord(reply)).items).toHaveLength((await list()).items.length);
  });
});

describe('reading', () => {
  it('marks the named notifications once', async () => {
    const [first] = (await list()).items;
    const body = { names: [{ name: first?.name }], up_to: null };
    expect((await post('readNotifications', body)).data).toEqual({ unread: 2 });
    const { items } = await list();
    api.advance(60);
    expect((await post('readNotifications', body)).data).toEqual({ unread: 2 });
    expect((await list()).items).toEqual(items);
  });

  it('marks one and all older ones, but none that arrived later', async () => {
    const [newest] = (await list()).items;
    await add(demoAccount.email, 'RFQ-1');
    const { data } = await post('readNotifications', { names: [], up_to: newest?.name });
    expect(data).toEqual({ unread: 1 });
    expect((await list()).items.filter(({ read_on }) => read_on === null).map(({ reference }) => reference)).toEqual([
      'RFQ-1',
    ]);
  });

  it('names the limit when too many are named', async () => {
    const names = Array.from({ length: maxNotifications + 1 }, (_, at) => ({ name: `N-${at}` }));
    const { status, messages } = await post('readNotifications', { names, up_to: null });
    expect([status, messages[0]?.fieldname, messages[0]?.message]).toEqual([417, 'names', 'Choose up to 50']);
  });

  it("leaves another person's notifications as they are", async () => {
    await add(secondAccount.email, 'RFQ-1');
    await add(demoAccount.email, 'RFQ-2');
    const [first] = (await list()).items;
    const second = await api.signIn(secondAccount);
    const body = { names: [{ name: first?.name }], up_to: first?.name };
    expect((await post('readNotifications', body, second)).data).toEqual({ unread: 1 });
    expect([(await list()).unread, (await list(second)).unread]).toEqual([4, 1]);
  });
});

it('stores whether the email digest of a person is on', async () => {
  await add(secondAccount.email, 'RFQ-1');
  expect((await post('saveEmailDigest', { is_on: 0 })).data).toEqual({ email_digest: 0 });
  expect((await list()).email_digest).toBe(0);
  const second = await api.signIn(secondAccount);
  expect((await list(second)).email_digest).toBe(1);
  expect((await post('saveEmailDigest', { is_on: 1 })).data).toEqual({ email_digest: 1 });
  const [state] = await api.db.select().from(notificationStates).where(eq(notificationStates.user, demoAccount.email));
  expect(state?.email_digest).toBe(1);
});
