import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { read } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '5' });
});
beforeEach(() => api.advance(300)); // the window of the requests of the previous test
afterAll(() => api.close());

const subscribe = (usr: string, language = 'en') => api.call('subscribe', { query: { usr }, language });

it('adds an address once, in upper or lower case', async () => {
  expect((await read(await subscribe('Layla@Example.com'))).message).toEqual({
    msg: 'success',
    data: 'Subscriber Added',
  });
  expect((await read(await subscribe('\u200flayla@example.COM '))).message).toEqual({
    msg: 'success',
    data: 'Already Subscribed',
  });
});

it('adds an address once for two simultaneous requests', async () => {
  const replies = await Promise.all([subscribe('both@example.com'), subscribe('both@example.com')]);
  const results = await Promise.all(replies.map(async (reply) => (await read(reply)).data));
  expect(results.sort()).toEqual(['Already Subscribed', 'Subscriber Added']);
});

it.each([
  ['nobody', 'en', 'ValidationError', 'Invalid email address'],
  ['a@b', 'ar', 'ValidationError', 'عنوان البريد الإلكتروني غير صالح'],
  ['', 'en', 'MandatoryError', 'Email is required'],
  ['', 'ar', 'MandatoryError', 'البريد الإلكتروني مطلوب'],
])('rejects %j and names the field (%s)', async (usr, language, type, message) => {
  const { status, excType, messages } = await read(await subscribe(usr, language));
  expect([status, excType]).toEqual([417, type]);
  expect(messages).toEqual([
    expect.objectContaining({ message, fieldname: 'usr', indicator: 'red', raise_exception: 1 }),
  ]);
});

it('rejects an address that is too long for the wire', async () => {
  expect((await subscribe(`${'a'.repeat(140)}@example.com`)).status).toBe(417);
  expect((await subscribe(`${'İ'.repeat(100)}@example.com`)).status).toBe(417); // twice as long in lower case
});

it('limits the requests of one visitor', async () => {
  for (let at = 0; at < 5; at++) await subscribe(`person${at}@example.com`);
  const response = await subscribe('sixth@example.com');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '300']);
});
