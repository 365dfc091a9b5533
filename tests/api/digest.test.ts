/** Tests of the email digest. Long because of the times after which it is sent, and of the link that ends it. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../api/db/schema/mail.ts';
import { notificationStates, notifications } from '../../api/db/schema/notification.ts';
import { profiles } from '../../api/db/schema/profile.ts';
import { addDigests } from '../../api/mail/digest.ts';
import { notify } from '../../api/notification/notify.ts';
import { readRecord } from './reading.ts';
import { type SentMessage, sendMail } from './send-mail.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let sent: SentMessage[];
beforeEach(async () => {
  api = await createTestApi();
  sent = [];
  await api.db.delete(notifications);
});
afterEach(() => api.close());

const user = demoAccount.email;
const add = (reference = 'RFQ-1', to = user) =>
  api.db.transaction((tx) =>
    notify(tx, { user: to, kind: 'Quotation Won', reference, subject: { en: 'Audit <1>', ar: 'تدقيق' } }, api.now()),
  );

async function sendDigests(): Promise<number> {
  await addDigests(api.db, api.now());
  const messages = await sendMail(api);
  sent.push(...messages);
  return messages.length;
}

const hours = (count: number) => api.advance(count * 60 * 60);

describe('the email digest', () => {
  it('lists what has been unread for an hour, at most once a day', async () => {
    await add();
    expect(await sendDigests()).toBe(0);
    hours(2);
    expect(await sendDigests()).toBe(1);
    await add('RFQ-2');
    hours(2);
    expect(await sendDigests()).toBe(0);
    hours(21);
    expect(await sendDigests()).toBe(0);
    hours(1);
    expect(await sendDigests()).toBe(1);
    hours(24);
    expect(await sendDigests()).toBe(0);
  });

  it('is not delayed by what has been unread for more than a day', async () => {
    await add();
    hours(2);
    await sendDigests();
    hours(24);
    expect(await sendDigests()).toBe(0);
    await add('RFQ-2');
    hours(2);
    expect(await sendDigests()).toBe(1);
  });

  it('lists what came since the last one, also when it is late, but nothing of more than three days ago', async () => {
    await add('RFQ-1');
    hours(2);
    await sendDigests();
    const subject = (text: string) => ({ en: text, ar: text });
    const addNamed = (text: string) =>
      api.db.transaction((tx) =>
        notify(tx, { user, kind: 'Quotation Won', reference: text, subject: subject(text) }, api.now()),
      );
    await addNamed('Audit 2');
    hours(30);
    expect(await sendDigests()).toBe(1);
    expect(sent[1]?.text).toContain('Audit 2');
    expect(sent[1]?.text).not.toContain('Audit <1>');
    await addNamed('Audit 3');
    hours(24);
    await addNamed('Audit 4');
    hours(2 * 24 + 1);
    expect(await sendDigests()).toBe(1);
    expect(sent[2]?.text).toContain('Audit 4');
    expect(sent[2]?.text).not.toContain('Audit 3');
    await addNamed('Audit 5');
    hours(3 * 24 + 1);
    expect(await sendDigests()).toBe(0);
  });

  it('is sent again after the clock was put back', async () => {
    const year = 365 * 24;
    hours(year);
    await add('RFQ-1');
    hours(2);
    expect(await sendDigests()).toBe(1);
    hours(-year);
    await api.db.delete(notifications);
    await add('RFQ-2');
    hours(2);
    expect(await sendDigests()).toBe(1);
    await add('RFQ-3');
    hours(2);
    expect(await sendDigests()).toBe(0);
  });

  it('that an earlier version has added lists the notifications of a day', async () => {
    await add();
    hours(2);
    await addDigests(api.db, api.now());
    await api.db.update(outbox).set({ since: null });
    expect(await sendDigests()).toBe(1);
  });

  it('lists ten notifications at most, the newest', async () => {
    for (let at = 1; at <= 11; at++)
      await api.db.transaction((tx) => {
        const subject = { en: `Audit ${at}.`, ar: 'تدقيق' };
        return notify(tx, { user, kind: 'Quotation Won', reference: `RFQ-${at}`, subject }, api.now());
      });
    hours(2);
    await sendDigests();
    const listed = Array.from({ length: 11 }, (_, at) => sent[0]?.text.includes(`Audit ${at + 1}.`));
    expect(listed).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  it('is in the language of the account, escaped, with links to the page and to its end', async () => {
    await api.db.update(profiles).set({ preferred_language: 'ar' }).where(eq(profiles.user, user));
    await add();
    hours(2);
    await sendDigests();
    const [state] = await api.db.select().from(notificationStates).where(eq(notificationStates.user, user));
    expect(sent).toEqual([
      expect.objectContaining({
        to: user,
        subject: 'إشعارات غير مقروءة في شبكة SG',
        text: expect.stringContaining('قُبل عرضك على «\u2068تدقيق\u2069».'),
        html: expect.stringContaining('dir="rtl"'),
        unsubscribe: `https://sg.example/api/unsubscribe?token=${state?.unsubscribe_token}`,
      }),
    ]);
    await api.db.update(profiles).set({ preferred_language: 'en' }).where(eq(profiles.user, user));
    hours(24);
    await add();
    hours(2);
    await sendDigests();
    expect(sent[1]?.html).toContain('Your quotation for “\u2068Audit &lt;1&gt;\u2069” was accepted.');
    expect(sent[1]?.text).toContain('https://sg.example/notifications');
  });

  it('is in the language in which the account was last used, from the log-in on', async () => {
    const { email: usr, password } = demoAccount;
    const logIn = async (language: string) =>
      String((await readRecord(await api.call('signIn', { language, query: { usr, password } }))).access_token);
    const languageSent = async () => {
      await add();
      hours(2);
      await sendDigests();
      hours(24);
      return sent.at(-1)?.html.includes('dir="rtl"') ? 'ar' : 'en';
    };
    await logIn('ar');
    expect(await languageSent()).toBe('ar');
    await logIn('en');
    expect(await languageSent()).toBe('en');
    const token = await logIn('en');
    api.advance(60);
    await api.call('getProfile', { language: 'ar', token });
    expect(await languageSent()).toBe('ar');
  });

  it('is not sent to an address that is not verified, nor where it is off', async () => {
    await api.db.update(profiles).set({ email_verified: 0 }).where(eq(profiles.user, user));
    await api.db.update(profiles).set({ email_verified: 1 }).where(eq(profiles.user, secondAccount.email));
    await add();
    await add('RFQ-1', secondAccount.email);
    const token = await api.signIn(secondAccount);
    await api.call('saveEmailDigest', { token, body: JSON.stringify({ is_on: 0 }) });
    hours(2);
    expect(await sendDigests()).toBe(0);
    expect(await api.db.select().from(outbox)).toEqual([]);
  });

  it('is not sent when it was turned off after it was added', async () => {
    await add();
    hours(2);
    await addDigests(api.db, api.now());
    const token = await api.signIn();
    await api.call('saveEmailDigest', { token, body: JSON.stringify({ is_on: 0 }) });
    expect(await sendDigests()).toBe(0);
    expect(await api.db.select().from(outbox)).toMatchObject([{ token: null, due_at: null }]);
  });

  it('is not sent when everything has been read meanwhile', async () => {
    await add();
    hours(2);
    await addDigests(api.db, api.now());
    await api.db.update(notifications).set({ read_on: '2026-11-22 10:00:00' });
    expect(await sendDigests()).toBe(0);
  });
});

describe('the link that ends the digest', () => {
  const open = async (method = 'GET') => {
    const [state] = await api.db.select().from(notificationStates).where(eq(notificationStates.user, user));
    return api.request(`/api/unsubscribe?token=${state?.unsubscribe_token}`, { method });
  };
  const isOn = async () => {
    const reply = await api.call('getNotifications', { token: await api.signIn() });
    return (await readRecord(reply)).email_digest === 1;
  };

  beforeEach(async () => {
    await add();
    hours(2);
    await addDigests(api.db, api.now());
  });

  it('shows a page that changes nothing', async () => {
    const response = await open();
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<form method="post"><button>Stop these emails</button></form>');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await open('HEAD')).status).toBe(200); // as programs check the links of a message
    expect(await isOn()).toBe(true);
  });

  it.each([
    ['en', 'ltr', 'Stop these emails', 'Emails about notifications - SG Network'],
    ['ar', 'rtl', 'إيقاف هذه الرسائل', 'رسائل الإشعارات - شبكة SG'],
  ])('is in the language of the account: %s', async (language, direction, button, title) => {
    await api.db.update(profiles).set({ preferred_language: language }).where(eq(profiles.user, user));
    const html = await (await open()).text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<button>${button}</button>`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(await (await open('POST')).text()).toContain('<a href="/account">');
  });

  it('turns the digest off when its button is pressed, without a log-in', async () => {
    expect((await open('POST')).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it.each(['', 'unknown'])('is not valid with the token "%s"', async (token) => {
    const response = await api.request(`/api/unsubscribe?token=${token}`, { method: 'POST' });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('<section lang="en" dir="ltr">');
    expect(html).toContain('<section lang="ar" dir="rtl">');
    expect(html).toContain('<a href="/account">');
    expect(await isOn()).toBe(true);
  });
});
