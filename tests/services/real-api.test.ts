import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import { downloadFile } from '../../src/services/download.ts';
import type { Request } from '../../src/services/http.ts';
import { createTestApi, demoAccount, type TestApi } from '../api/test-api.ts';
import { routeFetch } from './route-fetch.ts';
import { runCall } from './run-call.ts';

let api: TestApi;
let token: string;
let fault: string | null = null;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
beforeEach(() => {
  fault = null;
  routeFetch(api, () => fault);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api.close());

const requestWith = (extra: Partial<Request> = {}): Request => ({ language: 'en', token, ...extra });
const { email: usr, password } = demoAccount;

/** They need a name, an address or a token. */
const withQuery = ['getJobDescription', 'getContract', 'getInvoice', 'downloadFile', 'getSharedProfile'];
const lists = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].verb === 'GET' && !withQuery.includes(name),
);

describe('the API', () => {
  it.each(lists)('responds to %s in both languages with data', async (name) => {
    for (const language of ['en', 'ar'] as const) {
      const reply = await runCall(name, requestWith({ language }));
      expect(Object.keys(Object(reply)).length).toBeGreaterThan(0);
    }
  });

  it('responds in the requested language', async () => {
    const [english, arabic] = await Promise.all([
      runCall('getRegions', requestWith()),
      runCall('getRegions', requestWith({ language: 'ar' })),
    ]);
    expect(arabic.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    expect(arabic[0]?.label).toMatch(/[ء-ي]/);
    expect(english[0]?.label).toMatch(/^[\x20-\x7e]+$/);
  });

  it('returns one job request and one contract by name', async () => {
    const [request] = await runCall('getJobRequests', requestWith());
    const [contract] = await runCall('getContractList', requestWith());
    if (!request || !contract) throw new Error('The demo candidate has neither');
    await expect(runCall('getJobDescription', requestWith({ query: { name: request.name } }))).resolves.toMatchObject({
      name: request.name,
      job_title: request.job_title,
    });
    await expect(runCall('getContract', requestWith({ query: { name: contract.name } }))).resolves.toMatchObject({
      name: contract.name,
      title: contract.title,
    });
  });

  it('returns a file under the address in its record', async () => {
    const { upload_cv } = await runCall('getProfile', requestWith());
    const file = await downloadFile(
      { address: upload_cv?.file_url ?? '', fileName: 'cv.pdf' },
      { language: 'en', token },
    );
    expect([file.type, file.size]).toEqual(['application/pdf', upload_cv?.file_size]);
    await expect(
      downloadFile({ address: '/private/files/none', fileName: 'none' }, { language: 'en', token }),
    ).rejects.toMatchObject({
      apiError: { kind: 'missing', status: 404 },
    });
  });

  it('signs in the demo candidate with a token that can read the profile', async () => {
    const session = await runCall('signIn', { language: 'en', query: { usr, password } });
    const profile = await runCall('getProfile', { language: 'en', token: session.access_token ?? '' });
    expect(profile.email).toBe(usr);
  });

  it('subscribes an address, and reports a second subscription', async () => {
    const query = { usr: 'new+subscriber@example.com' };
    await expect(runCall('subscribe', requestWith({ query }))).resolves.toEqual({
      msg: 'success',
      data: 'Subscriber Added',
    });
    await expect(runCall('subscribe', requestWith({ query }))).resolves.toEqual({
      msg: 'success',
      data: 'Already Subscribed',
    });
  });

  it('ends the session on log-out', async () => {
    const { access_token } = await runCall('signIn', { language: 'en', query: { usr, password } });
    const session = { language: 'en', token: access_token ?? '' } as const;
    await expect(runCall('getBio', session)).resolves.toBeTruthy();
    await expect(runCall('logOut', { language: 'en' })).resolves.toBeNull();
    await expect(runCall('getBio', session)).rejects.toMatchObject({ apiError: { kind: 'unauthorized', status: 401 } });
  });

  it('saves the bio', async () => {
    const bio = await runCall('getBio', requestWith());
    const { name, user: _, ...draft } = bio;
    const saved = await runCall('saveBio', requestWith({ body: { ...draft, bio: 'Rewritten' } }));
    expect(saved.name).toBe(name);
    await expect(runCall('getBio', requestWith())).resolves.toMatchObject({
      bio: 'Rewritten',
      modified: saved.modified,
    });
  });
});

describe('the API rejects', () => {
  it.each([
    [
      'a wrong password',
      'signIn',
      { query: { usr, password: 'wrong' } },
      401,
      'unauthorized',
      'Invalid login credentials',
    ],
    ['an unknown token', 'getBio', { token: 'nobody' }, 401, 'unauthorized', undefined],
    ['a missing record', 'getContract', { query: { name: 'C-0' } }, 404, 'missing', undefined],
    ['an invalid address', 'subscribe', { query: { usr: 'nobody' } }, 417, 'refused', undefined],
  ] as const)('%s', async (_, name, extra, status, kind, message) => {
    const call = runCall(name, requestWith(extra));
    await expect(call).rejects.toMatchObject({ name: 'CallError', apiError: { kind, status } });
    if (message) await expect(call).rejects.toThrow(message);
  });

  it.each([
    ['status=400', 'foreignSession', 400],
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
  ])('a call with the fault %s as kind %s', async (provoked, kind, status) => {
    fault = provoked;
    await expect(runCall('getInvoices', requestWith())).rejects.toMatchObject({ apiError: { kind, status } });
    const retryAt = status === 429 || status === 503 ? expect.any(Number) : null;
    const reference = (status ?? 0) >= 500 ? expect.stringMatching(/^\w+$/) : null;
    await expect(runCall('getInvoices', requestWith())).rejects.toMatchObject({ apiError: { retryAt, reference } });
  });

  it.each(['empty', 'null'])('a record with the fault %s, for which a list is empty', async (provoked) => {
    fault = provoked;
    await expect(runCall('getProfile', requestWith())).rejects.toMatchObject({ apiError: { kind: 'unreadable' } });
    await expect(runCall('getInvoices', requestWith())).resolves.toEqual([]);
  });

  it('an invalid registration with a message for each field', async () => {
    await expect(runCall('registerCandidate', requestWith({ body: { usr: 'nobody' } }))).rejects.toMatchObject({
      apiError: { kind: 'refused', status: 417, fields: { usr: expect.any(String), password: expect.any(String) } },
    });
  });
});
