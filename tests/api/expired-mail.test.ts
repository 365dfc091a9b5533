/** Tests what is deleted of links and messages, and what is kept of them. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { links, outbox } from '../../api/db/schema/mail.ts';
import { processMail } from '../../api/mail/mailer.ts';
import { deleteExpired } from '../../api/mail/outbox.ts';
import type { Send } from '../../api/mail/smtp.ts';
import { isVerified, post, signUp } from './candidate.ts';
import { tokenFor } from './mailed-token.ts';
import { sendMail } from './send-mail.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let session: string;
beforeEach(async () => {
  api = await createTestApi();
  session = await signUp(api, usr);
});
afterEach(() => api.close());

const usr = 'layla@example.com';
const hour = 60 * 60;

it('a link that was sent is valid, also after the mail was processed again', async () => {
  const token = await tokenFor(api, usr, 'verify');
  const sent = await sendMail(api);
  expect(sent.map(({ text }) => text.includes(token))).toEqual([true]);
  api.advance(2 * hour);
  await sendMail(api);
  expect((await post(api, 'verifyEmail', { token })).status).toBe(200);
  expect(await isVerified(api, session)).toBe(true);
});

it('an expired link is deleted, and not before', async () => {
  const purposes = async () => {
    await deleteExpired(api.db, api.now(), true);
    return (await api.db.select().from(links)).map(({ purpose }) => purpose).sort();
  };
  await post(api, 'requestPasswordReset', { usr });
  await tokenFor(api, usr, 'reset');
  api.advance(hour);
  expect(await purposes()).toEqual(['reset', 'verify']);
  api.advance(1);
  expect(await purposes()).toEqual(['verify']);
  api.advance(23 * hour);
  expect(await purposes()).toEqual([]);
});

it('no message is sent of which the link has expired while the mail server was slow', async () => {
  await signUp(api, 'omar@example.com');
  const recipients: string[] = [];
  const send: Send = async ({ to }) => {
    recipients.push(to);
    api.advance(24 * hour);
  };
  await processMail({ db: api.db, now: api.now, log: () => undefined, publicUrl: 'https://sg.example', send });
  expect(recipients).toHaveLength(1);
});

it('a message that was sent counts towards the limits for an hour, and is then deleted', async () => {
  await sendMail(api);
  const again = async () => (await post(api, 'sendVerification', {}, session)).status;
  expect(await again()).toBe(429);
  api.advance(hour);
  await sendMail(api);
  expect(await api.db.select().from(outbox)).toMatchObject([{ token: null, due_at: null }]);
  api.advance(1);
  await sendMail(api);
  expect(await api.db.select().from(outbox)).toEqual([]);
  expect(await again()).toBe(200);
});
