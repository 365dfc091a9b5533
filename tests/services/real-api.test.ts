import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import { downloadFile } from '../../src/services/download.ts';
import { type Request, runCall } from '../../src/services/http.ts';
import { createTestApi, demoAccount, type TestApi } from '../api/test-api.ts';
import { routeFetch } from './route-fetch.ts';

let api: TestApi;
let token: string;
let apiError: string | null = null;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
beforeEach(() => {
  apiError = null;
  routeFetch(api.api, () => apiError);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api.close());

const asked = (extra: Partial<Request> = {}): Request => ({ language: 'en', token, ...extra });
const { email: usr, password } = demoAccount;

const lists = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].verb === 'GET' && !['getJobDescription', 'getContract', 'downloadFile'].includes(name),
);

describe('the API', () => {
  it.each(lists)('answers %s in both languages with something to read', async (name) => {
    for (const language of ['en', 'ar'] as const) {
      const reply = await runCall(name, asked({ language }));
      expect(Object.keys(Object(reply)).length).toBeGreaterThan(0);
    }
  });

  it('speaks the language that is asked for', async () => {
    const [english, arabic] = await Promise.all([
      runCall('getRegions', asked()),
      runCall('getRegions', asked({ language: 'ar' })),
    ]);
    expect(arabic.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    expect(arabic[0]?.label).toMatch(/[ء-ي]/);
    expect(english[0]?.label).toMatch(/^[\x20-\x7e]+$/);
  });

  it('answers with one job request and one contract by name', async () => {
    const [request] = await runCall('getJobRequests', asked());
    const [contract] = await runCall('getContractList', asked());
    if (!request || !contract) throw new Error('The demo candidate has neither');
    await expect(runCall('getJobDescription', asked({ query: { name: request.name } }))).resolves.toMatchObject({
      name: request.name,
      job_title: request.job_title,
    });
    await expect(runCall('getContract', asked({ query: { name: contract.name } }))).resolves.toMatchObject({
      name: contract.name,
      title: contract.title,
    });
  });

  it('hands over a file under the address that its record says', async () => {
    const { upload_cv } = await runCall('getProfile', asked());
    const file = await downloadFile({ address: upload_cv?.file_url ?? '' }, { language: 'en', token });
    expect([file.type, file.size]).toEqual(['application/pdf', upload_cv?.file_size]);
    await expect(downloadFile({ address: '/private/files/none' }, { language: 'en', token })).rejects.toMatchObject({
      apiError: { kind: 'missing', status: 404 },
    });
  });

  it('signs in the demo candidate, whose token reads the profile', async () => {
    const session = await runCall('signIn', { language: 'en', query: { usr, password } });
    const profile = await runCall('getProfile', { language: 'en', token: session.access_token ?? '' });
    expect(profile.email).toBe(usr);
  });

  it('subscribes an address, and says so the second time', async () => {
    const query = { usr: 'new+subscriber@example.com' };
    await expect(runCall('subscribe', asked({ query }))).resolves.toEqual({ msg: 'success', data: 'Subscriber Added' });
    await expect(runCall('subscribe', asked({ query }))).resolves.toEqual({
      msg: 'success',
      data: 'Already Subscribed',
    });
  });

  it('logs out: the session is over', async () => {
    const { access_token } = await runCall('signIn', { language: 'en', query: { usr, password } });
    const session = { language: 'en', token: access_token ?? '' } as const;
    await expect(runCall('getBio', session)).resolves.toBeTruthy();
    await expect(runCall('logOut', { language: 'en' })).resolves.toBeNull();
    await expect(runCall('getBio', session)).rejects.toMatchObject({ apiError: { kind: 'unauthorized', status: 401 } });
  });

  it('saves the bio that it was asked for', async () => {
    const bio = await runCall('getBio', asked());
    const { name, user: _, ...draft } = bio;
    const saved = await runCall('saveBio', asked({ body: { ...draft, bio: 'Written anew' } }));
    expect(saved.name).toBe(name);
    await expect(runCall('getBio', asked())).resolves.toMatchObject({ bio: 'Written anew', modified: saved.modified });
  });
});

describe('the API refuses', () => {
  it.each([
    [
      'a wrong password',
      'signIn',
      { query: { usr, password: 'wrong' } },
      401,
      'unauthorized',
      'Invalid login credentials',
    ],
    ['a token of nobody', 'getBio', { token: 'nobody' }, 401, 'unauthorized', undefined],
    ['a record that is not there', 'getContract', { query: { name: 'C-0' } }, 404, 'missing', undefined],
    ['an address that is none', 'subscribe', { query: { usr: 'nobody' } }, 417, 'refused', undefined],
  ] as const)('%s', async (_, name, extra, status, kind, message) => {
    const call = runCall(name, asked(extra));
    await expect(call).rejects.toMatchObject({ name: 'CallError', apiError: { kind, status } });
    if (message) await expect(call).rejects.toThrow(message);
  });

  it.each([
    ['status=400', 'badRequest', 400],
    ['status=401', 'unauthorized', 401],
    ['status=403', 'forbidden', 403],
    ['status=404', 'missing', 404],
    ['status=409', 'duplicate', 409],
    ['status=413', 'tooLarge', 413],
    ['status=417', 'refused', 417],
    ['status=429', 'throttled', 429],
    ['status=500', 'server', 500],
    ['status=503', 'maintenance', 503],
    ['html', 'unreadable', null],
    ['truncated', 'unreadable', null],
    ['message-string', 'unreadable', null],
    ['msg-error', 'refused', null],
    ['session-expired', 'unauthorized', 401],
  ])('with the fault %s, which is of kind %s', async (provoked, kind, status) => {
    apiError = provoked;
    await expect(runCall('getInvoices', asked())).rejects.toMatchObject({ apiError: { kind, status } });
    const retryAfter = status === 429 || status === 503 ? 30 : null;
    await expect(runCall('getInvoices', asked())).rejects.toMatchObject({ apiError: { retryAfter } });
  });

  it.each(['empty', 'null'])('a record with the fault %s, which leaves a list empty', async (provoked) => {
    apiError = provoked;
    await expect(runCall('getProfile', asked())).rejects.toMatchObject({ apiError: { kind: 'unreadable' } });
    await expect(runCall('getInvoices', asked())).resolves.toEqual([]);
  });

  it('a registration with what is wrong in each field', async () => {
    await expect(runCall('registerCandidate', asked({ body: { usr: 'nobody' } }))).rejects.toMatchObject({
      apiError: { kind: 'refused', status: 417, fields: { usr: expect.any(String), password: expect.any(String) } },
    });
  });
});
