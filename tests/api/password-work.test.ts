/** Deriving the key of a password is the most expensive work of a call: a request that is refused anyway starts none. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../src/services/contract/calls.ts';
import { queries } from '../../src/services/contract/requests.ts';
import { password, post, signInStatus, signUp } from './candidate.ts';
import { tokenFor } from './mailed-token.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
const usr = 'noor@example.com';
const next = 'Another-one-2026';
const tooLong = 'a'.repeat(queries.signIn.password.maxLength + 1);
const registration = { usr: 'sami@example.com', first_name: 'Sami', last_name: 'Haddad', phone_no: '', password };

beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '2' });
  token = await signUp(api, usr);
});
afterAll(() => api.close());

/** The status of a reply, and the jobs that it took. */
async function workOf(send: () => Promise<number>) {
  const before = api.passwordJobs();
  const status = await send();
  return { status, jobs: api.passwordJobs() - before };
}

const statusOf = async (name: CallName, body: object, session?: string): Promise<number> =>
  (await post(api, name, body, session)).status;

it.each<[string, number, () => Promise<number>]>([
  ['a reset with an invalid link', 410, () => statusOf('resetPassword', { token: 'A'.repeat(43), password: next })],
  ['a sign-up with an error', 417, () => statusOf('registerCandidate', { ...registration, first_name: '' })],
  ['a sign-up without a password', 417, () => statusOf('registerCandidate', { ...registration, password: '' })],
  ['a sign-up with a short password', 417, () => statusOf('registerCandidate', { ...registration, password: 'short' })],
  ['a sign-in without a password', 401, () => signInStatus(api, usr, '')],
  ['a sign-in with a password that is too long', 401, () => signInStatus(api, usr, tooLong)],
  [
    'a change to a common password',
    417,
    () => statusOf('changePassword', { password, new_password: 'Password123' }, token),
  ],
  ['a change to the same password', 417, () => statusOf('changePassword', { password, new_password: password }, token)],
  ['a change by a stranger', 401, () => statusOf('changePassword', { password, new_password: next })],
])('%s derives no key', async (_, status, send) => {
  expect(await workOf(send)).toEqual({ status, jobs: 0 });
});

it('a sign-up with one address too many derives no key', async () => {
  const register = (address: string) => statusOf('registerCandidate', { ...registration, usr: address });
  expect(await register('second@example.com')).toBe(200);
  expect(await workOf(() => register('third@example.com'))).toEqual({ status: 429, jobs: 0 });
});

it('a sign-in and a reset derive one key each', async () => {
  expect(await workOf(() => signInStatus(api, usr, password))).toEqual({ status: 200, jobs: 1 });
  await post(api, 'requestPasswordReset', { usr });
  const link = await tokenFor(api, usr, 'reset');
  const reset = () => statusOf('resetPassword', { token: link, password: next });
  expect(await workOf(reset)).toEqual({ status: 200, jobs: 1 });
});
