import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifications } from '../../api/db/schema/notification.ts';
import { createLog } from '../../api/log.ts';
import { startMail } from '../../api/mail/start-mail.ts';
import { notify } from '../../api/notification/notify.ts';
import { eventually } from '../support/eventually.ts';
import { signUp } from './candidate.ts';
import { startSmtpServer } from './support/smtp-server.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  // the mail of a server has the real clock
  api.advance((Date.now() - api.now().getTime()) / 1000);
});
afterAll(() => api.close());

const startMailTo = (url: string) =>
  startMail({
    db: api.db,
    settings: { mode: 'smtp', smtp: { url, from: 'no-reply@sg.example' }, publicUrl: 'https://sg.example' },
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
  await mail.stop();
  await server.close();
});

it('sends links also while digests cannot be made', async () => {
  const server = await startSmtpServer();
  await signUp(api, 'other@example.com');
  await api.db.execute(sql`alter table notification_states rename to unreadable`);
  const mail = startMailTo(server.url);
  await eventually(() => expect(server.received.flatMap(({ to }) => to)).toEqual(['other@example.com']));
  await mail.stop();
  await server.close();
});
