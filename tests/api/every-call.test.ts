import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicRead } from '../../api/http/public-reads.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { read, readRecord, readRows } from './reading.ts';
import { type CallOptions, createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let names: { rfq: string; contract: string; invoice: string };
let link: string;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  const [request] = await readRows(await api.call('getJobRequests', { token }));
  const [contract] = await readRows(await api.call('getContractList', { token }));
  const [invoice] = await readRows(await api.call('getInvoices', { token }));
  link = String((await readRecord(await api.call('createProfileLink', { token, body: '{}' }))).token);
  names = { rfq: String(request?.name), contract: String(contract?.name), invoice: String(invoice?.name) };
});
afterAll(() => api.close());

const rows = Object.entries<Call>(calls) as [CallName, Call][]; // `calls` is a literal, so these are all its keys
const reads = rows.filter(([, call]) => call.verb === 'GET' && call.reads !== 'file');
const personal = rows.filter(([, call]) => call.isPersonal);

function queryOf(name: CallName): Record<string, string> {
  if (name === 'getJobDescription') return { name: names.rfq };
  if (name === 'getSharedProfile') return { token: link };
  if (name === 'getInvoice') return { name: names.invoice };
  return name === 'getContract' ? { name: names.contract } : {};
}

function asking(name: CallName, rest: CallOptions = {}): CallOptions {
  return { query: queryOf(name), ...(calls[name].isPersonal ? { token } : {}), ...rest };
}

describe.each(reads)('%s', (name, call) => {
  it.each(['en', 'ar'])('replies in %s with data that the contract can read', async (language) => {
    const response = await api.call(name, asking(name, { language }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe(isPublicRead(name) ? 'no-cache' : 'no-store');
    expect(response.headers.has('etag')).toBe(isPublicRead(name) || name === 'getNotifications');
    const { message, data } = await read(response);
    expect(message).toMatchObject({ msg: 'success' });
    expect(() => call.reply.create(data)).not.toThrow();
    expect(data).not.toEqual([]);
  });

  it('rejects another verb', async () => {
    const { status, excType } = await read(await api.call(name, asking(name, { method: 'POST' })));
    expect([status, excType]).toEqual([403, 'PermissionError']);
  });

  it('sends each language where it takes one', async () => {
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map(async (language) => (await api.call(name, asking(name, { language }))).text()),
    );
    if (call.language) expect(english).not.toBe(arabic);
    expect(arabic).not.toMatch(/"(en|ar)":"/);
  });
});

describe.each(personal)('%s', (name) => {
  const body = calls[name].body === 'json' ? '{}' : undefined;
  it.each([
    ['no token', {}],
    ['a wrong token', { Authorization: 'Bearer nobody' }],
    ['a token of two schemes', { Authorization: 'Bearer token nobody' }],
    ['an empty header', { Authorization: '' }],
  ])('is rejected with %s', async (_, headers) => {
    const { status, excType } = await read(await api.call(name, { query: queryOf(name), headers, body }));
    expect([status, excType]).toEqual([401, 'AuthenticationError']);
  });
});

it.each(rows.filter(([, call]) => !call.isPersonal && call.verb === 'GET'))(
  '%s replies although the request has an expired token',
  async (name) => {
    expect((await api.call(name, { query: queryOf(name), token: 'stale' })).status).toBe(200);
  },
);

it('reads an unknown language as English', async () => {
  const [unknown, english] = await Promise.all(
    ['xx', 'en'].map(async (language) => (await api.call('getTranslationText', { language })).text()),
  );
  expect(unknown).toBe(english);
});

it('lists only the taxes of the requested company', async () => {
  expect(await readRows(await api.call('getTaxList', { token, query: { company: 'XX' } }))).toEqual([]);
});
