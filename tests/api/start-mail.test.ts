import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../api/db/schema/mail.ts';
import { notifications } from '../../api/db/schema/notification.ts';
import { createLog } from '../../api/log.ts';
import { startMail } from '../../api/mail/start-mail.ts';
import { notify } from '../../api/notification/notify.ts';
import { eventually } from '../support/eventually.ts';
import { post, signUp } from './candidate.ts';
import { startSmtpServer } from './support/smtp-server.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  // the mail of a server has the real clock
  api.advance((Date.now() - api.now().getTime()) / 1000);
});
afterAll(() => api.close());

const startMailTo = (url: string, publicUrl: string | null = 'https://sg.example') =>
  startMail({
    db: api.db,
    settings: { mode: 'smtp', smtp: { url, from: 'no-reply@sg.example' }, publicUrl },
    localUrl: 'http://localhost:1',
    log: createLog('silent'),
  });

it('sends the messages of the outbox, and digests of what is unread', async () => {
  const server = await startSmtpServer();
  await signUp(api, 'new@example.com');
  await api.db.delete(notifications);
  const subject = { en: 'Audit', ar: 'تدقيق' };
  const unread = { user: demoAccount.email, kind: 'Quotation Won', reference: 'RFQ-1', subject } as const;
  await api.db.transaction((tx) => notify(tx, unread, new Date(Date.now() - 2 * 60 * 60 * 1000)));
  const mail = startMailTo(server.url);
  expect(mail.line).toBe('Mail is sent from no-reply@sg.example.');
  await eventually(() =>
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([demoAccount.email, 'new@example.com']),
  );
  const link = server.received.find(({ to }) => to[0] === 'new@example.com');
  expect(link?.data).toContain('https://sg.example/verify-email#token');
  await mail.stop();
  await server.close();
});

it('begins no further message when it is stopped, and records the one that it sends', async () => {
  const server = await startSmtpServer();
  await api.db.delete(outbox);
  await signUp(api, 'many@example.com');
  const [message] = await api.db.delete(outbox).returning();
  if (message === undefined) throw new Error('The sign-up caused no message.');
  await api.db.insert(outbox).values(Array.from({ length: 200 }, (_, at) => ({ ...message, id: `many-${at}` })));
  const mail = startMailTo(server.url);
  await eventually(() => expect(server.received.length).toBeGreaterThan(0));
  await mail.stop();
  // on a slow machine, a message can take longer than `stop` waits
  await eventually(async () => {
    const begun = (await api.db.select().from(outbox)).filter(({ attempts }) => attempts > 0);
    expect(begun.length).toBe(server.received.length);
    expect(begun.length).toBeLessThan(200);
    expect(begun.filter(({ due_at }) => due_at !== null)).toEqual([]);
  });
  await api.db.delete(outbox);
  await server.close();
});

it('prints that mail is off, and what to set, where there is neither a mail server nor a page of messages', async () => {
  const settings = { mode: 'off', smtp: null, publicUrl: null } as const;
  const mail = startMail({ db: api.db, settings, localUrl: 'http://localhost:1', log: createLog('silent') });
  expect(mail.line).toBe(
    'Mail is off: nobody can confirm an address or reset a password. Set SMTP_URL, MAIL_FROM and PUBLIC_URL.',
  );
  mail.wake();
  await mail.stop();
});

it('names the page of messages where they are only shown, and adds the message of a reset', async () => {
  await api.db.delete(outbox);
  await post(api, 'requestPasswordReset', { usr: demoAccount.email });
  const settings = { mode: 'shown', smtp: null, publicUrl: null } as const;
  const mail = startMail({ db: api.db, settings, localUrl: 'http://localhost:1', log: createLog('silent') });
  expect(mail.line).toBe('Mail is not sent; http://localhost:1/dev/mail shows it.');
  await eventually(async () =>
    expect(await api.db.select().from(outbox)).toMatchObject([{ purpose: 'reset', attempts: 0 }]),
  );
  await mail.stop();
});

it('sends links to this server where there is no public address', async () => {
  const server = await startSmtpServer();
  await api.db.delete(outbox); // a test before this one may have left a message
  await signUp(api, 'local@example.com');
  const mail = startMailTo(server.url, null);
  await eventually(() => expect(server.received.map(({ to }) => to)).toContainEqual(['local@example.com']));
  const sent = server.received.find(({ to }) => to[0] === 'local@example.com');
  expect(sent?.data).toContain('http://localhost:1/verify-email#token');
  expect(sent?.data).toMatch(/^Message-ID: <[^@>]+@localhost>/m);
  await mail.stop();
  await server.close();
});

it('sends links also while digests cannot be made', async () => {
  const server = await startSmtpServer();
  await api.db.delete(outbox); // a test before this one may have left a message
  await signUp(api, 'other@example.com');
  await api.db.execute(sql`alter table notification_states rename to unreadable`);
  const mail = startMailTo(server.url);
  await eventually(() => expect(server.received.flatMap(({ to }) => to)).toEqual(['other@example.com']));
  await mail.stop();
  await server.close();
});
