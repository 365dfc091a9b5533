/** Tests of how messages are written and sent. Long because of the ways in which a mail server can fail. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkPurpose, outbox, resetRequests } from '../../api/db/schema/mail.ts';
import { delayAfter, processMail } from '../../api/mail/mailer.ts';
import { messageOf } from '../../api/mail/messages.ts';
import { createSmtp, type Send, type Smtp } from '../../api/mail/smtp.ts';
import { eventually } from '../support/eventually.ts';
import { hold } from '../support/hold.ts';
import { post, signUp } from './candidate.ts';
import { tokenFor } from './mailed-token.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let server: SmtpServer;
let smtp: Smtp;
let usr: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '1000' });
  server = await startSmtpServer();
  smtp = createSmtp(server.url, 'no-reply@sgnetwork.example', 'sg.example');
});
beforeEach(() => {
  count += 1;
  usr = `mail${count}@example.com`;
});
afterEach(async () => {
  await api.db.delete(outbox);
  server.received.splice(0);
  server.commands.splice(0);
  api.logged.splice(0);
});
afterAll(async () => {
  smtp.close();
  await server.close();
  await api.close();
});

const process = (send: Send | null = smtp.send) =>
  processMail({
    db: api.db,
    now: api.now,
    log: (line) => api.logged.push(line),
    publicUrl: 'https://sg.example',
    send,
  });
const stored = async () => (await api.db.select().from(outbox).where(eq(outbox.user, usr)))[0];

/** The parts of a received message, decoded. */
function read(data: string) {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const boundary = /boundary="(.*)"/.exec(head)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).flatMap((part) => {
    const [headers = '', ...lines] = part.trim().split('\r\n\r\n');
    if (!/^Content-Type/im.test(headers)) return [];
    const text = lines.join('\r\n\r\n');
    return [/base64/i.test(headers) ? Buffer.from(text, 'base64').toString() : fromQuotedPrintable(text)];
  });
  return { head, parts };
}
const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

describe('a message', () => {
  it('is sent once, as plain text and HTML, with a link to the public address', async () => {
    await signUp(api, usr);
    const link = `https://sg.example/verify-email#token=${await tokenFor(api, usr, 'verify')}`;
    await process();
    await process();
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message?.to).toEqual([usr]);
    const { head, parts } = read(message?.data ?? '');
    expect(head).toContain('From: SG Network <no-reply@sgnetwork.example>');
    expect(head).toContain('Subject: Confirm your email address');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toContain(link);
    expect(parts[1]).toContain('<html lang="en" dir="ltr">');
  });

  it('is in Arabic, from right to left, for a candidate who uses Arabic', async () => {
    await signUp(api, usr, 'ar');
    await process();
    const { parts } = read(server.received[0]?.data ?? '');
    expect(parts[0]).toContain('تنتهي صلاحيته بعد 24 ساعة');
    expect(parts[1]).toContain('<html lang="ar" dir="rtl">');
  });

  it('with a link that ends it names the link in its headers, for the button of a mail program', async () => {
    const unsubscribe = 'https://sg.example/api/unsubscribe?token=T1';
    await smtp.send({ id: 'M1', to: usr, subject: 'Unread', text: 'Text', html: '<p>Text</p>', unsubscribe });
    const { head } = read(server.received[0]?.data ?? '');
    expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('loses its token once it is sent', async () => {
    await signUp(api, usr);
    await process();
    expect(await stored()).toMatchObject({ token: null, due_at: null, attempts: 1 });
  });

  it('contains nothing that the candidate typed', async () => {
    const names = { first_name: 'Win at evil.example', last_name: 'now' };
    await post(api, 'registerCandidate', { ...names, usr, password: 'Long-enough-2026', phone_no: '' });
    await process();
    expect(server.received[0]?.data).not.toContain('evil');
  });

  it.each(['en', 'ar'] as const)('has both purposes in %s, with one subject line each', (language) => {
    for (const purpose of ['verify', 'reset'] satisfies LinkPurpose[]) {
      const { subject, text, html } = messageOf(purpose, language, 'https://sg.example/#"><script>');
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).toContain('#"><script>');
      expect(html).not.toContain('<script>');
      expect(html).not.toMatch(/<img|src=/);
    }
  });
});

