import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../api/db/schema/mail.ts';
import { post, signUp } from './candidate.ts';
import { tokenFor } from './mailed-token.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await signUp(api, 'noor@example.com', 'ar');
  await post(api, 'requestPasswordReset', { usr: demoAccount.email });
});
afterAll(() => api.close());

const show = (of: TestApi, init?: RequestInit, host = 'localhost') => of.request(`http://${host}/dev/mail`, init);

describe('the page of messages', () => {
  it('lists the messages in their language, with links that work', async () => {
    const response = await show(api);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h2 lang="ar" dir="rtl">تأكيد عنوان بريدك الإلكتروني</h2>');
    expect(html).toContain('<h2 lang="en" dir="ltr">Reset your password</h2>');
    expect(html).toContain(`href="/verify-email#token=${await tokenFor(api, 'noor@example.com', 'verify')}"`);
    expect(html).toContain(`href="/reset-password#token=${await tokenFor(api, demoAccount.email, 'reset')}"`);
  });

  it('allows no scripts and no frames, and is not stored', async () => {
    const { headers } = await show(api);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('escapes an address', async () => {
    await signUp(api, "o'neil&sons@example.com");
    expect(await (await show(api)).text()).toContain("<bdi>o'neil&amp;sons@example.com</bdi>");
  });

  it('lists the newest first, and none of which the link has expired', async () => {
    const expired = await tokenFor(api, demoAccount.email, 'reset');
    api.advance(60 * 60 + 1);
    await signUp(api, 'later@example.com');
    const html = await (await show(api)).text();
    expect(html).not.toContain(expired);
    const [later, earlier] = ['later@example.com', 'noor@example.com'].map((address) => html.indexOf(address));
    expect(later).toBeGreaterThan(-1);
    expect(later).toBeLessThan(earlier ?? -1);
  });

  it.each([
    ['a proxy', { 'X-Forwarded-For': '203.0.113.5' }, 'localhost'],
    ['another proxy', { Forwarded: 'for=203.0.113.5' }, '127.0.0.1'],
    ['a proxy that names only the host', { 'X-Forwarded-Host': 'sg.example' }, 'localhost'],
    ['a proxy that names only the client', { 'X-Real-IP': '203.0.113.5' }, 'localhost'],
    ['a proxy that names only itself', { Via: '1.1 proxy' }, 'localhost'],
    ['another name', {}, 'rebound.example'],
  ])('is not there through %s', async (_, headers, host) => {
    const response = await show(api, { headers: headers as HeadersInit }, host);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '[::1]'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('is there for this machine with the address %s at %s', async (peer, host) => {
    expect((await api.requestFrom(peer, `http://${host}/dev/mail`, {})).status).toBe(200);
  });

  it('is not there for another machine', async () => {
    expect((await api.requestFrom('203.0.113.5', 'http://localhost/dev/mail', {})).status).toBe(404);
  });
});

it('lists at most fifty messages, and states that there are none', async () => {
  const other = await createTestApi();
  expect(await (await show(other)).text()).toContain('There are no messages.');
  const times = { created_at: other.now(), due_at: other.now(), expires_at: new Date(other.now().getTime() + 1_000) };
  const message = { user: demoAccount.email, purpose: 'reset', language: 'en', token: 'T1', ...times } as const;
  await other.db.insert(outbox).values(Array.from({ length: 51 }, (_, at) => ({ id: `M${at}`, ...message })));
  const html = await (await show(other)).text();
  expect(html.match(/<article>/g)).toHaveLength(50);
  expect(html).not.toContain('There are no messages.');
  await other.close();
});

it('makes no link of what a candidate has typed', async () => {
  const other = await createTestApi();
  const times = { created_at: other.now(), due_at: other.now(), expires_at: new Date(other.now().getTime() + 1_000) };
  const content = { subject: 'Payment', paragraphs: ['/api/unsubscribe?token=T1'] };
  const message = { id: 'M1', user: demoAccount.email, recipient: 'buyer@example.com', content, ...times };
  await other.db.insert(outbox).values({ ...message, purpose: 'payment', language: 'en' });
  const html = await (await show(other)).text();
  expect(html).toContain('<bdi>buyer@example.com</bdi>');
  expect(html).toContain('<p dir="auto">/api/unsubscribe?token=T1</p>');
  await other.close();
});

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a PostgreSQL server', { DATABASE_URL: 'postgres://localhost/sg' }],
  ['with a mail server', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@sg.example', PUBLIC_URL: 'https://sg.example' }],
])('is not there %s', async (_, env) => {
  const other = await createTestApi(env);
  expect((await show(other)).status).toBe(404);
  await other.close();
});
