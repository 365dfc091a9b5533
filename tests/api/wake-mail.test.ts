import { afterAll, beforeAll, expect, it } from 'vitest';
import { post, signUp } from './candidate.ts';
import { readRows } from './reading.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function askPayment(): Promise<unknown> {
  const token = await api.signIn();
  const invoices = await readRows(await api.call('getInvoices', { token }));
  return post(api, 'askPayment', { name: invoices.find(({ status }) => status === 'Overdue')?.name }, token);
}

async function sendVerification(): Promise<unknown> {
  const token = await signUp(api, 'again@example.com');
  api.advance(60);
  return post(api, 'sendVerification', {}, token);
}

it.each<[string, number, () => Promise<unknown>]>([
  ['a sign-up', 1, () => signUp(api, 'new@example.com')],
  ['another link, after a sign-up', 2, sendVerification],
  ['a reset of the password', 1, () => post(api, 'requestPasswordReset', { usr: demoAccount.email })],
  ['a question about a payment', 1, askPayment],
])('sends the message of %s without waiting for the next interval', async (_, added, call) => {
  const before = api.wakes();
  await call();
  expect(api.wakes() - before).toBe(added);
});