describe('a mail server', () => {
  it('that refuses a message for now is asked again, with growing delays', async () => {
    await signUp(api, usr);
    server.refusals.push('451 later', '451 later');
    await process();
    expect(await stored()).toMatchObject({ attempts: 1, due_at: new Date(api.now().getTime() + 30_000) });
    await process();
    expect(await stored()).toMatchObject({ attempts: 1 });
    api.advance(30);
    await process();
    expect(await stored()).toMatchObject({ attempts: 2, due_at: new Date(api.now().getTime() + 60_000) });
    api.advance(60);
    await process();
    expect(server.received).toHaveLength(1);
  });

  it('that refuses the recipient for good is not asked again', async () => {
    await signUp(api, usr);
    server.refusals.push('550 no such mailbox');
    await process();
    expect(await stored()).toMatchObject({ token: null, due_at: null });
    expect(api.logged.filter((line) => line.startsWith('mail'))).toEqual([
      expect.stringMatching(/^mail \S+ dropped after attempt 1: EENVELOPE 550$/),
    ]);
  });

  it.each([
    ['refuses the recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 500 }, 'dropped', 'EENVELOPE 500'],
    ['is full', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 499 }, 'delayed', 'EENVELOPE 499'],
    ['refuses the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'delayed', 'EENVELOPE 550'],
    ['is not known', { code: 'EDNS' }, 'delayed', 'EDNS'],
    ['fails in another way', {}, 'delayed', 'unknown reason'],
  ])('that %s: %o leaves a message %s', async (_, properties, outcome, reason) => {
    await signUp(api, usr);
    await process(() => Promise.reject(Object.assign(new Error(usr), properties)));
    expect(api.logged.filter((line) => line.startsWith('mail'))).toEqual([
      expect.stringMatching(new RegExp(`^mail \\S+ ${outcome} after attempt 1: ${reason}$`)),
    ]);
    expect((await stored())?.token === null).toBe(outcome === 'dropped');
  });

  it('gets the message that has waited longest first, with an id of its own', async () => {
    await signUp(api, `later.${usr}`);
    await signUp(api, usr);
    const due_at = new Date(api.now().getTime() - 1_000);
    const [earlier] = await api.db.update(outbox).set({ due_at }).where(eq(outbox.user, usr)).returning();
    await process();
    expect(server.received.map(({ to }) => to[0])).toEqual([usr, `later.${usr}`]);
    expect(read(server.received[0]?.data ?? '').head).toContain(`Message-ID: <${earlier?.id}@sg.example>`);
  });

  it('gets nothing from a server that shows its messages, which keeps them', async () => {
    await signUp(api, usr);
    await post(api, 'requestPasswordReset', { usr: demoAccount.email });
    await process(null);
    const [reset] = await api.db.select().from(outbox).where(eq(outbox.user, demoAccount.email));
    expect([await stored(), reset]).toMatchObject([
      { purpose: 'verify', attempts: 0, token: expect.any(String) },
      { purpose: 'reset', attempts: 0, token: expect.any(String) },
    ]);
  });

  it('that cannot be reached loses no message, and the log names no recipient', async () => {
    await signUp(api, usr);
    const unreachable = createSmtp('smtp://someone:secret@127.0.0.1:1', 'no-reply@sgnetwork.example', 'sg.example');
    await process(unreachable.send);
    unreachable.close();
    expect(api.logged.join()).toMatch(/delayed after attempt 1: ESOCKET|ECONNECTION|ECONNREFUSED/);
    expect(api.logged.join()).not.toMatch(/@|secret/);
    api.advance(30);
    await process();
    expect(server.received).toHaveLength(1);
  });

  it('that does not encrypt gets no password, unless the configuration allows it', async () => {
    await signUp(api, usr);
    const url = server.url.replace('//', '//someone:secret@');
    const strict = createSmtp(url, 'no-reply@sgnetwork.example', 'sg.example');
    await process(strict.send);
    strict.close();
    expect(server.received).toEqual([]);
    expect(api.logged.join()).toContain('delayed after attempt 1: ETLS');
    expect(server.commands.join()).not.toContain('AUTH');
    const plain = createSmtp(`${url}?requireTLS=false`, 'no-reply@sgnetwork.example', 'sg.example');
    api.advance(30);
    await process(plain.send);
    plain.close();
    expect(server.commands.join()).toContain('AUTH');
    expect(server.received).toHaveLength(1);
  });

  it('is asked at most ten times, and never after the link has expired', async () => {
    await signUp(api, usr);
    let attempts = 0;
    const failing: Send = async () => {
      attempts += 1;
      throw new Error('no');
    };
    for (let hour = 0; hour < 23; hour++) {
      await process(failing);
      api.advance(60 * 60);
    }
    expect(attempts).toBe(10);
    expect(await stored()).toBeUndefined();
  });

  it('gets no message with an expired link', async () => {
    await signUp(api, usr);
    api.advance(24 * 60 * 60 + 1);
    await process();
    expect([server.received, await stored()]).toEqual([[], undefined]);
  });
});

it('delays the next attempt by up to an hour', () => {
  expect([1, 2, 3, 8, 9].map(delayAfter)).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
});

it('sends a message again when the server ended while it was sent', async () => {
  await signUp(api, usr);
  const { released: ended, release: end } = hold();
  const crashed = process(() => ended);
  await eventually(async () => expect((await stored())?.attempts).toBe(1));
  await process();
  expect(server.received).toEqual([]);
  api.advance(120);
  await process();
  expect(server.received).toHaveLength(1);
  // its deadline of a minute would otherwise end in the test of another file, after the database was closed
  end();
  await crashed;
});

it('sends each message once from two servers at the same time', async () => {
  await Promise.all([1, 2, 3].map((each) => signUp(api, `both${each}.${usr}`)));
  await Promise.all([process(), process()]);
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([1, 2, 3].map((each) => `both${each}.${usr}`));
});

it('sends a link that is asked for meanwhile before the digests that wait', async () => {
  const now = api.now();
  const since = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1000); // the demo candidate has unread notifications
  const expires_at = new Date(now.getTime() + 60 * 60 * 1000);
  const digest = { user: demoAccount.email, purpose: 'digest', language: 'en', token: 'end', since } as const;
  const times = { created_at: now, due_at: now, expires_at };
  await api.db.insert(outbox).values(['one', 'two', 'three'].map((id) => ({ id, ...digest, ...times })));
  const subjects: string[] = [];
  await process(async ({ subject }) => {
    if (subjects.push(subject) === 1) await post(api, 'requestPasswordReset', { usr: demoAccount.email });
  });
  const [listed, reset] = ['Unread notifications on SG Network', 'Reset your password'];
  expect(subjects).toEqual([listed, reset, listed, listed]);
});

it('adds the message of a reset before it sends', async () => {
  await post(api, 'requestPasswordReset', { usr: demoAccount.email });
  await process();
  expect(read(server.received[0]?.data ?? '').parts[0]).toContain('https://sg.example/reset-password#token=');
});

it('handles all requests for a reset in one run, however many wait', async () => {
  const created_at = api.now();
  const waiting = Array.from({ length: 41 }, (_, at) => ({ id: `R${at}`, email: `${at}.${usr}`, created_at }));
  await api.db.insert(resetRequests).values(waiting);
  await process();
  expect(await api.db.select().from(resetRequests)).toEqual([]);
});
